package org.escargot.generator.makers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.Search;
import org.escargot.generator.wish.HodokuWish;
import org.escargot.generator.wish.HodokuWish.Techniques;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.solver.SimpleSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MakersTest {
    private static final CellSet MASK = Givens.of(
                    ".1...1.1.1..1.1..1..1...1..1..1.1..1..1...1..1..1.1..1..1..1...1..1..1.1..1.1...1")
            .cells();

    private static void isProper(Givens puzzle) {
        assertThat(new SimpleSolver().count(puzzle, 2)).isEqualTo(1);
    }

    @Test
    void theCluesOfAMaskStandInAllOfItsCells() {
        for (int i = 0; i < 3; i++) {
            Givens puzzle = new PuzzleGenerator(Recipe.PLAIN.with(MASK))
                    .generate(1, i, 100)
                    .orElseThrow()
                    .puzzle();

            assertThat(puzzle.cells()).isEqualTo(MASK);
            isProper(puzzle);
        }
    }

    @Test
    void aTechniqueThatIsWantedIsTakenAndAForbiddenOneIsNot() {
        HodokuWish wish = HodokuWish.levels(HodokuLevel.HARD, HodokuLevel.HARD)
                .withTechniques(new Techniques(Set.of(Technique.SKYSCRAPER), Set.of(), Set.of(Technique.NAKED_PAIR)));
        Givens puzzle = new PuzzleGenerator(Recipe.PLAIN.with(wish))
                .generate(1, 0, 5_000)
                .orElseThrow()
                .puzzle();

        assertThat(new HodokuScale().climb(puzzle).steps())
                .extracting(step -> step.technique())
                .contains(Technique.SKYSCRAPER)
                .doesNotContain(Technique.NAKED_PAIR);
    }

    @Test
    void theNearestIsKeptForWhoGivesUp() {
        HodokuWish wish = HodokuWish.levels(HodokuLevel.HARD, HodokuLevel.HARD).withScore(1599, 1600);
        Search search = new PuzzleGenerator(Recipe.PLAIN.with(wish)).search(1, 0);

        assertThat(search.attempt(20)).isEmpty();
        assertThat(search.attempts()).isEqualTo(20);
        assertThat(search.nearest()).isPresent();
        assertThat(search.nearestLabel()).startsWith("level=");
    }

    @Test
    void stoppingAndGoingOnMakesNoDifference() {
        Recipe recipe = Recipe.PLAIN.with(HodokuWish.levels(HodokuLevel.HARD, HodokuLevel.HARD));
        Search search = new PuzzleGenerator(recipe).search(4, 2);
        while (search.nearest().isEmpty()) {
            assertThat(search.attempt(1)).isEmpty();
        }

        assertThat(search.attempt(1_000)).isEqualTo(new PuzzleGenerator(recipe).generate(4, 2, 1_000));
    }

    @Test
    void weightsAreBinomialCoefficients() {
        assertThat(MonotoneMaker.weight(0)).hasToString("1");
        assertThat(MonotoneMaker.weight(2)).hasToString("3240");
        assertThat(MonotoneMaker.weight(24)).isLessThan(MonotoneMaker.weight(25));
        assertThat(MonotoneMaker.weight(81)).hasToString("1");
    }

    /// One of the published kind costs some 256,000 tries, and plainly weighed their mean is 25.66 clues with a
    /// standard deviation of about 1.1; five standard errors of 30 puzzles are 1.
    @Test
    @Tag("full")
    void unbiasedPuzzlesAreMinimalAndHaveMoreClues() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN.with(Recipe.GridSource.UNBIASED));
        double mean = IntStream.range(0, 30)
                .mapToObj(i -> generator.generate(1, i, 100_000).orElseThrow().puzzle())
                .peek(puzzle -> assertThat(new Minimizer().isMinimal(puzzle)).isTrue())
                .mapToInt(puzzle -> puzzle.cells().size())
                .average()
                .orElseThrow();

        assertThat(mean).isBetween(24.66, 26.66);
    }
}

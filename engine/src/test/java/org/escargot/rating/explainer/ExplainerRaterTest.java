package org.escargot.rating.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.SoftAssertions;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.TestPuzzles;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.solver.SimpleSolver;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ExplainerRaterTest {
    private static final String SOLVED =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    private final ExplainerRater rater = new ExplainerRater();

    /// Puzzles of our own, one or two for each rating that they reached.
    @Test
    void ourPuzzlesKeepTheirRatings() {
        assertRated(TestPuzzles.lines("/rating/explainer.txt"), 0, 89);
    }

    @Test
    @Tag("full")
    void ourHardestPuzzlesKeepTheirRatings() {
        assertRated(TestPuzzles.lines("/rating/explainer.txt"), 90, 200);
    }

    /// Puzzles rated by the program itself.
    @Test
    void easyAndMediumPuzzlesAreRatedAsByTheProgram() {
        assertRated(programsRatings(), 0, 62);
    }

    @Test
    @Tag("full")
    void hardPuzzlesAreRatedAsByTheProgram() {
        assertRated(programsRatings(), 63, 200);
    }

    @Test
    void candidatesAloneAreRatedLikeTheGivensTheyComeFrom() {
        for (String line : TestPuzzles.lines("/rating/explainer.txt").subList(0, 20)) {
            Givens givens = Givens.of(line.split("\t", -1)[0]);
            assertThat(rater.rate(Pencilmarks.of(givens))).as(line).isEqualTo(rater.rate(givens));
        }
    }

    @Test
    void aFullGridNeedsNoStep() {
        assertThat(rater.rate(Givens.of(SOLVED))).isEqualTo(new ExplainerRating(0, 0, 0, null, RatingEnd.RATED));
    }

    @Test
    void oneMissingDigitIsTheEasiestStep() {
        assertThat(rater.rate(Givens.of("." + SOLVED.substring(1))))
                .isEqualTo(new ExplainerRating(10, 10, 10, ExplainerTechnique.HIDDEN_SINGLE, RatingEnd.RATED));
    }

    @Test
    void whatBreaksTheRulesIsAContradiction() {
        assertThat(ends("11" + ".".repeat(79))).isEqualTo(RatingEnd.CONTRADICTION);
        assertThat(ends("2" + SOLVED.substring(1))).isEqualTo(RatingEnd.CONTRADICTION);
        assertThat(ends("12345678." + "........9" + ".".repeat(63))).isEqualTo(RatingEnd.CONTRADICTION);
    }

    private RatingEnd ends(String puzzle) {
        return rater.rate(Givens.of(puzzle)).end();
    }

    /// Two rectangles of two digits each are left, in both of which the digits can be exchanged.
    @Test
    void withSeveralSolutionsNoRungFindsAnything() {
        String puzzle = SOLVED.replaceAll("[14]", ".");

        assertThat(rater.rate(Givens.of(puzzle)).end()).isEqualTo(RatingEnd.WITHOUT_STEP);
        assertThat(rater.rate(Givens.of(puzzle)).er()).isEqualTo(ExplainerRating.UNSOLVED);
    }

    @Test
    void aStepAboveTheLimitEndsTheRating() {
        for (String line : TestPuzzles.lines("/rating/explainer.txt").subList(0, 40)) {
            Givens givens = Givens.of(line.split("\t", -1)[0]);
            ExplainerRating rating = rater.rate(givens);
            assertThat(rater.rate(givens, RatingLimits.upTo(rating.er()))).isEqualTo(rating);
            assertThat(rater.rate(givens, RatingLimits.upTo(rating.er() - 1)).end())
                    .isEqualTo(RatingEnd.ABOVE_LIMIT);
        }
    }

    @Test
    void aRatingStopsWhenItIsAskedTo() {
        Givens empty = Givens.of(".".repeat(81));
        AtomicInteger asked = new AtomicInteger();

        ExplainerRating rating =
                rater.rate(empty, new RatingLimits(ExplainerRating.UNSOLVED, () -> asked.incrementAndGet() > 20));

        assertThat(rating.end()).isEqualTo(RatingEnd.STOPPED);
        assertThat(asked).hasValue(21);
    }

    @Test
    void aPathLeadsToTheSolutionAndHasTheRatings() {
        for (String line : TestPuzzles.lines("/rating/explainer.txt").subList(0, 60)) {
            Givens givens = Givens.of(line.split("\t", -1)[0]);
            List<ExplainerStep> path = rater.path(givens).steps();
            Pencilmarks marks = Pencilmarks.of(givens);
            for (ExplainerStep step : path) {
                marks = step.effects().applyTo(marks);
            }
            ExplainerRating rating = rater.rate(givens);

            assertThat(rater.path(givens).rating()).isEqualTo(rating);
            assertThat(marks.grid()).isEqualTo(new SimpleSolver().solve(givens).orElseThrow());
            assertThat(path.getFirst().rating()).isEqualTo(rating.ed());
            assertThat(path.stream().mapToInt(ExplainerStep::rating).max()).hasValue(rating.er());
        }
    }

    @Test
    void withoutShortcutsEveryStepIsTheSame() {
        assertSamePaths(TestPuzzles.lines("/rating/explainer.txt"), 0, 79);
    }

    @Test
    @Tag("full")
    void withoutShortcutsEveryStepOfTheHardestIsTheSame() {
        assertSamePaths(TestPuzzles.lines("/rating/explainer.txt"), 80, 200);
        assertSamePaths(programsRatings(), 70, 200);
    }

    private void assertSamePaths(List<String> lines, int lowest, int highest) {
        ExplainerRater slow = ExplainerRater.withoutShortcuts();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            int er = Integer.parseInt(fields[1].replace(".", ""));
            if (er >= lowest && er <= highest) {
                Givens givens = Givens.of(fields[0]);
                assertThat(rater.path(givens)).as(line).isEqualTo(slow.path(givens));
            }
        }
    }

    @Test
    void diamondsAndPearlsAreToldByTheirRatings() {
        assertThat(rated(72, 72, 72).isDiamond()).isTrue();
        assertThat(rated(72, 72, 12).isDiamond()).isFalse();
        assertThat(rated(72, 72, 12).isPearl()).isTrue();
        assertThat(rated(72, 12, 12)).hasToString("7.2/1.2/1.2");
    }

    private static ExplainerRating rated(int er, int ep, int ed) {
        return new ExplainerRating(er, ep, ed, ExplainerTechnique.FORCING_CHAIN_OR_CYCLE, RatingEnd.RATED);
    }

    private static List<String> programsRatings() {
        List<String> lines =
                TestPuzzles.shared("data/logic/explainer-rated.tsv").orElse(List.of());
        Assumptions.assumeFalse(lines.isEmpty());
        return lines;
    }

    private void assertRated(List<String> lines, int lowest, int highest) {
        SoftAssertions softly = new SoftAssertions();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            int er = Integer.parseInt(fields[1].replace(".", ""));
            if (er >= lowest && er <= highest) {
                String rated = fields[1] + "/" + fields[2] + "/" + fields[3];
                softly.assertThat(rater.rate(Givens.of(fields[0])))
                        .as(fields[0])
                        .hasToString(rated);
            }
        }
        softly.assertAll();
    }
}

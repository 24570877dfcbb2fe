package org.escargot.generator.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.Many;
import org.escargot.format.Flaw;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Symmetry;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLevel;
import org.escargot.rating.VariantPath;
import org.escargot.rating.human.OtherBoardTime;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;
import org.escargot.solver.general.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is asked of the path of a puzzle with rules of its own is true of the puzzle that is made.
class VariantWishTest {
    private static final int ATTEMPTS = 1_000;

    @ParameterizedTest
    @CsvSource({"'', 9", "jigsaw, 9", "diagonal, 9", "windoku, 9", "anti-knight, 9", "even-odd, 9", "jigsaw, 6", "'', 6"
    })
    void thePuzzleHasTheLevel(String rules, int size) {
        // Hardly any small puzzle is extreme.
        VariantLevel hardest = size < 9 ? VariantLevel.HARD : VariantLevel.EXTREME;
        for (VariantLevel level : EnumSet.range(VariantLevel.EASY, hardest)) {
            for (int index = 0; index < Many.of(1, 5); index++) {
                check(recipe(rules, size).with(VariantWish.of(level)), level, index);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"9, EASY", "9, MEDIUM", "6, EASY", "6, MEDIUM", "4, EASY"})
    void cagesAreMadeSmallerForTheLevel(int size, VariantLevel level) {
        for (int index = 0; index < Many.of(1, 3); index++) {
            check(recipe("killer", size).with(VariantWish.of(level)), level, index);
        }
    }

    @ParameterizedTest
    @CsvSource({"ROTATIONAL_180", "FULL"})
    void thePuzzleKeepsItsSymmetry(Symmetry symmetry) {
        VariantRecipe diagonal = recipe("diagonal", 9).with(symmetry).with(VariantWish.of(VariantLevel.EASY));
        Variant puzzle = made(diagonal, 0).puzzle();

        for (int[] orbit : new BoardMaps(symmetry, 9).orbits()) {
            assertThat(Arrays.stream(orbit)
                            .mapToObj(place -> puzzle.givens().filled().contains(place))
                            .distinct())
                    .hasSize(1);
        }
        VariantRecipe killer = recipe("killer", 6).withShapes(symmetry).with(VariantWish.of(VariantLevel.EASY));
        check(killer, VariantLevel.EASY, 0);
    }

    private static void check(VariantRecipe recipe, VariantLevel level, int index) {
        GeneratedVariant made = made(recipe, index);
        VariantPath path = VariantPath.of(start(made.puzzle()));

        assertThat(path.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(path.level()).isEqualTo(level);
        assertThat(made.label()).isEqualTo("level=" + level.title() + " ladder=2 calibrated=false");
        assertThat(made.puzzle().isSolvedBy(made.solution())).isTrue();
        assertThat(new GeneralSolver().count(made.puzzle(), 2, RulesSolver.NEVER))
                .isEqualTo(new Tally.Exactly(1));
        assertThat(made(recipe, index)).isEqualTo(made);
    }

    @ParameterizedTest
    @CsvSource({
        "diagonal, 9, X_WING",
        "jigsaw, 9, HIDDEN_PAIR",
        "windoku, 9, XY_WING",
        "anti-king, 9, NAKED_TRIPLE",
        "killer, 9, INNIE",
        "killer, 9, KILLER_PAIR",
        "killer, 6, CAGE_SINGLE_COMBINATION"
    })
    void thePathTakesTheTechnique(String rules, int size, Technique technique) {
        VariantWish wish = new VariantWish(Optional.empty(), Set.of(technique), Set.of(), Optional.empty());

        assertThat(taken(made(recipe(rules, size).with(wish), 0).puzzle())).contains(technique);
    }

    @Test
    void thePathDoesWithoutWhatIsNotWanted() {
        Set<Technique> pairs = EnumSet.of(Technique.NAKED_PAIR, Technique.HIDDEN_PAIR);
        VariantWish wish = new VariantWish(Optional.of(VariantLevel.MEDIUM), Set.of(), pairs, Optional.empty());

        assertThat(taken(made(recipe("jigsaw", 9).with(wish), 0).puzzle())).doesNotContainAnyElementsOf(pairs);
    }

    @Test
    void minutesAreThoseOfTheHumanScale() {
        VariantWish wish =
                new VariantWish(Optional.empty(), Set.of(), Set.of(), Optional.of(new VariantWish.Minutes(60, 120)));
        GeneratedVariant made = made(recipe("windoku", 9).with(wish), 0);
        VariantPath path = VariantPath.of(start(made.puzzle()));

        assertThat(OtherBoardTime.tenths(path.start(), path.bareSteps())).isBetween(60, 120);
        assertThat(made.label()).matches("level=.* ladder=2 minutes=\\d+\\.\\d calibrated=false");
    }

    @Test
    void aSearchThatDidNotEndHasTheNearest() {
        VariantWish wish = new VariantWish(
                Optional.of(VariantLevel.EASY), Set.of(Technique.JELLYFISH), Set.of(), Optional.empty());
        VariantSearch search = new VariantGenerator(recipe("jigsaw", 6).with(wish)).search(1, 0);

        assertThat(search.attempt(3)).isEmpty();
        assertThat(search.nearest()).isPresent();
        assertThat(search.nearestLabel()).startsWith("level=Easy");
    }

    @Test
    void whatNoLadderCanSayIsSaidAtOnce() {
        assertThat(problem("jigsaw", 12, Technique.X_WING)).contains(VariantFlaw.STEPS_AND_SIZE);
        assertThat(problem("jigsaw", 9, Technique.UNIQUENESS_TEST_1)).contains(VariantFlaw.TECHNIQUE_OF_USUAL);
        assertThat(problem("jigsaw", 9, Technique.INNIE)).contains(VariantFlaw.TECHNIQUE_OF_CAGES);
        assertThat(problem("killer", 9, Technique.INNIE)).isEmpty();
    }

    private static Optional<Flaw.Kind> problem(String rules, int size, Technique technique) {
        VariantWish wish = new VariantWish(Optional.empty(), Set.of(technique), Set.of(), Optional.empty());
        return VariantProblems.of(recipe(rules, size).with(wish)).map(Flaw::kind);
    }

    private static VariantRecipe recipe(String rules, int size) {
        return new VariantRecipe(
                Stream.of(rules.split(","))
                        .flatMap(rule -> VariantKind.of(rule).stream())
                        .collect(Collectors.toSet()),
                size);
    }

    private static GeneratedVariant made(VariantRecipe recipe, int index) {
        return new VariantGenerator(recipe).generate(7, index, ATTEMPTS).orElseThrow();
    }

    private static Pencilmarks start(Variant puzzle) {
        return ((Lowering.Lowered) Lowering.of(puzzle)).start();
    }

    private static Set<Technique> taken(Variant puzzle) {
        return VariantPath.of(start(puzzle)).bareSteps().stream()
                .map(step -> step.technique())
                .collect(Collectors.toSet());
    }
}

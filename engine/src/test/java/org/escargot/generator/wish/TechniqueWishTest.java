package org.escargot.generator.wish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.makers.Minimizer;
import org.escargot.generator.practice.Context;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Seeds;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Puzzles for one technique, checked by plain climbs of a ladder.
class TechniqueWishTest {
    private static final HodokuScale SCALE = new HodokuScale();
    private static final Set<Technique> SINGLES =
            EnumSet.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE);

    private static Givens make(Technique technique, Context context, int index) {
        Recipe recipe = Recipe.PLAIN.with(new TechniqueWish(technique, context));
        return new PuzzleGenerator(recipe)
                .generate(1, index, 200_000)
                .orElseThrow()
                .puzzle();
    }

    private static Context context(String text) {
        return Context.of(text).orElseThrow();
    }

    private static Set<Technique> taken(List<Step> steps) {
        Set<Technique> taken = EnumSet.noneOf(Technique.class);
        steps.forEach(step -> taken.add(step.technique()));
        return taken;
    }

    @ParameterizedTest
    @EnumSource(names = {"POINTING", "HIDDEN_TRIPLE", "SKYSCRAPER", "HIDDEN_RECTANGLE", "XY_CHAIN", "AIC", "ALS_XZ"})
    void thePathTakesItBeforeAnythingHarder(Technique technique) {
        assertEasiestNextStep(technique, 1);
    }

    /// Every technique that can be asked for and has a rung on the ladder of docs/ratings.md.
    @Tag("many")
    @ParameterizedTest
    @MethodSource("onTheLadder")
    void everyTechniqueOfTheLadderIsTheEasiestNextStep(Technique technique) {
        assertEasiestNextStep(technique, 2);
    }

    static Stream<Technique> onTheLadder() {
        return SCALE.ladder().stream()
                .flatMap(finder -> finder.finds().stream())
                .filter(technique -> !SINGLES.contains(technique))
                .filter(technique -> technique.practice().isPossible());
    }

    /// On the path by which the puzzle is rated nothing above the technique's rung comes before it.
    private static void assertEasiestNextStep(Technique technique, int puzzles) {
        for (int i = 0; i < puzzles; i++) {
            Givens puzzle = make(technique, Context.USUAL, i);
            List<Technique> order =
                    SCALE.climb(puzzle).steps().stream().map(Step::technique).toList();
            int first = order.indexOf(technique);

            assertThat(new BandSolver().count(puzzle, 2)).isEqualTo(1);
            assertThat(first).as("%s in %s", technique, puzzle).isNotNegative();
            assertThat(order.subList(0, first))
                    .allMatch(earlier -> rung(SCALE.ladder(), earlier) <= rung(SCALE.ladder(), technique));
        }
    }

    private static int rung(List<Finder> rungs, Technique technique) {
        int rung = 0;
        while (!rungs.get(rung).finds().contains(technique)) {
            rung++;
        }
        return rung;
    }

    /// Every technique with seeds: each seed must itself meet the wish.
    @ParameterizedTest
    @MethodSource("seeded")
    void seedsNeedWhatTheyAreKeptFor(Technique technique) {
        for (Givens seed : TechniqueSeeds.of(technique)) {
            assertThat(new BandSolver().count(seed, 2)).isEqualTo(1);
            assertThat(new TechniqueWish(technique, Context.USUAL).judge(seed).isMet())
                    .isTrue();
        }
    }

    static Stream<Technique> seeded() {
        return Stream.of(Technique.values()).filter(technique -> technique.seeds() != Seeds.NONE);
    }

    @Test
    void whatIsSeededHasSeedsAndCanBeAskedFor() {
        assertThat(seeded())
                .allMatch(technique -> !TechniqueSeeds.of(technique).isEmpty()
                        && technique.practice().isPossible());
        assertThat(seeded().map(Technique::seeds)).containsAll(EnumSet.complementOf(EnumSet.of(Seeds.NONE)));
    }

    @Test
    void aRarityIsMadeFromItsSeedsAndIsNoneOfThem() {
        Givens puzzle = make(Technique.AVOIDABLE_RECTANGLE_2, Context.USUAL, 0);

        assertThat(taken(SCALE.climb(puzzle).steps())).contains(Technique.AVOIDABLE_RECTANGLE_2);
        assertThat(new BandSolver().count(puzzle, 2)).isEqualTo(1);
        assertThat(new Minimizer().isMinimal(puzzle)).isTrue();
    }

    @Tag("many")
    @Test
    void withSinglesAroundTheFirstStepIsTheKey() {
        Givens puzzle = make(Technique.X_WING, context("singles-x-singles"), 0);
        SolvePath begun = solve(Pencilmarks.of(puzzle), puzzle, SINGLES);
        LogicSolver wing = new LogicSolver(finders(EnumSet.of(Technique.X_WING)));
        Step step = wing.next(new Facts(begun.end(), puzzle)).orElseThrow();

        assertThat(begun.outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(SCALE.climb(puzzle).steps().stream()
                        .map(Step::technique)
                        .filter(technique -> !SINGLES.contains(technique)))
                .containsExactly(Technique.X_WING);
        assertThat(solve(step.effects().applyTo(begun.end()), puzzle, SINGLES).outcome())
                .isEqualTo(Outcome.SOLVED);
    }

    @Test
    void theSimpleSetAroundATechniqueSolvesWithIt() {
        Set<Technique> simple = EnumSet.noneOf(Technique.class);
        Stream.of(Technique.values()).filter(Context::isSimple).forEach(simple::add);
        Givens puzzle = make(Technique.W_WING, context("ssts-x-ssts"), 0);
        Set<Technique> more = EnumSet.copyOf(simple);
        more.add(Technique.W_WING);

        assertThat(solve(Pencilmarks.of(puzzle), puzzle, more).outcome()).isEqualTo(Outcome.SOLVED);
    }

    private static SolvePath solve(Pencilmarks marks, Givens puzzle, Set<Technique> techniques) {
        return new LogicSolver(finders(techniques)).solve(marks, puzzle);
    }

    private static List<Finder> finders(Set<Technique> techniques) {
        return SCALE.ladder().stream()
                .filter(finder -> techniques.containsAll(finder.finds()))
                .toList();
    }

    @Test
    void contextsAreReadAndNonsenseIsNot() {
        assertThat(Context.of("easier-x-any")).contains(Context.USUAL);
        assertThat(Context.of("ssts-x-singles")).contains(new Context(Context.Around.SSTS, Context.Around.SINGLES));
        assertThat(Context.of("ssts")).isEmpty();
        assertThat(Context.of("ssts-x-hard")).isEmpty();
    }

    /// What the refusal claims, in positions that random puzzles lead to: with such a step there is an easier one.
    @Test
    void whatIsRefusedNeverIsTheEasiestStep() {
        List<Finder> never = Finders.ALL.stream()
                .filter(finder -> finder.finds().stream().allMatch(TechniqueWishTest::isSmallOrHasComplement))
                .toList();
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
        assertThat(never).isNotEmpty();
        for (int i = 0; i < 60; i++) {
            Givens puzzle = generator.generate(2, i, 1).orElseThrow().puzzle();
            SolvePath path = SCALE.climb(puzzle);
            if (path.outcome() == Outcome.INCOMPLETE) {
                var facts = new Facts(path.end(), puzzle);
                assertThat(new LogicSolver(never).next(facts)).isEmpty();
            }
        }
    }

    private static boolean isSmallOrHasComplement(Technique technique) {
        return UnavailableTechniques.reason(technique)
                .filter(reason -> reason.sentence().contains("never"))
                .isPresent();
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> make(Technique.LEVIATHAN, Context.USUAL, 0)).hasMessageContaining("smaller fish");
        assertThatThrownBy(() -> make(Technique.NAKED_QUINTUPLE, Context.USUAL, 0))
                .hasMessageContaining("smaller subset");
        assertThat(Stream.of(Technique.values())
                        .filter(technique -> technique.family() == Family.SUBSETS)
                        .filter(technique ->
                                UnavailableTechniques.reason(technique).isPresent()))
                .hasSize(8);
    }

    @Test
    void severalWishesAreMetTogether() {
        Wish both = new AllWishes(List.of(
                new TechniqueWish(Technique.SKYSCRAPER, Context.USUAL),
                new TechniqueWish(Technique.X_WING, Context.USUAL)));
        Givens puzzle = new PuzzleGenerator(Recipe.PLAIN.with(both))
                .generate(1, 0, 100_000)
                .orElseThrow()
                .puzzle();

        assertThat(taken(SCALE.climb(puzzle).steps())).contains(Technique.SKYSCRAPER, Technique.X_WING);
    }
}

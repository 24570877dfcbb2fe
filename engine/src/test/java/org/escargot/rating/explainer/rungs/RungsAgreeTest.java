package org.escargot.rating.explainer.rungs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Grid;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.MinimalPuzzles;
import org.escargot.logic.fish.BasicFishFinder;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;
import org.escargot.logic.uniqueness.BugFinder;
import org.escargot.logic.uniqueness.BugPlusOneFinder;
import org.escargot.logic.uniqueness.PairCandidates;
import org.escargot.logic.uniqueness.UniqueLoopFinder;
import org.escargot.logic.uniqueness.UniqueRectangle1Finder;
import org.escargot.logic.uniqueness.UniqueRectangle2Finder;
import org.escargot.logic.uniqueness.UniqueRectangle3Finder;
import org.escargot.logic.uniqueness.UniqueRectangle4Finder;
import org.escargot.logic.wings.XyWingFinder;
import org.escargot.logic.wings.XyzWingFinder;
import org.escargot.random.RandomSource;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerStep;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A rung and the finder of `logic` that it doubles find something in the same positions, or neither does. Where the
/// scale asks for more than the finder, the pair says what, and only such steps of the finder count.
///
/// Of unique loops only one half holds: what the rung finds, a finder finds. Direct steps, aligned exclusion, chains
/// and forcing chains have no finder.
class RungsAgreeTest {
    private static final HouseOrder ORDER = HouseOrder.BOX_COLUMN_ROW;

    /// What the rung asks of a step of the finder.
    private interface Demand extends BiPredicate<Facts, Step> {}

    @SuppressWarnings("UnnecessaryLambda") // a method that ignores its parameters would be no plainer
    private static final Demand NOTHING = (_, _) -> true;

    @SuppressWarnings("ImmutableEnumChecker") // rungs keep buffers, and a test asks one at a time
    enum Pair {
        HIDDEN_SINGLE(new HiddenSingleRung(), NOTHING, new FullHouseFinder(ORDER), new HiddenSingleFinder(ORDER)),
        NAKED_SINGLE(new NakedSingleRung(), NOTHING, new NakedSingleFinder()),
        LOCKING(
                new LockingRung(),
                RungsAgreeTest::hasTwoPlaces,
                new LockedCandidatesFinder(Technique.POINTING, Houses.BOXES),
                new LockedCandidatesFinder(Technique.CLAIMING, Houses.LINES)),
        NAKED_PAIR(new NakedSetRung(2, 3.0), RungsAgreeTest::leavesRoom, new NakedSubsetFinder(2, ORDER)),
        NAKED_TRIPLET(new NakedSetRung(3, 3.6), RungsAgreeTest::leavesRoom, new NakedSubsetFinder(3, ORDER)),
        NAKED_QUAD(new NakedSetRung(4, 5.0), RungsAgreeTest::leavesRoom, new NakedSubsetFinder(4, ORDER)),
        HIDDEN_PAIR(new HiddenSetRung(2, 3.4), RungsAgreeTest::leavesRoom, new HiddenSubsetFinder(2, ORDER)),
        HIDDEN_TRIPLET(new HiddenSetRung(3, 4.0), RungsAgreeTest::leavesRoom, new HiddenSubsetFinder(3, ORDER)),
        HIDDEN_QUAD(new HiddenSetRung(4, 5.4), RungsAgreeTest::leavesRoom, new HiddenSubsetFinder(4, ORDER)),
        X_WING(new FishRung(2, 3.2), RungsAgreeTest::hasLines, new BasicFishFinder(2)),
        SWORDFISH(new FishRung(3, 3.8), RungsAgreeTest::hasLines, new BasicFishFinder(3)),
        JELLYFISH(new FishRung(4, 5.2), RungsAgreeTest::hasLines, new BasicFishFinder(4)),
        XY_WING(new WingRung(2, 4.2), NOTHING, new XyWingFinder()),
        XYZ_WING(new WingRung(3, 4.4), NOTHING, new XyzWingFinder()),
        UNIQUE_LOOP(
                new UniqueLoopRung(),
                NOTHING,
                new UniqueRectangle1Finder(PairCandidates.BOTH),
                new UniqueRectangle2Finder(PairCandidates.BOTH),
                new UniqueRectangle3Finder(PairCandidates.BOTH),
                new UniqueRectangle4Finder(PairCandidates.BOTH),
                new UniqueLoopFinder()),
        BUG(new BugRung(), NOTHING, new BugPlusOneFinder(), new BugFinder());

        private final Rung rung;
        private final Demand demand;
        private final List<Finder> finders;

        Pair(Rung rung, Demand demand, Finder... finders) {
            this.rung = rung;
            this.demand = demand;
            this.finders = List.of(finders);
        }

        Optional<FoundStep> rungFinds(Facts facts) {
            CandidateGrid grid = new CandidateGrid();
            grid.load(facts.marks());
            return Optional.ofNullable(rung.find(grid));
        }

        boolean finderFinds(Facts facts) {
            return finders.stream().anyMatch(finder -> finder.find(facts, step -> demand.test(facts, step)));
        }
    }

    /// A digit with one place is no locked one.
    private static boolean hasTwoPlaces(Facts facts, Step step) {
        Locked locked = (Locked) step.pattern();
        return facts.places(locked.digit(), locked.base()).size() > 1;
    }

    /// A house has twice as many empty cells as a naked set, one more for a hidden set, because else the other kind
    /// of set is smaller. Cells with one candidate and digits with one place do not count. A naked set eliminates
    /// in that house.
    private static boolean leavesRoom(Facts facts, Step step) {
        Subset set = (Subset) step.pattern();
        boolean isNaked = set.kind() == Subset.Kind.NAKED;
        if (isNaked && set.cells().intersects(facts.univalue())) {
            return false;
        }
        HouseSet houses = isNaked ? Houses.common(set.cells()) : set.houses();
        CellSet eliminated = step.effects().eliminations().cells();
        int least = 2 * set.digits().size() + (isNaked ? 0 : 1);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet cells = Houses.cells(house);
            boolean leavesRoom = facts.unsolved().and(cells).size() >= least;
            if (leavesRoom && cells.intersects(eliminated) && (isNaked || haveTwoPlaces(facts, set, house))) {
                return true;
            }
        }
        return false;
    }

    private static boolean haveTwoPlaces(Facts facts, Subset set, int house) {
        for (int digit = set.digits().first(); digit > 0; digit = set.digits().next(digit)) {
            if (facts.places(digit, house).size() < 2) {
                return false;
            }
        }
        return true;
    }

    /// The digit is still missing in twice as many lines, because else the fish of the other lines is smaller; and
    /// it has two places in each line of the base.
    private static boolean hasLines(Facts facts, Step step) {
        Fish fish = (Fish) step.pattern();
        int missing = 9;
        for (int cell = 0; cell < 81; cell++) {
            missing -= facts.digit(cell) == fish.digit() ? 1 : 0;
        }
        HouseSet bases = fish.base();
        boolean twoPlaces = true;
        for (int line = bases.first(); line >= 0; line = bases.next(line)) {
            twoPlaces &= facts.places(fish.digit(), line).size() > 1;
        }
        return twoPlaces && missing >= 2 * bases.size();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNIQUE_LOOP")
    void rungAndFinderFindSomethingInTheSamePositions(Pair pair) {
        List<String> differences = new ArrayList<>();
        int both = 0;
        for (Facts facts : POSITIONS) {
            Optional<FoundStep> rung = pair.rungFinds(facts);
            if (rung.isPresent() != pair.finderFinds(facts)
                    && rung.filter(step -> fills(facts, step)).isEmpty()) {
                differences.add((rung.isPresent() ? "rung " : "finder ") + facts.marks());
            }
            both += rung.isPresent() ? 1 : 0;
        }
        assertThat(differences).isEmpty();
        assertThat(both).isPositive();
    }

    /// The other way round it does not hold: the finders also take loops that the scale's search does not come to,
    /// and sets in houses with less room.
    @Test
    void whereTheLoopRungFindsSomethingAFinderDoesToo() {
        Pair loops = Pair.UNIQUE_LOOP;
        List<Facts> found = POSITIONS.stream()
                .filter(facts -> loops.rungFinds(facts).isPresent())
                .toList();

        assertThat(found).isNotEmpty().allMatch(loops::finderFinds);
    }

    /// Whether the step is a naked set of all empty cells of a house. The finder passes over those, even where they
    /// eliminate in another house: there locked candidates eliminate the same.
    private static boolean fills(Facts facts, FoundStep step) {
        if (!(step.evidence().pattern() instanceof Subset set) || set.kind() != Subset.Kind.NAKED) {
            return false;
        }
        HouseSet houses = Houses.common(set.cells());
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            if (facts.unsolved().and(Houses.cells(house)).equals(set.cells())) {
                return true;
            }
        }
        return false;
    }

    private static final List<Facts> POSITIONS = positions();

    /// Positions on the way to the solutions of random puzzles, and the same with some more candidates eliminated.
    private static List<Facts> positions() {
        MinimalPuzzles puzzles = new MinimalPuzzles(20261122);
        RandomSource random = RandomSource.of(20261122);
        ExplainerRater rater = new ExplainerRater();
        List<Facts> positions = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            MinimalPuzzles.Solved solved = puzzles.puzzle(i);
            Pencilmarks marks = Pencilmarks.of(solved.puzzle());
            for (ExplainerStep step : rater.path(solved.puzzle()).steps()) {
                positions.add(new Facts(marks, solved.puzzle()));
                positions.add(new Facts(marks.without(some(marks, solved.solution(), random)), solved.puzzle()));
                marks = step.effects().applyTo(marks);
            }
        }
        return positions;
    }

    /// A tenth to half of the candidates that are not in the solution.
    private static CandidateSet some(Pencilmarks marks, Grid solution, RandomSource random) {
        int percent = 10 + random.nextInt(41);
        CandidateSet some = CandidateSet.EMPTY;
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            int cell = Candidate.cell(candidate);
            int digit = Candidate.digit(candidate);
            if (marks.has(cell, digit) && digit != solution.digit(cell) && random.nextInt(100) < percent) {
                some = some.or(CandidateSet.of(candidate));
            }
        }
        return some;
    }
}

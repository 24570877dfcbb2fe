package org.escargot.rating.hodoku;

import static org.escargot.rating.hodoku.HodokuLevel.EASY;
import static org.escargot.rating.hodoku.HodokuLevel.EXTREME;
import static org.escargot.rating.hodoku.HodokuLevel.HARD;
import static org.escargot.rating.hodoku.HodokuLevel.MEDIUM;
import static org.escargot.rating.hodoku.HodokuLevel.UNFAIR;

import java.util.ArrayList;
import java.util.List;
import org.escargot.logic.als.AlsChainFinder;
import org.escargot.logic.als.AlsXyWingFinder;
import org.escargot.logic.als.AlsXzFinder;
import org.escargot.logic.als.SueDeCoqFinder;
import org.escargot.logic.chains.linear.XChainFinder;
import org.escargot.logic.chains.linear.XyChainFinder;
import org.escargot.logic.chains.tables.ForcingFinder;
import org.escargot.logic.chains.tables.GroupUse;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.coloring.MultiColorsFinder;
import org.escargot.logic.coloring.RemotePairFinder;
import org.escargot.logic.coloring.SimpleColorsFinder;
import org.escargot.logic.fish.BasicFishFinder;
import org.escargot.logic.fish.ComplexFishFinder;
import org.escargot.logic.fish.FinnedFishFinder;
import org.escargot.logic.fish.FishByCover;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.singledigit.EmptyRectangleFinder;
import org.escargot.logic.singledigit.SkyscraperFinder;
import org.escargot.logic.singledigit.TurbotFishFinder;
import org.escargot.logic.singledigit.TwoStringKiteFinder;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Technique;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;
import org.escargot.logic.uniqueness.AvoidableRectangleFinder;
import org.escargot.logic.uniqueness.BugPlusOneFinder;
import org.escargot.logic.uniqueness.HiddenRectangleFinder;
import org.escargot.logic.uniqueness.HiddenRectangleFinder.Opposite;
import org.escargot.logic.uniqueness.PairCandidates;
import org.escargot.logic.uniqueness.UniqueRectangle1Finder;
import org.escargot.logic.uniqueness.UniqueRectangle2Finder;
import org.escargot.logic.uniqueness.UniqueRectangle3Finder;
import org.escargot.logic.uniqueness.UniqueRectangle4Finder;
import org.escargot.logic.uniqueness.UniqueRectangle6Finder;
import org.escargot.logic.wings.WWingFinder;
import org.escargot.logic.wings.XyWingFinder;
import org.escargot.logic.wings.XyzWingFinder;

/// A version of HoDoKu's ladder: the rungs in the order in which they are tried, with level and points.
///
/// A version never changes, because puzzles are made again from a seed by climbing it: levels, practice and pools
/// name the one that they began with. A technique that gets a finder goes into the next version.
///
/// @param version from 1
/// @param rungs from easy to hard
public record HodokuLadder(int version, List<Rung> rungs) {
    private static final HouseOrder ORDER = HouseOrder.BOX_ROW_COLUMN;

    /// From full houses to finned Franken swordfish: no chains, no almost locked sets.
    public static final HodokuLadder V1 = new HodokuLadder(1, rungsOfV1());

    /// A rung of the ladder.
    ///
    /// @param finder who searches
    /// @param level the level of its techniques
    /// @param points what each step costs
    public record Rung(Finder finder, HodokuLevel level, int points) {}

    public HodokuLadder {
        rungs = List.copyOf(rungs);
    }

    /// With chains, almost locked sets and forcing nets, made when it is first asked for: who climbs the first
    /// version alone does without its finders, which keeps the page's first download small.
    private static final class Latest {
        private static final HodokuLadder V3 = new HodokuLadder(3, rungsOfV3());
        private static final HodokuLadder REASONING =
                new HodokuLadder(3, V3.rungs().subList(0, V3.rungs().size() - 1));
    }

    /// The latest version, by which puzzles are rated.
    public static HodokuLadder current() {
        return Latest.V3;
    }

    /// The latest version without its last rung, which is trial: all that HoDoKu reasons with.
    public static HodokuLadder withoutTrial() {
        return Latest.REASONING;
    }

    /// Who is asked, from easy to hard.
    public List<Finder> finders() {
        return rungs.stream().map(Rung::finder).toList();
    }

    /// The finder of the rung of `technique`.
    ///
    /// @throws java.util.NoSuchElementException where there is no such rung
    public Finder finder(Technique technique) {
        return finders().stream()
                .filter(finder -> finder.finds().contains(technique))
                .findFirst()
                .orElseThrow();
    }

    private static List<Rung> rungsOfV1() {
        return List.of(
                rung(Technique.FULL_HOUSE, new FullHouseFinder(ORDER), EASY, 4),
                rung(Technique.NAKED_SINGLE, new NakedSingleFinder(), EASY, 4),
                rung(Technique.HIDDEN_SINGLE, new HiddenSingleFinder(ORDER), EASY, 14),
                rung(Technique.LOCKED_PAIR, new NakedSubsetFinder(2, ORDER), MEDIUM, 40),
                rung(Technique.LOCKED_TRIPLE, new NakedSubsetFinder(3, ORDER), MEDIUM, 60),
                rung(Technique.POINTING, LockedCandidatesFinder.POINTING, MEDIUM, 50),
                rung(Technique.CLAIMING, LockedCandidatesFinder.CLAIMING, MEDIUM, 50),
                rung(Technique.NAKED_PAIR, new NakedSubsetFinder(2, ORDER), MEDIUM, 60),
                rung(Technique.NAKED_TRIPLE, new NakedSubsetFinder(3, ORDER), MEDIUM, 80),
                rung(Technique.HIDDEN_PAIR, new HiddenSubsetFinder(2, ORDER), MEDIUM, 70),
                rung(Technique.HIDDEN_TRIPLE, new HiddenSubsetFinder(3, ORDER), MEDIUM, 100),
                rung(Technique.NAKED_QUADRUPLE, new NakedSubsetFinder(4, ORDER), HARD, 120),
                rung(Technique.HIDDEN_QUADRUPLE, new HiddenSubsetFinder(4, ORDER), HARD, 150),
                rung(Technique.X_WING, new BasicFishFinder(2), HARD, 140),
                rung(Technique.SWORDFISH, new BasicFishFinder(3), HARD, 150),
                rung(Technique.JELLYFISH, new BasicFishFinder(4), HARD, 160),
                rung(Technique.REMOTE_PAIR, new RemotePairFinder(), HARD, 110),
                rung(Technique.BUG_PLUS_ONE, new BugPlusOneFinder(), HARD, 100),
                rung(Technique.SKYSCRAPER, new SkyscraperFinder(), HARD, 130),
                rung(Technique.TWO_STRING_KITE, new TwoStringKiteFinder(), HARD, 150),
                rung(Technique.TURBOT_FISH, new TurbotFishFinder(), HARD, 120),
                rung(Technique.EMPTY_RECTANGLE, new EmptyRectangleFinder(3), HARD, 120),
                rung(Technique.W_WING, new WWingFinder(), HARD, 150),
                rung(Technique.XY_WING, new XyWingFinder(), HARD, 160),
                rung(Technique.XYZ_WING, new XyzWingFinder(), HARD, 180),
                rung(Technique.UNIQUENESS_TEST_1, new UniqueRectangle1Finder(PairCandidates.ANY), HARD, 100),
                rung(Technique.UNIQUENESS_TEST_2, new UniqueRectangle2Finder(PairCandidates.ANY), HARD, 100),
                rung(Technique.UNIQUENESS_TEST_3, new UniqueRectangle3Finder(PairCandidates.ANY), HARD, 100),
                rung(Technique.UNIQUENESS_TEST_4, new UniqueRectangle4Finder(PairCandidates.ANY), HARD, 100),
                rung(Technique.UNIQUENESS_TEST_5, new UniqueRectangle2Finder(PairCandidates.ANY), HARD, 100),
                rung(Technique.UNIQUENESS_TEST_6, new UniqueRectangle6Finder(PairCandidates.ANY), HARD, 100),
                // HoDoKu asks no more of the corner than of the others.
                rung(
                        Technique.HIDDEN_RECTANGLE,
                        new HiddenRectangleFinder(PairCandidates.ANY, Opposite.MORE),
                        HARD,
                        100),
                rung(Technique.AVOIDABLE_RECTANGLE_1, new AvoidableRectangleFinder(), HARD, 100),
                rung(Technique.AVOIDABLE_RECTANGLE_2, new AvoidableRectangleFinder(), HARD, 100),
                rung(Technique.FINNED_X_WING, new FinnedFishFinder(2), HARD, 130),
                rung(Technique.SASHIMI_X_WING, new FinnedFishFinder(2), HARD, 150),
                rung(Technique.FINNED_SWORDFISH, new FinnedFishFinder(3), UNFAIR, 200),
                rung(Technique.SASHIMI_SWORDFISH, new FinnedFishFinder(3), UNFAIR, 240),
                rung(Technique.FINNED_JELLYFISH, new FinnedFishFinder(4), UNFAIR, 250),
                rung(Technique.SASHIMI_JELLYFISH, new FinnedFishFinder(4), UNFAIR, 260),
                new Rung(new SimpleColorsFinder(), HARD, 150),
                new Rung(new MultiColorsFinder(), HARD, 200),
                rung(Technique.FRANKEN_X_WING, new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN), UNFAIR, 300),
                rung(
                        Technique.FRANKEN_SWORDFISH,
                        new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN),
                        UNFAIR,
                        350),
                rung(
                        Technique.FINNED_FRANKEN_X_WING,
                        new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN),
                        UNFAIR,
                        390),
                rung(
                        Technique.FINNED_FRANKEN_SWORDFISH,
                        new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN),
                        UNFAIR,
                        410));
    }

    private static List<Rung> rungsOfV2() {
        List<Rung> rungs = new ArrayList<>(rungsOfV1());
        rungs.set(
                place(rungs, Technique.HIDDEN_RECTANGLE),
                rung(
                        Technique.HIDDEN_RECTANGLE,
                        new HiddenRectangleFinder(PairCandidates.ANY, Opposite.ANYTHING),
                        HARD,
                        100));
        rungs.add(
                place(rungs, Technique.SIMPLE_COLORS_TRAP),
                rung(Technique.SUE_DE_COQ, new SueDeCoqFinder(), UNFAIR, 250));
        rungs.addAll(
                place(rungs, Technique.FRANKEN_X_WING),
                List.of(
                        rung(Technique.X_CHAIN, new XChainFinder(), UNFAIR, 260),
                        rung(Technique.XY_CHAIN, new XyChainFinder(), UNFAIR, 260),
                        new Rung(new NiceLoopFinder(GroupUse.NONE), UNFAIR, 280),
                        new Rung(new NiceLoopFinder(GroupUse.ALLOWED), UNFAIR, 300),
                        rung(Technique.ALS_XZ, new AlsXzFinder(), UNFAIR, 300),
                        rung(Technique.ALS_XY_WING, new AlsXyWingFinder(), UNFAIR, 320),
                        rung(Technique.ALS_CHAIN, AlsChainFinder.AHEAD, UNFAIR, 340)));
        rungs.add(new Rung(new ForcingFinder(ForcingFinder.Links.CHAINS), EXTREME, 500));
        rungs.add(new Rung(new ForcingFinder(ForcingFinder.Links.NETS), EXTREME, 700));
        return rungs;
    }

    private static List<Rung> rungsOfV3() {
        List<Rung> rungs = new ArrayList<>(rungsOfV2());
        rungs.set(place(rungs, Technique.LOCKED_PAIR), subset(Technique.LOCKED_PAIR, 2, 40));
        rungs.set(place(rungs, Technique.LOCKED_TRIPLE), subset(Technique.LOCKED_TRIPLE, 3, 60));
        rungs.set(place(rungs, Technique.NAKED_PAIR), subset(Technique.NAKED_PAIR, 2, 60));
        rungs.set(place(rungs, Technique.NAKED_TRIPLE), subset(Technique.NAKED_TRIPLE, 3, 80));
        rungs.set(
                place(rungs, Technique.REMOTE_PAIR),
                rung(Technique.REMOTE_PAIR, new RemotePairFinder(RemotePairFinder.Chains.ALL), HARD, 110));
        setFranken(rungs);
        rungs.add(new Rung(new BruteForceFinder(), EXTREME, 10_000));
        return rungs;
    }

    /// Franken fish by their cover; those without fins are not looked for among the others.
    private static void setFranken(List<Rung> rungs) {
        ComplexFishFinder.Kind franken = ComplexFishFinder.Kind.FRANKEN;
        ComplexFishFinder pair = new ComplexFishFinder(2, franken);
        ComplexFishFinder triple = new ComplexFishFinder(3, franken);
        rungs.set(place(rungs, Technique.FRANKEN_X_WING), fish(Technique.FRANKEN_X_WING, pair.withoutFins(), 300));
        rungs.set(
                place(rungs, Technique.FRANKEN_SWORDFISH),
                fish(Technique.FRANKEN_SWORDFISH, triple.withoutFins(), 350));
        rungs.set(place(rungs, Technique.FINNED_FRANKEN_X_WING), fish(Technique.FINNED_FRANKEN_X_WING, pair, 390));
        rungs.set(
                place(rungs, Technique.FINNED_FRANKEN_SWORDFISH),
                fish(Technique.FINNED_FRANKEN_SWORDFISH, triple, 410));
    }

    private static Rung subset(Technique technique, int size, int points) {
        return rung(technique, new NakedSubsetFinder(size, ORDER, NakedSubsetFinder.Locked.BOX_WHOLE), MEDIUM, points);
    }

    private static Rung fish(Technique technique, ComplexFishFinder finder, int points) {
        return rung(technique, new FishByCover(finder), UNFAIR, points);
    }

    private static int place(List<Rung> rungs, Technique technique) {
        int place = 0;
        while (!rungs.get(place).finder().finds().contains(technique)) {
            place++;
        }
        return place;
    }

    private static Rung rung(Technique technique, Finder finder, HodokuLevel level, int points) {
        boolean alone = finder.finds().size() == 1;
        return new Rung(alone ? finder : FilteredFinder.of(technique, finder), level, points);
    }
}

package org.escargot.rating.hodoku;

import static org.escargot.rating.hodoku.HodokuLevel.EASY;
import static org.escargot.rating.hodoku.HodokuLevel.HARD;
import static org.escargot.rating.hodoku.HodokuLevel.MEDIUM;
import static org.escargot.rating.hodoku.HodokuLevel.UNFAIR;

import java.util.List;
import org.escargot.logic.coloring.MultiColorsFinder;
import org.escargot.logic.coloring.RemotePairFinder;
import org.escargot.logic.coloring.SimpleColorsFinder;
import org.escargot.logic.fish.BasicFishFinder;
import org.escargot.logic.fish.ComplexFishFinder;
import org.escargot.logic.fish.FinnedFishFinder;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.singledigit.EmptyRectangleFinder;
import org.escargot.logic.singledigit.SkyscraperFinder;
import org.escargot.logic.singledigit.TurbotFishFinder;
import org.escargot.logic.singledigit.TwoStringKiteFinder;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
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
import org.escargot.rating.hodoku.HodokuLadder.Rung;

/// The short ladder: from full houses to finned Franken fish, without chains and almost locked sets, so that it is
/// climbed quickly. Levels and pools climb it, techniques without a rung have their place in it, and hints take
/// their patterns from it.
public final class ShortLadder {
    private static final HouseOrder ORDER = HouseOrder.BOX_ROW_COLUMN;

    /// Version 1.
    public static final HodokuLadder V1 = new HodokuLadder(
            1,
            List.of(
                    Rung.of(Technique.FULL_HOUSE, new FullHouseFinder(ORDER), EASY, 4),
                    Rung.of(Technique.NAKED_SINGLE, new NakedSingleFinder(), EASY, 4),
                    Rung.of(Technique.HIDDEN_SINGLE, new HiddenSingleFinder(ORDER), EASY, 14),
                    Rung.of(Technique.LOCKED_PAIR, new NakedSubsetFinder(2, ORDER), MEDIUM, 40),
                    Rung.of(Technique.LOCKED_TRIPLE, new NakedSubsetFinder(3, ORDER), MEDIUM, 60),
                    Rung.of(Technique.POINTING, LockedCandidatesFinder.POINTING, MEDIUM, 50),
                    Rung.of(Technique.CLAIMING, LockedCandidatesFinder.CLAIMING, MEDIUM, 50),
                    Rung.of(Technique.NAKED_PAIR, new NakedSubsetFinder(2, ORDER), MEDIUM, 60),
                    Rung.of(Technique.NAKED_TRIPLE, new NakedSubsetFinder(3, ORDER), MEDIUM, 80),
                    Rung.of(Technique.HIDDEN_PAIR, new HiddenSubsetFinder(2, ORDER), MEDIUM, 70),
                    Rung.of(Technique.HIDDEN_TRIPLE, new HiddenSubsetFinder(3, ORDER), MEDIUM, 100),
                    Rung.of(Technique.NAKED_QUADRUPLE, new NakedSubsetFinder(4, ORDER), HARD, 120),
                    Rung.of(Technique.HIDDEN_QUADRUPLE, new HiddenSubsetFinder(4, ORDER), HARD, 150),
                    Rung.of(Technique.X_WING, new BasicFishFinder(2), HARD, 140),
                    Rung.of(Technique.SWORDFISH, new BasicFishFinder(3), HARD, 150),
                    Rung.of(Technique.JELLYFISH, new BasicFishFinder(4), HARD, 160),
                    Rung.of(Technique.REMOTE_PAIR, new RemotePairFinder(), HARD, 110),
                    Rung.of(Technique.BUG_PLUS_ONE, new BugPlusOneFinder(), HARD, 100),
                    Rung.of(Technique.SKYSCRAPER, new SkyscraperFinder(), HARD, 130),
                    Rung.of(Technique.TWO_STRING_KITE, new TwoStringKiteFinder(), HARD, 150),
                    Rung.of(Technique.TURBOT_FISH, new TurbotFishFinder(), HARD, 120),
                    Rung.of(Technique.EMPTY_RECTANGLE, new EmptyRectangleFinder(3), HARD, 120),
                    Rung.of(Technique.W_WING, new WWingFinder(), HARD, 150),
                    Rung.of(Technique.XY_WING, new XyWingFinder(), HARD, 160),
                    Rung.of(Technique.XYZ_WING, new XyzWingFinder(), HARD, 180),
                    Rung.of(Technique.UNIQUENESS_TEST_1, new UniqueRectangle1Finder(PairCandidates.ANY), HARD, 100),
                    Rung.of(Technique.UNIQUENESS_TEST_2, new UniqueRectangle2Finder(PairCandidates.ANY), HARD, 100),
                    Rung.of(Technique.UNIQUENESS_TEST_3, new UniqueRectangle3Finder(PairCandidates.ANY), HARD, 100),
                    Rung.of(Technique.UNIQUENESS_TEST_4, new UniqueRectangle4Finder(PairCandidates.ANY), HARD, 100),
                    Rung.of(Technique.UNIQUENESS_TEST_5, new UniqueRectangle2Finder(PairCandidates.ANY), HARD, 100),
                    Rung.of(Technique.UNIQUENESS_TEST_6, new UniqueRectangle6Finder(PairCandidates.ANY), HARD, 100),
                    Rung.of(
                            Technique.HIDDEN_RECTANGLE,
                            new HiddenRectangleFinder(PairCandidates.ANY, Opposite.MORE),
                            HARD,
                            100),
                    Rung.of(Technique.AVOIDABLE_RECTANGLE_1, new AvoidableRectangleFinder(), HARD, 100),
                    Rung.of(Technique.AVOIDABLE_RECTANGLE_2, new AvoidableRectangleFinder(), HARD, 100),
                    Rung.of(Technique.FINNED_X_WING, new FinnedFishFinder(2), HARD, 130),
                    Rung.of(Technique.SASHIMI_X_WING, new FinnedFishFinder(2), HARD, 150),
                    Rung.of(Technique.FINNED_SWORDFISH, new FinnedFishFinder(3), UNFAIR, 200),
                    Rung.of(Technique.SASHIMI_SWORDFISH, new FinnedFishFinder(3), UNFAIR, 240),
                    Rung.of(Technique.FINNED_JELLYFISH, new FinnedFishFinder(4), UNFAIR, 250),
                    Rung.of(Technique.SASHIMI_JELLYFISH, new FinnedFishFinder(4), UNFAIR, 260),
                    new Rung(new SimpleColorsFinder(), HARD, 150),
                    new Rung(new MultiColorsFinder(), HARD, 200),
                    Rung.of(
                            Technique.FRANKEN_X_WING,
                            new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN),
                            UNFAIR,
                            300),
                    Rung.of(
                            Technique.FRANKEN_SWORDFISH,
                            new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN),
                            UNFAIR,
                            350),
                    Rung.of(
                            Technique.FINNED_FRANKEN_X_WING,
                            new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN),
                            UNFAIR,
                            390),
                    Rung.of(
                            Technique.FINNED_FRANKEN_SWORDFISH,
                            new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN),
                            UNFAIR,
                            410)));

    private ShortLadder() {}
}

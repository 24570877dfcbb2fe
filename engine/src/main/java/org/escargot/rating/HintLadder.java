package org.escargot.rating;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.logic.Finders;
import org.escargot.logic.chains.simplest.SimplestChainFinder;
import org.escargot.logic.chains.tables.ForcingFinder.Links;
import org.escargot.logic.chains.tables.KrakenFishFinder;
import org.escargot.logic.chains.tables.ShortestForcingFinder;
import org.escargot.logic.singles.BoxSingleFinder;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.logic.uniqueness.RectangleChainFinder;
import org.escargot.logic.uniqueness.SymmetricalPlacementFinder;
import org.escargot.rating.hodoku.ShortLadder;

/// The order in which hints look for a step: what is easiest to see first. It may change with each release, unlike the
/// ladders by which puzzles are rated and made; so it has a list of its own, though its finders are those of the short
/// ladder.
public final class HintLadder {
    /// Patterns for eyes: what needs no candidates, then a box or a line, then a few cells, then one digit, then pairs
    /// of digits and rectangles; larger fish and fins last.
    private static final List<Technique> PATTERNS = List.of(
            Technique.HIDDEN_SINGLE,
            Technique.NAKED_SINGLE,
            Technique.POINTING,
            Technique.CLAIMING,
            Technique.LOCKED_PAIR,
            Technique.NAKED_PAIR,
            Technique.HIDDEN_PAIR,
            Technique.LOCKED_TRIPLE,
            Technique.NAKED_TRIPLE,
            Technique.X_WING,
            Technique.HIDDEN_TRIPLE,
            Technique.SKYSCRAPER,
            Technique.TWO_STRING_KITE,
            Technique.TURBOT_FISH,
            Technique.EMPTY_RECTANGLE,
            Technique.XY_WING,
            Technique.REMOTE_PAIR,
            Technique.W_WING,
            Technique.BUG_PLUS_ONE,
            Technique.UNIQUENESS_TEST_1,
            Technique.UNIQUENESS_TEST_2,
            Technique.UNIQUENESS_TEST_5,
            Technique.UNIQUENESS_TEST_4,
            Technique.UNIQUENESS_TEST_6,
            Technique.HIDDEN_RECTANGLE,
            Technique.AVOIDABLE_RECTANGLE_1,
            Technique.AVOIDABLE_RECTANGLE_2,
            Technique.XYZ_WING,
            Technique.UNIQUENESS_TEST_3,
            Technique.SIMPLE_COLORS_TRAP,
            Technique.NAKED_QUADRUPLE,
            Technique.SWORDFISH,
            Technique.FINNED_X_WING,
            Technique.SASHIMI_X_WING,
            Technique.HIDDEN_QUADRUPLE,
            Technique.MULTI_COLORS_1,
            Technique.FINNED_SWORDFISH,
            Technique.SASHIMI_SWORDFISH,
            Technique.JELLYFISH);

    /// What is asked first: patterns, which answer at once.
    public static final List<Finder> FIRST = Stream.concat(
                    Stream.of(ShortLadder.V1.finder(Technique.FULL_HOUSE), new BoxSingleFinder()),
                    ShortLadder.V1.finders(PATTERNS).stream())
            .toList();

    private HintLadder() {}

    /// What is asked where [#FIRST] finds nothing: chains and almost locked sets, large fish, what HoDoKu does not
    /// know, forcing chains and nets, and templates.
    public static List<Finder> later() {
        return Later.FINDERS;
    }

    /// All of them, from easy to hard.
    public static List<Finder> finders() {
        return Stream.concat(FIRST.stream(), later().stream()).toList();
    }

    /// Apart, because the page's first engine does without them.
    private static final class Later {
        /// Chains of any kind by their length, those of few links before larger patterns; what is counted and told
        /// apart case by case behind them; then assumptions, those of kraken fish before others, the shortest
        /// first; templates last, as no eye sees them.
        private static final List<Finder> FINDERS = Stream.of(
                        Stream.of(
                                SymmetricalPlacementFinder.SEEN,
                                SimplestChainFinder.SHORT,
                                one(Technique.WXYZ_WING),
                                any(Technique.ALMOST_LOCKED_PAIR),
                                any(Technique.ALMOST_LOCKED_TRIPLE),
                                any(Technique.XYZ_RING),
                                any(Technique.WXYZ_RING),
                                any(Technique.SUE_DE_COQ),
                                any(Technique.BUG_PLUS_N),
                                any(Technique.ALS_XZ),
                                any(Technique.EXTENDED_SUE_DE_COQ),
                                SimplestChainFinder.MEDIUM,
                                RectangleChainFinder.MEDIUM,
                                any(Technique.BIVALUE_ODDAGON),
                                any(Technique.FIREWORK_TRIPLE)),
                        ShortLadder.V1
                                .finders(List.of(
                                        Technique.FINNED_JELLYFISH,
                                        Technique.SASHIMI_JELLYFISH,
                                        Technique.FRANKEN_X_WING,
                                        Technique.FINNED_FRANKEN_X_WING,
                                        Technique.FRANKEN_SWORDFISH,
                                        Technique.FINNED_FRANKEN_SWORDFISH))
                                .stream(),
                        Stream.of(
                                any(Technique.ALS_W_WING),
                                any(Technique.ALS_XY_WING),
                                SymmetricalPlacementFinder.ANY,
                                SimplestChainFinder.ANY,
                                RectangleChainFinder.ANY),
                        Stream.of(
                                        Technique.MEDUSA_TRAP,
                                        Technique.ALS_CHAIN,
                                        Technique.DEATH_BLOSSOM,
                                        Technique.TRIDAGON,
                                        Technique.SK_LOOP,
                                        Technique.MULTI_SECTOR_LOCKED_SETS,
                                        Technique.JUNIOR_EXOCET,
                                        Technique.SENIOR_EXOCET,
                                        Technique.DOUBLE_EXOCET)
                                .map(Later::any),
                        Stream.of(
                                new KrakenFishFinder(3),
                                new ShortestForcingFinder(Links.CHAINS),
                                new ShortestForcingFinder(Links.NETS),
                                any(Technique.TEMPLATE_SET),
                                any(Technique.PATTERN_OVERLAY)))
                .flatMap(finders -> finders)
                .toList();

        private static Finder any(Technique technique) {
            return Finders.of(technique).orElseThrow();
        }

        private static Finder one(Technique technique) {
            return FilteredFinder.of(technique, any(technique));
        }
    }
}

package org.escargot.rating;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.logic.Finders;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder;

/// The order in which hints look for a step. It may change with each release, unlike the ladders by which puzzles are
/// rated and made.
public final class HintLadder {
    /// What is asked first: patterns, which answer at once.
    public static final List<Finder> FIRST = HodokuLadder.V1.finders();

    private HintLadder() {}

    /// What is asked where [#FIRST] finds nothing: chains and almost locked sets, what HoDoKu does not know, and
    /// templates.
    public static List<Finder> later() {
        return Later.FINDERS;
    }

    /// All of them, from easy to hard.
    public static List<Finder> finders() {
        return Stream.concat(FIRST.stream(), later().stream()).toList();
    }

    /// Apart, because the page's first engine does without them.
    private static final class Later {
        /// Chains and almost locked sets by turns, those of few kinds of links before others; what HoDoKu does not
        /// know, from what is seen to what is counted and told apart case by case; templates last.
        private static final List<Technique> TECHNIQUES = List.of(
                Technique.SUE_DE_COQ,
                Technique.X_CHAIN,
                Technique.XY_CHAIN,
                Technique.AIC,
                Technique.ALS_XZ,
                Technique.ALS_XY_WING,
                Technique.ALS_CHAIN,
                Technique.GROUPED_AIC,
                Technique.DEATH_BLOSSOM,
                Technique.BUG_PLUS_N,
                Technique.MEDUSA_TRAP,
                Technique.FIREWORK_TRIPLE,
                Technique.TRIDAGON,
                Technique.SK_LOOP,
                Technique.MULTI_SECTOR_LOCKED_SETS,
                Technique.JUNIOR_EXOCET,
                Technique.SENIOR_EXOCET,
                Technique.TEMPLATE_SET);

        private static final List<Finder> FINDERS = TECHNIQUES.stream()
                .map(technique -> Finders.of(technique).orElseThrow())
                .toList();
    }
}

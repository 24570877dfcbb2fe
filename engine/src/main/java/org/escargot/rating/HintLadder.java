package org.escargot.rating;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.logic.Finders;
import org.escargot.logic.chains.linear.LinearChainFinder;
import org.escargot.logic.chains.tables.GroupUse;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder;

/// The order in which hints look for a step. It may change with each release, unlike the ladders by which puzzles are
/// rated and made.
public final class HintLadder {
    /// What is asked first: patterns, which answer at once.
    public static final List<Finder> FIRST = HodokuLadder.V1.finders();

    private HintLadder() {}

    /// What is asked where [#FIRST] finds nothing: chains, those of few kinds of links before others, then what HoDoKu
    /// does not know.
    public static List<Finder> later() {
        return Later.FINDERS;
    }

    /// All of them, from easy to hard.
    public static List<Finder> finders() {
        return Stream.concat(FIRST.stream(), later().stream()).toList();
    }

    /// Apart, because the page's first engine does without them.
    private static final class Later {
        /// What HoDoKu does not know, from what is seen to what is counted and told apart case by case.
        private static final List<Technique> BEYOND = List.of(
                Technique.BUG_PLUS_N,
                Technique.MEDUSA_TRAP,
                Technique.FIREWORK_TRIPLE,
                Technique.TRIDAGON,
                Technique.SK_LOOP,
                Technique.MULTI_SECTOR_LOCKED_SETS,
                Technique.JUNIOR_EXOCET,
                Technique.SENIOR_EXOCET);

        private static final List<Finder> CHAINS = List.of(
                new LinearChainFinder(Technique.X_CHAIN),
                new LinearChainFinder(Technique.XY_CHAIN),
                new NiceLoopFinder(GroupUse.NONE),
                new NiceLoopFinder(GroupUse.ALLOWED));

        private static final List<Finder> FINDERS = Stream.of(
                        CHAINS.stream(), BEYOND.stream().flatMap(technique -> Finders.of(technique).stream()))
                .flatMap(finders -> finders)
                .toList();
    }
}

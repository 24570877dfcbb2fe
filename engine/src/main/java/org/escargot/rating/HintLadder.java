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

    /// What the scale of HoDoKu takes first, then chains, those of few kinds of links before others, then what HoDoKu
    /// does not know.
    public static final List<Finder> FINDERS = Stream.of(
                    HodokuLadder.V1.finders().stream(),
                    CHAINS.stream(),
                    BEYOND.stream().flatMap(technique -> Finders.of(technique).stream()))
            .flatMap(finders -> finders)
            .toList();

    private HintLadder() {}
}

package org.escargot.rating;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.logic.chains.linear.LinearChainFinder;
import org.escargot.logic.chains.tables.GroupUse;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder;

/// The order in which hints look for a step. It may change with each release, unlike the ladders by which puzzles are
/// rated and made.
public final class HintLadder {
    /// What the scale of HoDoKu takes first, then chains, those of few kinds of links before others.
    public static final List<Finder> FINDERS = Stream.concat(
                    HodokuLadder.V1.finders().stream(),
                    Stream.of(
                            new LinearChainFinder(Technique.X_CHAIN),
                            new LinearChainFinder(Technique.XY_CHAIN),
                            new NiceLoopFinder(GroupUse.NONE),
                            new NiceLoopFinder(GroupUse.ALLOWED)))
            .toList();

    private HintLadder() {}
}

package org.escargot.rating;

import java.util.List;
import org.escargot.logic.step.Finder;
import org.escargot.rating.hodoku.HodokuLadder;

/// The order in which hints look for a step. It may change with each release, unlike the ladders by which puzzles are
/// rated and made.
public final class HintLadder {
    /// From the easiest to the hardest, for now as HoDoKu's scale has them.
    public static final List<Finder> FINDERS = HodokuLadder.V1.finders();

    private HintLadder() {}
}

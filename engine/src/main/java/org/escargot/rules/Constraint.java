package org.escargot.rules;

import java.util.List;

/// A rule of a puzzle: one record for each kind, with its cells and numbers, as a person reads it and as files name it.
///
/// Rules that say nothing, such as a thermometer of one cell or an arrow without shaft, are allowed and have no blocks.
/// Rules that cannot be obeyed, such as a cage of two cells with total 18, are allowed, too: a puzzle with one has no
/// solution.
public sealed interface Constraint
        permits FrameRule,
                CellRule,
                HouseRule,
                ApartRule,
                BoardRule,
                SumRule,
                CageRule,
                PairRule,
                LineRule,
                OutsideRule,
                TallyRule {
    /// The name of the kind, such as `thermo`: that of its words, its section in docs/variants.md and its drawing.
    String id();

    /// The cells that it speaks of on `frame`, in its own order; all cells where it is a rule for the whole board.
    Cells cells(Frame frame);

    /// Whether its line may pass a cell twice. Where it may not, readers refuse such a line, because programs do not
    /// agree what it means.
    default boolean mayPassTwice() {
        return false;
    }

    /// Whether `digits`, one for each cell number of `frame` and none of them 0, obey the rule. Plain and slow: what
    /// everything else is tested against.
    boolean holds(Frame frame, int[] digits);

    /// The same rule in the shapes that solvers read.
    List<Block> blocks(Frame frame);
}

package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Two exocets with the same three lines, so that their cases are told apart together.
///
/// @param first one of them
/// @param second the other one, with a base in another box of the same band
public record DoubleExocet(Exocet first, Exocet second) implements Pattern {
    /// Both bases.
    public CellSet bases() {
        return first.base().or(second.base());
    }

    /// The targets of both.
    public CellSet targets() {
        return first.targets().or(second.targets());
    }

    /// The three lines.
    public HouseSet lines() {
        return first.lines();
    }

    /// Bases and targets.
    public CellSet cells() {
        return bases().or(targets());
    }

    @Override
    public DigitSet digits() {
        return first.digits().or(second.digits());
    }

    @Override
    public Truths truths() {
        return first.truths().and(second.truths()).compact();
    }
}

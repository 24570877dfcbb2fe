package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Truths that are covered by few links, so that counting alone shows what is false.
///
/// A truth holds exactly one true candidate: a cell, or the places of a digit in a house. A link holds at most one; it
/// is a cell or a digit in a house too. If the links cover every candidate of the truths as often as the truths hold
/// it, and there are as many links as truths (rank 0), each link has its true candidate inside the truths, and all
/// others of it are false.
///
/// @param truths what needs a true candidate
/// @param links what takes one at most, each named as if it were a truth
public record Rank(Truths truths, Truths links) implements Pattern {
    /// The cells that the pattern fills: those of its truths and of its links.
    public CellSet cells() {
        return truths.cells().or(links.cells());
    }

    /// Whether some of the truths are cells and others digits in houses.
    public boolean isMixed() {
        return !truths.cells().isEmpty() && !truths.digits().isEmpty();
    }

    @Override
    public DigitSet digits() {
        return truths.digitsInHouses().or(links.digitsInHouses());
    }
}

package org.escargot.logic.pattern;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// A chain with one strong link that rests on a rectangle: with both ends of that link false, nothing but two digits
/// would be left in the four cells, and exchanging them would turn one solution into another.
///
/// @param chain the chain; the link that rests on the rectangle names no truths
/// @param bridge which of its links that is, counted from 0
/// @param deadly the two digits in each of the four cells; a cell may have lost one of them already
public record RectangleChain(Chain chain, int bridge, CandidateSet deadly) implements Pattern {
    /// The candidates that keep the rectangle from holding its two digits alone: both ends of the link.
    public CandidateSet guardians() {
        StrongLink link = chain.links().get(bridge);
        return link.from().candidates().or(link.to().candidates());
    }

    /// The four cells.
    public CellSet corners() {
        return deadly.cells();
    }

    /// The two digits.
    public DigitSet pair() {
        return deadly.digits(corners().first());
    }

    /// The digits of the chain.
    @Override
    public DigitSet digits() {
        return chain.digits();
    }

    @Override
    public Truths truths() {
        return chain.truths();
    }
}

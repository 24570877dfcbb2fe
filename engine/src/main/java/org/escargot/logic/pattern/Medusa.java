package org.escargot.logic.pattern;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Candidates of several digits in two colors: all of one color are true, or all of the other.
///
/// @param kind what the colors show
/// @param first the candidates of one color; of a color that is false, that one
/// @param second the candidates of the other color
/// @param links the cells with two candidates and the houses with two places that join them
/// @param emptied the cell that the first color would leave without candidates, or none
public record Medusa(Kind kind, CandidateSet first, CandidateSet second, Truths links, CellSet emptied)
        implements Pattern {
    /// What the colors show.
    public enum Kind {
        /// A candidate cannot be true together with either color.
        TRAP,
        /// Two candidates of one color cannot be true together.
        WRAP,
        /// A color would leave a cell without candidates.
        EMPTIED
    }

    /// The cells that show it.
    public CellSet cells() {
        return candidates().cells().or(emptied);
    }

    /// All candidates that have a color.
    public CandidateSet candidates() {
        return first.or(second);
    }

    /// The same with its colors exchanged.
    public Medusa turned() {
        CandidateSet other = first;
        return new Medusa(kind, second, other, links, emptied);
    }

    @Override
    public DigitSet digits() {
        return candidates().digits();
    }

    @Override
    public Truths truths() {
        return links.and(Truths.of(emptied));
    }
}

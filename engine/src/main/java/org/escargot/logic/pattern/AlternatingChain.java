package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.DigitSet;

/// Candidates joined by strong and weak links in turn, a strong one first and last.
///
/// @param form what the ends have to do with each other
/// @param candidates the candidates from end to end, an even number
/// @param truths the cells and houses of the strong links
public record AlternatingChain(Form form, List<Integer> candidates, Truths truths) implements Pattern {
    /// What the ends have to do with each other.
    public enum Form {
        /// They see each other: every other candidate is true, and of each weak link one end.
        LOOP,
        /// One candidate sees both, so it is false.
        OPEN,
        /// They are one and the same candidate, so it is true.
        RETURN
    }

    public AlternatingChain {
        candidates = List.copyOf(candidates);
    }

    @Override
    public DigitSet digits() {
        DigitSet digits = DigitSet.EMPTY;
        for (int candidate : candidates) {
            digits = digits.with(Candidate.digit(candidate));
        }
        return digits;
    }
}

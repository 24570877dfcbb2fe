package org.escargot.logic.pattern;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Assumptions that are followed to where they all lead, or one that leads to a contradiction.
///
/// @param kind which assumptions they are
/// @param branches what follows from each assumption
/// @param choice the cell or the digit in a house of which one assumption must be true, or none
public record Forcing(Kind kind, List<Branch> branches, Truths choice) implements Pattern {
    /// Which assumptions are followed.
    public enum Kind {
        /// One, and it leads to a candidate that is both true and false.
        CONTRADICTION,
        /// A candidate is true, and it is false; both lead to the same.
        BOTH_WAYS,
        /// All candidates of a cell, which lead to the same.
        CELL,
        /// All places of a digit in a house, which lead to the same.
        HOUSE
    }

    public Forcing {
        branches = List.copyOf(branches);
    }

    /// The sums that the statements rest on, each once.
    public List<Sums.Balance> sums() {
        Set<Sums.Balance> sums = new LinkedHashSet<>();
        branches.forEach(branch -> sums.addAll(branch.sums()));
        return List.copyOf(sums);
    }

    /// The cells of what is assumed.
    public CellSet starts() {
        CellSet starts = CellSet.EMPTY;
        for (Branch branch : branches) {
            starts = starts.with(Candidate.cell(branch.assumption().candidate()));
        }
        return starts;
    }

    /// The cells of all candidates.
    public CellSet cells() {
        CellSet cells = CellSet.EMPTY;
        for (Branch branch : branches) {
            cells = cells.or(branch.cells());
        }
        return cells;
    }

    /// The digits of what is assumed.
    @Override
    public DigitSet digits() {
        DigitSet digits = DigitSet.EMPTY;
        for (Branch branch : branches) {
            digits = digits.with(Candidate.digit(branch.assumption().candidate()));
        }
        return digits;
    }

    @Override
    public Truths truths() {
        Truths truths = choice;
        for (Branch branch : branches) {
            truths = truths.and(branch.truths());
        }
        return truths.compact();
    }
}

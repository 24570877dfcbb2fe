package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.CellSet;

/// A statement that follows from earlier ones: a candidate is true, or it is false.
///
/// @param candidate the candidate
/// @param holds whether it is true
/// @param cause why it follows
/// @param from which earlier statements of the branch it rests on, counted from 0
public record Inference(int candidate, boolean holds, Cause cause, List<Integer> from) {
    public Inference {
        from = List.copyOf(from);
    }

    /// Why a statement follows.
    public sealed interface Cause {
        /// It is assumed.
        record Assumed() implements Cause {}

        /// Of a cell that holds one digit: all its other candidates are false, or another one is true.
        ///
        /// @param cell the cell
        record InCell(int cell) implements Cause {}

        /// Of a house that holds the digit once: all its other places are false, or another one is true.
        ///
        /// @param house the house
        record InHouse(int house) implements Cause {}

        /// Of a rule beyond houses, by which two candidates exclude each other: the other one is true.
        record ByRule() implements Cause {}

        /// Of a sum: no way to fill its cells has it any more.
        ///
        /// @param balance the sum
        /// @param cells the cells without a digit
        record BySum(Sums.Balance balance, CellSet cells) implements Cause {}

        /// Once those it rests on are eliminated, another pattern eliminates it.
        ///
        /// @param pattern the pattern, as it is then
        record Shown(Pattern pattern) implements Cause {}
    }
}

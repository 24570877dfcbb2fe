package org.escargot.game.help;

import java.util.function.IntFunction;
import org.escargot.game.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.solver.Solutions;

/// What is wrong on a board: what breaks the rules and, apart from it, what is not the solution's. It tells where,
/// never what would be right.
///
/// @param clashes the cells whose digit stands in a peer too
/// @param verdict how the board compares with the solution
public record Check(CellSet clashes, Verdict verdict) {
    /// How a board compares with the solution of its puzzle.
    public sealed interface Verdict {
        /// The board was compared.
        ///
        /// @param wrong the cells whose digit is not the solution's
        /// @param lacking the empty cells whose center marks lack the solution's digit
        record Compared(CellSet wrong, CellSet lacking) implements Verdict {
            /// How `digits`, and the `marks` of the empty cells, compare with `solution`.
            static Compared of(Grid digits, IntFunction<DigitSet> marks, Grid solution) {
                CellSet wrong = CellSet.EMPTY;
                CellSet lacking = CellSet.EMPTY;
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    int digit = digits.digit(cell);
                    if (digit != Digit.NONE && digit != solution.digit(cell)) {
                        wrong = wrong.with(cell);
                    } else if (digit == Digit.NONE && !marks.apply(cell).contains(solution.digit(cell))) {
                        lacking = lacking.with(cell);
                    }
                }
                return new Compared(wrong, lacking);
            }
        }

        /// The puzzle has no solution, so that only the rules were checked.
        record NoSolution() implements Verdict {}

        /// The puzzle has several solutions, so that only the rules were checked.
        record SeveralSolutions() implements Verdict {}

        /// The answer belongs to another puzzle, so that only the rules were checked.
        record Outdated() implements Verdict {}
    }

    /// Checks `board` against the rules and `answer`.
    public static Check of(Board board, Solutions answer) {
        return new Check(board.clashes(), verdict(board, answer));
    }

    /// Whether nothing is wrong, as far as could be checked.
    public boolean passes() {
        boolean asTheSolution = switch (verdict) {
            case Verdict.Compared compared ->
                compared.wrong().isEmpty() && compared.lacking().isEmpty();
            case Verdict.NoSolution _ -> false;
            case Verdict.SeveralSolutions _, Verdict.Outdated _ -> true;
        };
        return clashes.isEmpty() && asTheSolution;
    }

    private static Verdict verdict(Board board, Solutions answer) {
        if (!answer.puzzle().equals(board.puzzle())) {
            return new Verdict.Outdated();
        }
        return switch (answer) {
            case Solutions.None _ -> new Verdict.NoSolution();
            case Solutions.Several _ -> new Verdict.SeveralSolutions();
            case Solutions.One one -> Verdict.Compared.of(board.digits(), cell -> marks(board, cell), one.solution());
        };
    }

    /// A cell without center marks lacks nothing.
    private static DigitSet marks(Board board, int cell) {
        DigitSet marks = board.center().at(cell);
        return marks.isEmpty() ? DigitSet.ALL : marks;
    }
}

package org.escargot.game;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

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
        /// @param lacking the empty cells whose centre marks lack the solution's digit
        record Compared(CellSet wrong, CellSet lacking) implements Verdict {}

        /// The puzzle has no solution, so that only the rules were checked.
        record NoSolution() implements Verdict {}

        /// The puzzle has several solutions, so that only the rules were checked.
        record SeveralSolutions() implements Verdict {}

        /// The answer belongs to another puzzle, so that only the rules were checked.
        record Outdated() implements Verdict {}
    }

    /// Checks `board` against the rules and `answer`.
    public static Check of(Board board, Answer answer) {
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

    private static Verdict verdict(Board board, Answer answer) {
        if (!answer.puzzle().equals(board.puzzle())) {
            return new Verdict.Outdated();
        }
        return switch (answer) {
            case Answer.None _ -> new Verdict.NoSolution();
            case Answer.Several _ -> new Verdict.SeveralSolutions();
            case Answer.One one -> compared(board, one.solution());
        };
    }

    private static Verdict compared(Board board, Grid solution) {
        CellSet wrong = CellSet.EMPTY;
        CellSet lacking = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = board.digits().digit(cell);
            boolean marked = !board.centre().at(cell).isEmpty();
            if (digit != Digit.NONE && digit != solution.digit(cell)) {
                wrong = wrong.with(cell);
            } else if (digit == Digit.NONE && marked && !board.centre().has(cell, solution.digit(cell))) {
                lacking = lacking.with(cell);
            }
        }
        return new Verdict.Compared(wrong, lacking);
    }
}

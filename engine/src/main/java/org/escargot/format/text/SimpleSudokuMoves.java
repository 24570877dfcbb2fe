package org.escargot.format.text;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// What Simple Sudoku (`.ss`) writes below a grid: `I388` sets the digit 8 in cell 38 of 00..80, `E78007`
/// eliminates the candidate 7 from cell 78.
final class SimpleSudokuMoves {
    private SimpleSudokuMoves() {}

    /// Whether `line` is a move.
    static boolean isMove(String line) {
        String move = line.stripTrailing();
        if (move.startsWith("I")) {
            return move.length() == 4 && hasDigits(move) && move.charAt(3) != '0';
        }
        return move.startsWith("E") && move.length() == 6 && hasDigits(move);
    }

    private static boolean hasDigits(String move) {
        return move.chars().skip(1).allMatch(c -> c >= '0' && c <= '9');
    }

    /// `puzzle` with the digits that `moves` set.
    static Entry applied(PuzzleEntry puzzle, List<NumberedLine> moves) {
        if (moves.isEmpty() || !(puzzle.puzzle() instanceof Givens givens)) {
            return puzzle;
        }
        byte[] digits = new byte[Cell.COUNT];
        for (NumberedLine move : moves) {
            int cell = Integer.parseInt(move.text().substring(1, 3));
            if (cell >= Cell.COUNT) {
                return BrokenEntry.at(
                        move.number(), 2, Flaw.of(PuzzleFlaw.NO_SUCH_CELL).with("number", cell));
            }
            if (move.text().charAt(0) == 'I') {
                digits[cell] = Symbols.digit(move.text().charAt(3));
                int given = givens.grid().digit(cell);
                if (given != 0 && given != digits[cell]) {
                    return onGiven(move, cell, digits[cell]);
                }
            }
        }
        return played(puzzle, givens, withGivens(digits, givens), moves);
    }

    private static Entry played(PuzzleEntry puzzle, Givens givens, Grid current, List<NumberedLine> moves) {
        PuzzleEntry entry = new PuzzleEntry(puzzle.line(), givens, Optional.of(current), puzzle.metadata());
        return DeletedCandidates.from(entry, eliminated(moves));
    }

    /// The candidates that are eliminated, as [DeletedCandidates] has them.
    private static String eliminated(List<NumberedLine> moves) {
        StringBuilder words = new StringBuilder();
        for (NumberedLine move : moves) {
            int cell = Integer.parseInt(move.text().substring(1, 3));
            if (move.text().charAt(0) == 'E' && cell < Cell.COUNT) {
                words.append(move.text().charAt(5))
                        .append(Cell.row(cell) + 1)
                        .append(Cell.column(cell) + 1)
                        .append(' ');
            }
        }
        return words.toString();
    }

    private static Entry onGiven(NumberedLine move, int cell, int digit) {
        Flaw flaw = Flaw.of(PuzzleFlaw.MOVE_ON_GIVEN);
        return BrokenEntry.at(
                move.number(), 1, flaw.with("cell", new Detail.Place(cell)).with("digit", digit));
    }

    private static Grid withGivens(byte[] placed, Givens givens) {
        byte[] digits = placed.clone();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = digits[cell] == 0 ? (byte) givens.grid().digit(cell) : digits[cell];
        }
        return Grid.of(digits);
    }
}

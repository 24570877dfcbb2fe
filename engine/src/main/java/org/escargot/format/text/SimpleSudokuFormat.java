package org.escargot.format.text;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.LineQueue;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;

/// Simple Sudoku's file: a framed grid, and below it the moves made. It is read as any framed grid.
public final class SimpleSudokuFormat extends Format {
    public SimpleSudokuFormat() {
        super("ss", "ss");
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return new GridReader(lines);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(
                FormatWriter.of(EnumSet.of(Feature.GIVENS, Feature.PLACED), entry -> framed(entry) + moves(entry)));
    }

    private static String framed(PuzzleEntry entry) {
        StringBuilder text = new StringBuilder("*-----------*\n");
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.start().digit(cell);
            text.append(Cell.column(cell) % 3 == 0 ? "|" : "").append(digit == Digit.NONE ? "." : digit);
            if (Cell.column(cell) == 8) {
                text.append("|\n");
                text.append(cell == 26 || cell == 53 ? "|---+---+---|\n" : "");
            }
        }
        return text.append("*-----------*\n").toString();
    }

    private static String moves(PuzzleEntry entry) {
        StringBuilder moves = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.digits().digit(cell);
            if (digit != Digit.NONE && entry.start().digit(cell) == Digit.NONE) {
                moves.append('I')
                        .append(cell / 10)
                        .append(cell % 10)
                        .append(digit)
                        .append('\n');
            }
        }
        return moves.isEmpty() ? "" : "\n" + moves;
    }
}

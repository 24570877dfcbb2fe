package org.escargot.format;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;

/// Reads and writes puzzles in the forms that people and programs exchange.
public final class Formats {
    private Formats() {}

    /// A reader of `lines` that finds the format out by itself.
    public static PuzzleReader reader(LineSource lines) {
        Cursor cursor = new Cursor(lines);
        return new PuzzleReader(cursor, Detection.of(cursor));
    }

    /// A reader of `lines` in `format`.
    public static PuzzleReader reader(LineSource lines, Format format) {
        return new PuzzleReader(new Cursor(lines), format);
    }

    /// The puzzles in `text`, one or several, in a format that is found out; at least one entry.
    public static List<Entry> read(String text) {
        return all(reader(new TextLines(text)));
    }

    /// The puzzles in `text`, in `format`; at least one entry.
    public static List<Entry> read(String text, Format format) {
        return all(reader(new TextLines(text), format));
    }

    /// The 81 characters row by row, `.` for an empty cell.
    public static String line(Grid grid) {
        return grid.toString();
    }

    /// Nine rows in frames, `.` for an empty cell; eleven lines, each with its end.
    public static String framed(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            text.append(row == 3 || row == 6 ? "------+-------+------\n" : "");
            for (int column = 0; column < 9; column++) {
                int digit = grid.digit(Cell.at(row, column));
                text.append(column == 0 ? "" : column % 3 == 0 ? " | " : " ");
                text.append(digit == Digit.NONE ? "." : digit);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /// The 729 characters cell by cell, `.` for a candidate that is struck.
    public static String sukaku(Pencilmarks marks) {
        return marks.toString();
    }

    private static List<Entry> all(PuzzleReader reader) {
        List<Entry> entries = new ArrayList<>();
        for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
            entries.add(entry);
        }
        return List.copyOf(entries);
    }
}

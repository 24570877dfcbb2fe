package org.escargot.format;

import org.jspecify.annotations.Nullable;

/// Finds out the format from the head of the input: the first line that looks like any decides.
final class Detection {
    private static final int WINDOW = 200;

    private Detection() {}

    static Format of(Cursor cursor) {
        for (int i = 0; i < WINDOW; i++) {
            String line = cursor.peek(i);
            if (line == null) {
                return Format.LINE;
            }
            Format format = LineFormat.isSkipped(line) ? null : of(line);
            if (format != null) {
                return format;
            }
        }
        return Format.LINE;
    }

    private static @Nullable Format of(String line) {
        if (LineFormat.holdsPuzzle(line)) {
            return Format.LINE;
        }
        if (line.strip().startsWith("[") && line.strip().endsWith("]")) {
            return Format.SDK;
        }
        if (CsvFormat.isRow(line) || CsvFormat.isHeader(line)) {
            return Format.CSV;
        }
        if (Shape.isRule(line)) {
            return null;
        }
        int cells = RowText.cells(line);
        if (RowText.read(line, 1, new byte[Shape.CELLS], 0) == null) {
            return Format.GRID;
        }
        if (PencilmarksFormat.groups(line) == 9 && cells < 82) {
            return Format.PENCILMARKS;
        }
        return cells >= 20 ? Format.LINE : null;
    }
}

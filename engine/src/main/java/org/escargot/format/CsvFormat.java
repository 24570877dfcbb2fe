package org.escargot.format;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// Nine rows of nine fields, or 18: the start, then the current digits. With a header, a table with a puzzle a line.
final class CsvFormat implements EntryReader {
    private final Cursor cursor;

    private CsvFormat(Cursor cursor) {
        this.cursor = cursor;
    }

    static Layout layout(Cursor cursor) {
        String head = cursor.peek(0);
        if (head == null || isRow(head)) {
            return new Layout.Document(new CsvFormat(cursor));
        }
        int column = isHeader(head) ? puzzleColumn(head) : 0;
        if (isHeader(head)) {
            cursor.take();
        }
        return new Layout.Listed((line, number) -> parse(line, number, column));
    }

    /// Whether `line` has nine fields of at most one cell each.
    static boolean isRow(String line) {
        List<String> fields = fields(line);
        return fields.size() == 9 && fields.stream().allMatch(field -> field.isEmpty() || isCell(field));
    }

    static boolean isHeader(String line) {
        String lower = line.toLowerCase(java.util.Locale.ROOT);
        return RowText.cells(line) < 9
                && fields(line).size() > 1
                && (lower.contains("puzzle") || lower.contains("quizzes") || lower.contains("solution"));
    }

    @Override
    public @Nullable Entry next() {
        int first = cursor.number();
        byte[] start = new byte[Shape.CELLS];
        Entry problem = rows(start);
        if (problem != null || cursor.peek(0) == null && cursor.number() == first) {
            return problem;
        }
        Givens givens = new Givens(Grid.of(start));
        skipBlank();
        if (cursor.peek(0) == null) {
            return new PuzzleEntry(first, givens, null, "", "", "");
        }
        byte[] current = new byte[Shape.CELLS];
        problem = rows(current);
        return problem != null ? problem : new PuzzleEntry(first, givens, Grid.of(current), "", "", "");
    }

    private @Nullable Entry rows(byte[] digits) {
        for (int row = 0; row < 9; row++) {
            skipBlank();
            int number = cursor.number();
            String line = cursor.take();
            if (line == null) {
                return row == 0 ? null : GridFormat.tooFewRows(number, row);
            }
            List<String> fields = fields(line);
            if (fields.size() != 9) {
                String sentence = "The row has " + fields.size() + " fields; it must have nine.";
                return BrokenEntry.at(number, line.length() + 1, sentence, "");
            }
            for (int column = 0; column < 9; column++) {
                String field = fields.get(column);
                if (!field.isEmpty() && !isCell(field)) {
                    String sentence = "Field " + (column + 1) + " holds '" + field + "'; write 1..9, 0 or nothing.";
                    return BrokenEntry.at(number, Math.max(0, line.indexOf(field)) + 1, sentence, "");
                }
                digits[row * 9 + column] = field.isEmpty() ? 0 : Shape.digit(field.charAt(0));
            }
        }
        return null;
    }

    private void skipBlank() {
        String line = cursor.peek(0);
        while (line != null && line.isBlank()) {
            cursor.take();
            line = cursor.peek(0);
        }
    }

    private static boolean isCell(String field) {
        return field.length() == 1 && (Shape.isCell(field.charAt(0)) || field.equals("-"));
    }

    private static int puzzleColumn(String header) {
        List<String> fields = fields(header);
        for (int i = 0; i < fields.size(); i++) {
            String name = fields.get(i).toLowerCase(java.util.Locale.ROOT);
            if (name.startsWith("puzzle") || name.startsWith("quiz")) {
                return i;
            }
        }
        return 0;
    }

    private static @Nullable Entry parse(String line, int number, int column) {
        if (LineFormat.isSkipped(line)) {
            return null;
        }
        char delimiter = delimiter(line);
        int from = 0;
        for (int i = 0; i < column && line.indexOf(delimiter, from) >= 0; i++) {
            from = line.indexOf(delimiter, from) + 1;
        }
        int to = line.indexOf(delimiter, from);
        return LineFormat.parseRange(line, number, from, to < 0 ? line.length() : to);
    }

    private static List<String> fields(String line) {
        char delimiter = delimiter(line);
        List<String> fields = new ArrayList<>();
        int from = 0;
        for (int to = line.indexOf(delimiter); to >= 0; to = line.indexOf(delimiter, from)) {
            fields.add(field(line.substring(from, to)));
            from = to + 1;
        }
        fields.add(field(line.substring(from)));
        return fields;
    }

    private static String field(String text) {
        String bare = text.strip();
        boolean quoted = bare.length() >= 2 && bare.startsWith("\"") && bare.endsWith("\"");
        return quoted ? bare.substring(1, bare.length() - 1).strip() : bare;
    }

    private static char delimiter(String line) {
        return line.indexOf('\t') >= 0 ? '\t' : line.indexOf(';') >= 0 ? ';' : ',';
    }
}

package org.escargot.format.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.escargot.format.Head;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;

/// The names of rows and columns that books and programs print beside a grid: 0 to 8, 1 to 9, A to I or A to J.
final class Axes {
    private static final List<String> SERIES =
            List.of("0 1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 8 9", "A B C D E F G H I", "A B C D E F G H J");

    private Axes() {}

    /// Whether `words` are the names of nine columns, maybe with a word in the corner.
    static boolean areColumns(List<String> words) {
        int corner = words.size() - 9;
        return (corner == 0 || corner == 1)
                && SERIES.contains(
                        String.join(" ", words.subList(corner, words.size())).toUpperCase(Locale.ROOT));
    }

    /// Whether `words` are the names of nine rows.
    static boolean areRows(List<String> words) {
        return SERIES.contains(String.join(" ", words).toUpperCase(Locale.ROOT));
    }

    /// Whether `line` names columns by letters, which are no cells.
    static boolean isHeading(String line) {
        List<String> words = words(line);
        return areColumns(words) && Character.isLetter(words.getLast().charAt(0));
    }

    /// Takes a grid whose rows have names from `lines`, and leaves the names out; nothing unless such a grid comes
    /// next.
    static List<NumberedLine> takeGrid(LineQueue lines) throws IOException {
        List<NumberedLine> rows = new ArrayList<>(9);
        boolean hasColumns = false;
        int taken = 0;
        NumberedLine line = lines.peek(0);
        while (line != null && rows.size() < 9 && taken < Head.LENGTH) {
            if (rows.isEmpty() && !hasColumns && areColumns(words(line.text()))) {
                hasColumns = true;
            } else if (GridFormat.isRow(line.text())) {
                rows.add(line);
            }
            taken++;
            line = lines.peek(taken);
        }
        if (!areNamed(rows, hasColumns)) {
            return List.of();
        }
        for (int i = 0; i < taken; i++) {
            lines.next();
        }
        return rows.stream().map(Axes::withoutName).toList();
    }

    /// Cells of a first column may count up too; then there is no tenth one, and nothing above.
    private static boolean areNamed(List<NumberedLine> rows, boolean hasColumns) {
        List<String> names = rows.stream().map(row -> name(row.text())).toList();
        return areRows(names)
                && (hasColumns
                        || Character.isLetter(names.getFirst().charAt(0))
                        || rows.stream().filter(row -> cells(row.text()) == 10).count() > 4);
    }

    private static long cells(String line) {
        return line.chars().filter(c -> Symbols.isCell((char) c)).count();
    }

    /// The first word of `line`, if a separator follows it; else empty.
    private static String name(String line) {
        List<String> words = words(line);
        return words.size() > 1 ? words.getFirst() : "";
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i == line.length() || separates(line.charAt(i))) {
                if (i > start) {
                    words.add(line.substring(start, i));
                }
                start = i + 1;
            }
        }
        return words;
    }

    private static boolean separates(char c) {
        return c <= ' ' || Symbols.isFrame(c);
    }

    /// The row with its name replaced by frame characters, so that column numbers stay right.
    private static NumberedLine withoutName(NumberedLine row) {
        String text = row.text();
        int end = 0;
        while (separates(text.charAt(end))) {
            end++;
        }
        while (end < text.length() && !separates(text.charAt(end))) {
            end++;
        }
        // The blank behind the name is no cell.
        end = Math.min(text.length(), end + 1);
        return new NumberedLine(row.number(), "|".repeat(end) + text.substring(end));
    }
}

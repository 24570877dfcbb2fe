package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.jspecify.annotations.Nullable;

/// Nine lines in whose columns, equally far from each other in each box, digits or blanks stand. Bars may part the
/// boxes; where they do, a line without a digit is a row, too.
final class ColumnManner implements Manner {
    private static final int ROWS = 9;
    private static final int WIDEST = 100;
    private static final int WIDEST_STEP = 6;
    /// How many columns must have a digit, so that it is clear where they are.
    private static final int FEWEST_USED = 7;

    /// Where the columns are.
    ///
    /// @param first the first one
    /// @param step how far the next one is
    /// @param gap how much farther the first one of the next box is
    private record Layout(int first, int step, int gap) {
        int place(int column) {
            return first + column * step + column / 3 * gap;
        }
    }

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        List<NumberedLine> rows = new ArrayList<>();
        for (NumberedLine line : lines.all()) {
            if (isRule(line.text()) || line.text().isBlank() && rows.size() % 3 == 0 && !isBlankRow(line.text())) {
                continue;
            }
            if (isRow(line.text())) {
                rows.add(line);
            } else if (rows.size() % ROWS == 0) {
                take(rows, puzzles);
            } else {
                return List.of();
            }
        }
        take(rows, puzzles);
        return puzzles;
    }

    private static void take(List<NumberedLine> rows, List<PuzzleEntry> puzzles) {
        for (int i = 0; rows.size() % ROWS == 0 && i < rows.size(); i += ROWS) {
            nine(rows.subList(i, i + ROWS), puzzles);
        }
        rows.clear();
    }

    private static boolean isBlankRow(String line) {
        return line.isBlank() && line.length() >= ROWS;
    }

    private static boolean isRow(String line) {
        boolean hasSign = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (i == WIDEST || c != ' ' && !isDigit(c) && !isBar(c)) {
                return false;
            }
            hasSign |= c != ' ';
        }
        return hasSign || isBlankRow(line) || line.isEmpty();
    }

    private static boolean isDigit(int c) {
        return c >= '1' && c <= '9';
    }

    private static boolean isBar(int c) {
        return c > ' ' && !Character.isLetterOrDigit(c);
    }

    private static boolean isRule(String line) {
        boolean hasStroke = false;
        int signs = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                return false;
            }
            hasStroke |= "-=_+#%\u2500\u2550".indexOf(c) >= 0;
            signs += c > ' ' ? 1 : 0;
        }
        return hasStroke || signs > line.strip().length() / 2;
    }

    private static void nine(List<NumberedLine> rows, List<PuzzleEntry> puzzles) {
        Layout best = layout(rows);
        // Where no blank stands inside, a row that is short lacks a cell.
        if (best == null || rows.stream().noneMatch(row -> row.text().strip().indexOf(' ') >= 0)) {
            return;
        }
        StringBuilder cells = new StringBuilder();
        for (NumberedLine row : rows) {
            for (int column = 0; column < ROWS; column++) {
                char c = at(row.text(), best.place(column));
                cells.append(c == ' ' ? Words.EMPTY : c);
            }
        }
        RowManner.puzzle(rows.getFirst().number(), cells.toString(), puzzles);
    }

    /// The narrowest layout that fits `rows`, or null.
    private static @Nullable Layout layout(List<NumberedLine> rows) {
        BitSet digits = places(rows, ColumnManner::isDigit);
        BitSet bars = places(rows, ColumnManner::isBar);
        for (int step = 1; step <= WIDEST_STEP; step++) {
            for (int gap = 0; gap <= WIDEST_STEP; gap++) {
                for (int first = 0; first <= WIDEST_STEP * 2; first++) {
                    Layout layout = new Layout(first, step, gap);
                    if (fits(layout, digits, bars)) {
                        return layout;
                    }
                }
            }
        }
        return null;
    }

    /// The columns in which a character of `rows` passes `test`.
    private static BitSet places(List<NumberedLine> rows, IntPredicate test) {
        BitSet places = new BitSet();
        for (NumberedLine row : rows) {
            for (int i = 0; i < row.text().length(); i++) {
                if (test.test(row.text().charAt(i))) {
                    places.set(i);
                }
            }
        }
        return places;
    }

    /// Whether all `digits` stand in the columns, `bars` in none, and nearly each column has a digit.
    private static boolean fits(Layout layout, BitSet digits, BitSet bars) {
        int used = 0;
        for (int column = 0; column < ROWS; column++) {
            int place = layout.place(column);
            if (bars.get(place)) {
                return false;
            }
            used += digits.get(place) ? 1 : 0;
        }
        // As many columns have a digit as there are columns with digits: none stands beside them.
        return used >= FEWEST_USED && used == digits.cardinality();
    }

    private static char at(String text, int place) {
        return place < text.length() ? text.charAt(place) : ' ';
    }
}

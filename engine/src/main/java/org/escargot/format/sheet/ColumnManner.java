package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.jspecify.annotations.Nullable;

/// Nine lines in whose columns, equally far from each other in each box, digits or blanks stand. Bars may part the
/// boxes;
/// where they do, a line without a digit is a row, too.
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
    public List<PuzzleEntry> read(List<NumberedLine> lines) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        List<NumberedLine> rows = new ArrayList<>();
        for (NumberedLine line : lines) {
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
        return line.length() <= WIDEST
                && line.chars().allMatch(c -> c == ' ' || c >= '1' && c <= '9' || isBar((char) c))
                && (line.chars().anyMatch(c -> c > ' ') || isBlankRow(line) || line.isEmpty());
    }

    private static boolean isBar(char c) {
        return c > ' ' && !Character.isLetterOrDigit(c);
    }

    private static boolean isRule(String line) {
        boolean hasStroke = line.chars().anyMatch(c -> "-=_+#%".indexOf(c) >= 0 || c == '\u2500' || c == '\u2550');
        boolean isFull =
                line.chars().filter(c -> c > ' ').count() > line.strip().length() / 2;
        return (hasStroke || isFull) && line.chars().noneMatch(Character::isLetterOrDigit);
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
        for (int step = 1; step <= WIDEST_STEP; step++) {
            for (int gap = 0; gap <= WIDEST_STEP; gap++) {
                for (int first = 0; first <= WIDEST_STEP * 2; first++) {
                    Layout layout = new Layout(first, step, gap);
                    if (fits(layout, rows)) {
                        return layout;
                    }
                }
            }
        }
        return null;
    }

    /// Whether all digits stand in the columns, bars in none, and nearly each column has a digit.
    private static boolean fits(Layout layout, List<NumberedLine> rows) {
        int used = 0;
        for (NumberedLine row : rows) {
            int found = 0;
            for (int column = 0; column < ROWS; column++) {
                char c = at(row.text(), layout.place(column));
                if (isBar(c)) {
                    return false;
                }
                found += c == ' ' ? 0 : 1;
                used |= c == ' ' ? 0 : 1 << column;
            }
            if (found != row.text().chars().filter(c -> c >= '1' && c <= '9').count()) {
                return false;
            }
        }
        return Integer.bitCount(used) >= FEWEST_USED;
    }

    private static char at(String text, int place) {
        return place < text.length() ? text.charAt(place) : ' ';
    }
}

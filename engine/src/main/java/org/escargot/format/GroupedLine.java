package org.escargot.format;

import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// A whole puzzle on one line in nine groups of nine, or 27 of three, or 81 of one.
final class GroupedLine {
    private static final String BETWEEN = " \t,;|/";

    private GroupedLine() {}

    /// The puzzle, or null unless the line consists of even groups of 81 cells in all.
    static @Nullable Entry parse(String line, int number, int from, int to) {
        byte[] digits = new byte[Shape.CELLS];
        int cells = 0;
        int size = 0;
        int begun = 0;
        for (int i = from; i <= to; i++) {
            char c = i < to ? line.charAt(i) : ' ';
            if (Shape.isCell(c) || c == '-') {
                if (cells == Shape.CELLS) {
                    return null;
                }
                digits[cells++] = Shape.digit(c);
            } else if (BETWEEN.indexOf(c) < 0) {
                return null;
            } else if (cells > begun) {
                size = size == 0 ? cells : size;
                if (cells - begun != size) {
                    return null;
                }
                begun = cells;
            }
        }
        boolean even = cells == Shape.CELLS && (size == 1 || size == 3 || size == 9);
        return even ? new PuzzleEntry(number, new Givens(Grid.of(digits)), null, "", "", line) : null;
    }
}

package org.escargot.format;

import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// HoDoKu's lines, in which `+` stands before a digit that the player has placed.
final class PlacedDigits {
    private PlacedDigits() {}

    /// The puzzle of 81 cells with a `+` among them, or null when there is none.
    static @Nullable Entry parse(String line, int number, int from, int to) {
        int start = from;
        while (start < to) {
            int end = start;
            int cells = 0;
            while (end < to && isPart(line, end)) {
                cells += line.charAt(end) == '+' ? 0 : 1;
                end++;
            }
            if (cells == Shape.CELLS) {
                return entry(line, number, start, end);
            }
            start = end + 1;
        }
        return null;
    }

    private static boolean isPart(String line, int place) {
        char c = line.charAt(place);
        return c == '+' ? place + 1 < line.length() && Shape.isDigit(line.charAt(place + 1)) : Shape.isPlain(c);
    }

    private static PuzzleEntry entry(String line, int number, int start, int end) {
        byte[] givens = new byte[Shape.CELLS];
        byte[] current = new byte[Shape.CELLS];
        int cell = 0;
        for (int i = start; i < end; i++) {
            if (line.charAt(i) != '+') {
                current[cell] = Shape.digit(line.charAt(i));
                givens[cell] = i > start && line.charAt(i - 1) == '+' ? 0 : current[cell];
                cell++;
            }
        }
        return new PuzzleEntry(
                number,
                new Givens(Grid.of(givens)),
                Grid.of(current),
                Shape.trim(line.substring(0, start)),
                Shape.trim(line.substring(end)),
                line);
    }
}

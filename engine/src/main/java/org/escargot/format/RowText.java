package org.escargot.format;

import org.jspecify.annotations.Nullable;

/// Nine cells on one line, with frames and blanks or without.
final class RowText {
    private RowText() {}

    /// Puts the digits of `line` into row `row` (0..8) of `digits`; the problem when there are not nine cells.
    static @Nullable ParseProblem read(String line, int number, byte[] digits, int row) {
        int cells = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Shape.isCell(c) || c == '-') {
                if (cells < 9) {
                    digits[row * 9 + cells] = Shape.digit(c);
                }
                cells++;
            } else if (c > ' ' && !Shape.isFrame(c)) {
                return new ParseProblem(number, i + 1, Sentences.character(c));
            }
        }
        return cells == 9 ? null : count(line, number, cells);
    }

    /// How many cells `line` seems to hold.
    static int cells(String line) {
        int cells = 0;
        for (int i = 0; i < line.length(); i++) {
            cells += Shape.isCell(line.charAt(i)) ? 1 : 0;
        }
        return cells;
    }

    private static ParseProblem count(String line, int number, int cells) {
        String sentence = "The row has " + cells + " cells; it must have nine.";
        return new ParseProblem(number, line.stripTrailing().length() + 1, sentence);
    }
}

package org.escargot.format;

/// Says what is wrong with a line that should hold a puzzle.
final class LineDiagnosis {
    /// Fewer cells than this are not taken for an attempt at a puzzle.
    private static final int ATTEMPT = 20;

    private LineDiagnosis() {}

    static BrokenEntry of(String line, int number, int from, int to) {
        int exponent = exponent(line, from, to);
        if (exponent >= 0) {
            return spreadsheet(line, number, exponent, to);
        }
        int start = from;
        int end = from;
        int most = 0;
        for (int i = from; i < to; i = wordEnd(line, i, to) + 1) {
            int wordEnd = wordEnd(line, i, to);
            int cells = cells(line, i, wordEnd);
            if (cells > most) {
                start = i;
                end = wordEnd;
                most = cells;
            }
        }
        if (most < ATTEMPT) {
            return BrokenEntry.at(number, firstColumn(line, from, to), noPuzzle(), line);
        }
        return word(line, number, start, end);
    }

    private static BrokenEntry word(String line, int number, int start, int end) {
        for (int i = start; i < end; i++) {
            if (!Shape.isCell(line.charAt(i)) && line.charAt(i) != '-') {
                return BrokenEntry.at(number, i + 1, Sentences.character(line.charAt(i)), line);
            }
        }
        int length = end - start;
        if (length != Shape.CELLS && length % Shape.CELLS == 0) {
            String sentence = Sentences.glued(length / Shape.CELLS);
            return BrokenEntry.at(number, start + Shape.CELLS + 1, sentence, line);
        }
        if (length == Shape.CELLS) {
            String sentence = "Empty cells are written in more than one way; use '.' for all of them.";
            return BrokenEntry.at(number, start + 1, sentence, line);
        }
        return BrokenEntry.at(number, start + Math.min(length, Shape.CELLS) + 1, Sentences.count(length), line);
    }

    private static BrokenEntry spreadsheet(String line, int number, int exponent, int to) {
        int start = exponent;
        while (start > 0 && isNumeric(line.charAt(start - 1))) {
            start--;
        }
        int end = exponent + 2;
        while (end < to && Character.isDigit(line.charAt(end))) {
            end++;
        }
        return BrokenEntry.at(number, start + 1, Sentences.spreadsheet(line.substring(start, end)), line);
    }

    /// The place of the E in a number such as `1.23E+80`, or -1.
    private static int exponent(String line, int from, int to) {
        for (int i = from + 1; i + 2 < to; i++) {
            char c = line.charAt(i);
            if ((c == 'E' || c == 'e')
                    && Character.isDigit(line.charAt(i - 1))
                    && line.charAt(i + 1) == '+'
                    && Character.isDigit(line.charAt(i + 2))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isNumeric(char c) {
        return c >= '0' && c <= '9' || c == '.' || c == ',';
    }

    private static int wordEnd(String line, int from, int to) {
        int end = from;
        while (end < to && " \t,;\"".indexOf(line.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private static int cells(String line, int from, int to) {
        int cells = 0;
        for (int i = from; i < to; i++) {
            cells += Shape.isCell(line.charAt(i)) ? 1 : 0;
        }
        return cells;
    }

    private static int firstColumn(String line, int from, int to) {
        int first = from;
        while (first < to && line.charAt(first) <= ' ') {
            first++;
        }
        return first + 1;
    }

    private static String noPuzzle() {
        return "No puzzle stands in this line; a puzzle has 81 cells, digits 1..9 and '.' or '0' where empty.";
    }
}

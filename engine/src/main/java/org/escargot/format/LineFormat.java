package org.escargot.format;

import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// A list, one puzzle a line: 81 characters with text before and after, HoDoKu's `+` digits, 729 characters.
public final class LineFormat {
    private LineFormat() {}

    /// The entry on `line`, the `number`th of the input (from 1), or null for a blank line or a comment.
    /// Pure: any thread may call it.
    public static @Nullable Entry parse(String line, int number) {
        if (isPlain(line)) {
            return entry(line, number, 0);
        }
        return isSkipped(line) ? null : parseRange(line, number, 0, line.length());
    }

    /// Whether `line` is blank or a comment (`#`, `//` or `;` first).
    static boolean isSkipped(String line) {
        int start = 0;
        while (start < line.length() && line.charAt(start) <= ' ' && line.charAt(start) != 0) {
            start++;
        }
        return start == line.length()
                ? line.length() != Shape.CELLS
                : line.charAt(start) == '#' || line.charAt(start) == ';' || line.startsWith("//", start);
    }

    /// Whether `line` holds a puzzle.
    static boolean holdsPuzzle(String line) {
        return !isSkipped(line) && parseRange(line, 1, 0, line.length()) instanceof PuzzleEntry;
    }

    /// The puzzle that stands at or after `from` and before `to`; what is around it is metadata.
    static Entry parseRange(String line, int number, int from, int to) {
        int control = Shape.control(line);
        if (control >= 0) {
            return BrokenEntry.at(number, control + 1, Sentences.binary(line.charAt(control)), line);
        }
        if (line.length() > LineSource.LONGEST_LINE) {
            return BrokenEntry.at(number, LineSource.LONGEST_LINE + 1, Sentences.tooLong(), line);
        }
        for (String empty : Shape.EMPTY) {
            int start = run(line, from, to, empty, Shape.CELLS);
            if (start >= 0) {
                return entry(line, number, start);
            }
        }
        if (isSpaced(line, from, to)) {
            return entry(line, number, from);
        }
        Entry other = PlacedDigits.parse(line, number, from, to);
        other = other == null ? SukakuFormat.find(line, number) : other;
        other = other == null ? GroupedLine.parse(line, number, from, to) : other;
        return other == null ? LineDiagnosis.of(line, number, from, to) : other;
    }

    /// The start of the first unbroken run of exactly `wanted` digits and `empty` characters, or -1.
    static int run(String line, int from, int to, String empty, int wanted) {
        int start = from;
        boolean digits = !"-*".contains(empty);
        boolean any = digits;
        for (int i = from; i <= to; i++) {
            char c = i < to ? line.charAt(i) : '\n';
            if (Shape.isCell(c, empty)) {
                any |= Shape.isDigit(c);
                continue;
            }
            // A line of 81 dashes or stars is a rule, not the empty grid.
            if (i - start == wanted && any) {
                return start;
            }
            start = i + 1;
            any = digits;
        }
        return -1;
    }

    private static boolean isPlain(String line) {
        if (line.length() < Shape.CELLS) {
            return false;
        }
        for (int i = 0; i < Shape.CELLS; i++) {
            if (!Shape.isPlain(line.charAt(i))) {
                return false;
            }
        }
        return line.length() == Shape.CELLS || line.charAt(Shape.CELLS) == '\t';
    }

    private static boolean isSpaced(String line, int from, int to) {
        boolean any = false;
        for (int i = from; i < to && i < from + Shape.CELLS; i++) {
            char c = line.charAt(i);
            if (!Shape.isDigit(c) && c != ' ') {
                return false;
            }
            any |= c == ' ';
        }
        return any
                && to - from >= Shape.CELLS
                && (to - from == Shape.CELLS || "\t,;#".indexOf(line.charAt(from + Shape.CELLS)) >= 0);
    }

    private static PuzzleEntry entry(String line, int number, int start) {
        byte[] digits = new byte[Shape.CELLS];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = Shape.digit(line.charAt(start + i));
        }
        String leading = start == 0 ? "" : Shape.trim(line.substring(0, start));
        int end = start + Shape.CELLS;
        String trailing = end == line.length() ? "" : Shape.trim(line.substring(end));
        return new PuzzleEntry(number, new Givens(Grid.of(digits)), null, leading, trailing, line);
    }
}

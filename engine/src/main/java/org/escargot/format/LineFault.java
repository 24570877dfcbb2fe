package org.escargot.format;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.grid.Cell;

/// Says of a line that is no puzzle where and why. Only broken lines come here, so it may take its time.
final class LineFault {
    private static final Pattern SPREADSHEET = Pattern.compile("(?<![\\w.])\\d([.,]\\d+)?[eE]\\+?[78]\\d\\b");
    private static final String RIGHT = "a puzzle has 81 cells, each a digit 1-9 or . or 0";

    private LineFault() {}

    /// Where the fault is, from 1.
    static int column(String line) {
        return fault(line).column;
    }

    /// What the fault is.
    static String sentence(String line) {
        return fault(line).sentence;
    }

    private record Fault(int column, String sentence) {}

    private static Fault fault(String line) {
        int start = longestWord(line);
        int end = start;
        while (end < line.length() && !separates(line.charAt(end))) {
            end++;
        }
        Matcher mangled = SPREADSHEET.matcher(line);
        if (mangled.find()) {
            return new Fault(
                    mangled.start() + 1,
                    mangled.group() + " is what a spreadsheet makes of a puzzle's 81 digits;"
                            + " format the column as text before the puzzles are entered");
        }
        for (int i = start; i < end; i++) {
            char c = line.charAt(i);
            if (!Symbols.isCell(c) && c != '+' && end - start >= 40) {
                return new Fault(i + 1, "the character " + Symbols.quoted(c) + " stands in the grid; " + RIGHT);
            }
        }
        return count(start, end, LineFormat.cells(line, start, end));
    }

    private static Fault count(int start, int end, int cells) {
        if (cells == 2 * Cell.COUNT) {
            return new Fault(
                    start + Cell.COUNT + 1, "two puzzles stand here without a gap (162 cells); write one a line");
        }
        return cells < Cell.COUNT
                ? new Fault(end + 1, "the line ends after " + cells + (cells == 1 ? " cell; " : " cells; ") + RIGHT)
                : new Fault(start + Cell.COUNT + 1, "the line has " + cells + " cells; " + RIGHT);
    }

    private static boolean separates(char c) {
        return c <= ' ' || c == ',' || c == ';' || c == '"' || c == '|';
    }

    /// Where the longest word begins: that is what was meant as the puzzle.
    private static int longestWord(String line) {
        int best = 0;
        int longest = 0;
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i == line.length() || separates(line.charAt(i))) {
                if (i - start > longest) {
                    longest = i - start;
                    best = start;
                }
                start = i + 1;
            }
        }
        return best;
    }
}

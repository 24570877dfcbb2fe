package org.escargot.format.text;

import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.Head;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleFlaw;
import org.escargot.grid.Cell;

/// Finds out where and why a line is not a puzzle. It is asked of broken lines only, so it need not be fast.
final class LineFlaw {
    private LineFlaw() {}

    /// The place and the flaw of `line`.
    static ParseProblem problem(String line, long number) {
        // Positions far past the end are not reported.
        String head = line.substring(0, Math.min(line.length(), Head.MOST_CHARACTERS));
        int start = longestWord(head);
        int end = endOfWord(head, start);
        Optional<MangledNumber> mangled = MangledNumber.in(head);
        if (mangled.isPresent()) {
            String text = line.substring(mangled.get().start(), mangled.get().end());
            Flaw flaw = Flaw.of(PuzzleFlaw.SPREADSHEET).with("number", new Detail.Word(text));
            return new ParseProblem(number, mangled.get().start() + 1, flaw);
        }
        int strange = end - start >= 40 ? strange(line, start, end) : -1;
        if (strange >= 0) {
            Detail character = Symbols.shown(line.charAt(strange));
            return new ParseProblem(
                    number, strange + 1, Flaw.of(PuzzleFlaw.STRANGE_IN_LINE).with("character", character));
        }
        end = endOfWord(line, start);
        int cells = LineFormat.cells(line, start, end);
        int column = cells < Cell.COUNT ? end + 1 : start + Cell.COUNT + 1;
        return new ParseProblem(number, column, Flaw.of(miscount(cells)).with("cells", cells));
    }

    private static int endOfWord(String line, int start) {
        int end = start;
        while (end < line.length() && !separates(line.charAt(end))) {
            end++;
        }
        return end;
    }

    /// Where `line` first has what no cell is between `start` and `end`, or -1.
    private static int strange(String line, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = line.charAt(i);
            if (!Symbols.isCell(c) && c != '+') {
                return i;
            }
        }
        return -1;
    }

    private static PuzzleFlaw miscount(int cells) {
        if (cells == 2 * Cell.COUNT) {
            return PuzzleFlaw.TWO_PUZZLES;
        }
        return cells < Cell.COUNT ? PuzzleFlaw.SHORT_LINE : PuzzleFlaw.LONG_LINE;
    }

    private static boolean separates(char c) {
        return c <= ' ' || c == ',' || c == ';' || c == '"' || c == '|';
    }

    /// The column where the longest word begins, which was probably meant as the puzzle.
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

package org.escargot.format.text;

import org.escargot.format.Head;
import org.escargot.grid.Cell;

/// A run of 81 digits that stands before the puzzle that it solves, as in tables of which the first column is the
/// solution.
final class SolutionRun {
    private SolutionRun() {}

    /// Where the puzzle begins of which the run from `start` to `end` is the solution, if it is one; else `start`.
    static int puzzle(String line, int start, int end) {
        if (hasEmptyCell(line, start, end)) {
            return start;
        }
        for (int other = end + 1; other < line.length() && other < Head.MOST_CHARACTERS; other++) {
            int otherEnd = LineFormat.endOfRun(line, other);
            if (otherEnd - other == Cell.COUNT && end - start == Cell.COUNT && agree(line, other, start)) {
                return other;
            }
            other = Math.max(other, otherEnd);
        }
        return start;
    }

    /// What stands in `line` before the puzzle that begins at `puzzle`, without a solution of it, which is no name.
    static String before(String line, int puzzle) {
        boolean isPlain = LineFormat.endOfRun(line, puzzle) == puzzle + Cell.COUNT;
        for (int other = 0; isPlain && other + Cell.COUNT < puzzle; other++) {
            int end = LineFormat.endOfRun(line, other);
            if (end - other == Cell.COUNT && !hasEmptyCell(line, other, end) && agree(line, puzzle, other)) {
                boolean isQuoted = other > 0 && line.charAt(other - 1) == '"' && line.charAt(end) == '"';
                int quotes = isQuoted ? 1 : 0;
                return line.substring(0, other - quotes) + line.substring(end + quotes, puzzle);
            }
            other = Math.max(other, end);
        }
        return line.substring(0, puzzle);
    }

    private static boolean hasEmptyCell(String line, int start, int end) {
        for (int i = start; i < end; i++) {
            if (Symbols.isEmptyCell(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /// Whether each digit of the 81 cells from `puzzle` on stands in those from `solution` on, too, and some cell is
    /// empty.
    private static boolean agree(String line, int puzzle, int solution) {
        for (int i = 0; i < Cell.COUNT; i++) {
            char c = line.charAt(puzzle + i);
            if (!Symbols.isEmptyCell(c) && c != line.charAt(solution + i)) {
                return false;
            }
        }
        return hasEmptyCell(line, puzzle, puzzle + Cell.COUNT);
    }
}

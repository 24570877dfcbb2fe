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

package org.escargot;

import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// The examples of the Javadoc, so that the compiler and a test see them.
final class SudokuSnippets {
    private SudokuSnippets() {}

    static String solve() {
        // @start region="solve"
        Puzzle puzzle =
                Sudoku.parse("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
        Grid solution = Sudoku.solve(puzzle).orElseThrow();
        long solutions = Sudoku.count(puzzle, 2); // 1: the solution is the only one
        // @end
        return solution + " " + solutions;
    }
}

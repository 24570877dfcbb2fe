package example;

import org.escargot.Sudoku;
import org.escargot.grid.Puzzle;

/// What a project that uses the engine writes; ./check compiles and runs it against the packaged engine.
final class Consumer {
    static void main() {
        Puzzle puzzle =
                Sudoku.parse("100007090030020008009600500005300900010080002600004000300000010040000007007000300");
        System.out.println(Sudoku.solve(puzzle).orElseThrow());
        System.out.println(Sudoku.count(puzzle, 2));
    }
}

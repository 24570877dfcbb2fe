import org.escargot.Sudoku;
import org.escargot.grid.Puzzle;

void main() {
    Puzzle puzzle = Sudoku.parse("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    IO.println(Sudoku.solve(puzzle).orElseThrow());
    IO.println(Sudoku.count(puzzle, 2)); // 1: the solution is the only one
}

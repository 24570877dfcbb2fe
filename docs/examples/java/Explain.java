import java.util.Locale;
import org.escargot.Sudoku;
import org.escargot.told.ToldStep;

/// Tells in Greek how a puzzle is solved, step by step as people take them.
void main() {
    String puzzle = "3...8.......7....51..............36...2..4....7...........6.13..452...........8..";
    for (ToldStep step : Sudoku.path(Sudoku.parse(puzzle), Locale.of("el"))) {
        IO.println(step.text());
    }
}

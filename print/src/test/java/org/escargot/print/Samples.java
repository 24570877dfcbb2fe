package org.escargot.print;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.escargot.Sudoku;
import org.escargot.grid.Givens;
import org.escargot.grid.Marks;

/// What the tests print.
final class Samples {
    static final Booklet.Words WORDS =
            new Booklet.Words("el", "Λύσεις", "Γρίφος %d", "Λύση %d", "γραμμή %d: %s", "κενό");

    private static final Givens PUZZLE =
            Givens.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private Samples() {}

    static PrintedPuzzle puzzle() {
        return new PrintedPuzzle(
                PUZZLE,
                PUZZLE.grid(),
                Marks.NONE,
                Optional.of(Sudoku.solve(PUZZLE).orElseThrow()),
                "Εύκολο",
                PUZZLE.toString().replace('.', '0'));
    }

    static List<PrintedPuzzle> puzzles(int count) {
        return Collections.nCopies(count, puzzle());
    }

    static Booklet booklet(int perPage, Booklet.Solutions solutions) {
        return new Booklet(Paper.A4, perPage, solutions, "Énigmes και γρίφοι", false, WORDS);
    }
}

package org.escargot.print;

import java.util.Optional;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.grid.Puzzle;

/// A puzzle of the usual rules to print.
///
/// @param puzzle the puzzle
/// @param digits the givens and what is placed already
/// @param notes the candidates to print small into empty cells
/// @param solution its only solution; nothing where it has none or several
/// @param caption what stands above it beside its number, such as a level; may be empty
/// @param link what its QR code says; may be empty
public record PrintedPuzzle(
        Puzzle puzzle, Grid digits, Marks notes, Optional<Grid> solution, String caption, String link)
        implements Printed {
    @Override
    public PrintedRules rules() {
        return PrintedRules.NONE;
    }

    @Override
    public boolean isSolved() {
        return solution.isPresent();
    }
}

package org.escargot.cli.library;

import org.escargot.canonical.Canonicalizer;
import org.escargot.cli.forms.FormKey;
import org.escargot.grid.Grid;

/// What is stored of a puzzle when it comes in.
///
/// @param form what equivalent puzzles share
/// @param cells 81 characters
/// @param clues how many givens
/// @param symmetries the bits of [SymmetryBits]
/// @param name what stood with it
record NewPuzzle(FormKey form, String cells, int clues, int symmetries, String name) {
    static NewPuzzle of(Grid grid, String name, Canonicalizer canonicalizer) {
        FormKey form = FormKey.of(canonicalizer.grid(grid));
        return new NewPuzzle(form, grid.toString(), grid.filled().size(), SymmetryBits.of(grid.filled()), name);
    }
}

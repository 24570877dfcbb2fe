package org.escargot.game;

import org.escargot.grid.CellSet;
import org.escargot.grid.Marks;

/// Who keeps the center marks.
public sealed interface Candidates {
    /// The player does.
    record ByHand() implements Candidates {}

    /// The program does: the center marks of an empty cell are the digits that no counted peer holds and that the
    /// player did not eliminate.
    ///
    /// A digit that is placed where it clashes does not count until the clash is gone, so that a slip destroys no
    /// marks; digits that counted before it go on counting.
    ///
    /// @param eliminated what the player took out by hand
    /// @param counted the cells whose digits rule out candidates
    record Automatic(Marks eliminated, CellSet counted) implements Candidates {}
}

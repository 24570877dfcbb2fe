package org.escargot.game;

import org.escargot.grid.Givens;

/// What the board is for at the moment.
public sealed interface Stage {
    /// A puzzle is being typed; no digit is frozen.
    record Entering() implements Stage {}

    /// A puzzle is being played.
    ///
    /// @param givens its frozen digits
    /// @param level how hard it was asked to be
    record Playing(Givens givens, Level level) implements Stage {}
}

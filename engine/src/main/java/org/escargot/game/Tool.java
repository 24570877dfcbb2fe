package org.escargot.game;

import org.escargot.grid.DigitSet;

/// What the player holds over the grid.
public sealed interface Tool {
    /// Nothing: a press selects.
    record Pointer() implements Tool {}

    /// A digit of the pile: a press writes it, as the mode says.
    ///
    /// @param digit 1..9
    record Held(int digit) implements Tool {
        public Held {
            DigitSet.of(digit);
        }
    }

    /// The eraser: a press erases.
    record Eraser() implements Tool {}
}

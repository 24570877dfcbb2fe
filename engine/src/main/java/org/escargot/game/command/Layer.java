package org.escargot.game.command;

/// The kinds of marks that a cell can carry beside its digit.
public enum Layer {
    /// Digits at the rim of a cell: where a digit may go in a house.
    CORNER,
    /// Digits in the middle of a cell: what the cell may hold. These are the candidates.
    CENTER,
    /// Colors 1..9.
    COLOR
}

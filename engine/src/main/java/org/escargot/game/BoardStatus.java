package org.escargot.game;

/// How far a board is, told by the rules alone.
public enum BoardStatus {
    /// Some cell is empty.
    OPEN,
    /// No cell is empty, but some house holds a digit twice.
    FULL_BUT_WRONG,
    /// Every house holds every digit.
    SOLVED
}

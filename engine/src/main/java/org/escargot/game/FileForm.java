package org.escargot.game;

/// The forms in which a board is written for other programs.
public enum FileForm {
    /// Eighteen rows of nine fields: the puzzle, then the current grid (`.csv`).
    CSV,
    /// SadMan Sudoku's sections (`.sdk`).
    SDK,
    /// One line of 81 cells, with a `+` before each digit that is no given, as HoDoKu writes it (`.txt`).
    LINE
}

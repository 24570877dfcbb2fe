package org.escargot.game.command;

import org.escargot.grid.Cell;

/// Where the arrow keys and their like lead.
public enum Direction {
    /// One row up.
    UP,
    /// One row down.
    DOWN,
    /// One column to the left.
    LEFT,
    /// One column to the right.
    RIGHT,
    /// To the first cell of the row (Home).
    ROW_START,
    /// To the last cell of the row (End).
    ROW_END,
    /// To the first cell of the grid (Ctrl+Home).
    GRID_START,
    /// To the last cell of the grid (Ctrl+End).
    GRID_END;

    /// The cell that this direction leads to; at an edge, `cell` itself.
    public int stop(int cell) {
        int row = Cell.row(cell);
        int column = Cell.column(cell);
        return switch (this) {
            case UP -> Cell.at(Math.max(0, row - 1), column);
            case DOWN -> Cell.at(Math.min(8, row + 1), column);
            case LEFT -> Cell.at(row, Math.max(0, column - 1));
            case RIGHT -> Cell.at(row, Math.min(8, column + 1));
            case ROW_START -> Cell.at(row, 0);
            case ROW_END -> Cell.at(row, 8);
            case GRID_START -> 0;
            case GRID_END -> Cell.COUNT - 1;
        };
    }

    /// The cell that this direction leads to; beyond an edge, the one at the other end of the row or column.
    public int wrap(int cell) {
        int row = Cell.row(cell);
        int column = Cell.column(cell);
        return switch (this) {
            case UP -> Cell.at((row + 8) % 9, column);
            case DOWN -> Cell.at((row + 1) % 9, column);
            case LEFT -> Cell.at(row, (column + 8) % 9);
            case RIGHT -> Cell.at(row, (column + 1) % 9);
            case ROW_START, ROW_END, GRID_START, GRID_END -> stop(cell);
        };
    }
}

package org.escargot.game;

import org.escargot.grid.CellSet;

/// Which cells are meant.
///
/// @param focus the cell that has the focus, 0..80
/// @param cells the selected cells, any number
/// @param sweep what a drag does to the cells it passes
public record Selection(int focus, CellSet cells, Sweep sweep) {
    /// What a drag does.
    public enum Sweep {
        /// It adds cells.
        ADD,
        /// It takes cells away.
        REMOVE
    }

    /// The focus on the first cell, and no cell selected.
    public static final Selection NONE = new Selection(0, CellSet.EMPTY, Sweep.ADD);

    public Selection {
        CellSet.of(focus);
    }

    /// `cell` alone.
    public static Selection of(int cell) {
        return new Selection(cell, CellSet.of(cell), Sweep.ADD);
    }

    /// The cells that typing acts on: the selected ones, or the one with the focus where none is.
    public CellSet targets() {
        return cells.isEmpty() ? CellSet.of(focus) : cells;
    }

    Selection toggle(int cell) {
        return cells.contains(cell)
                ? new Selection(cell, cells.without(cell), Sweep.REMOVE)
                : new Selection(cell, cells.with(cell), Sweep.ADD);
    }

    Selection sweepTo(int cell) {
        return switch (sweep) {
            case ADD -> new Selection(cell, cells.with(cell), sweep);
            case REMOVE -> new Selection(cell, cells.without(cell), sweep);
        };
    }

    Selection extendTo(int cell) {
        return new Selection(cell, targets().with(cell), Sweep.ADD);
    }

    Selection with(CellSet newCells) {
        return new Selection(focus, newCells, Sweep.ADD);
    }
}

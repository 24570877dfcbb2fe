package org.escargot.game;

import org.escargot.game.command.Layer;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Marks;

/// A board after a command, and what there is to say about it.
record Edit(Board board, Notice notice) {
    static Edit none(Board board) {
        return new Edit(board, new Notice.Quiet());
    }

    static Edit changed(Board before, Board after) {
        return new Edit(after, new Notice.Changed(changedCells(before, after)));
    }

    /// The cells that differ in anything that is drawn.
    static CellSet changedCells(Board before, Board after) {
        CellSet changed = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            boolean same = before.digits().digit(cell) == after.digits().digit(cell)
                    && before.givens().digit(cell) == after.givens().digit(cell)
                    && before.solved().contains(cell) == after.solved().contains(cell)
                    && haveSameMarks(before, after, cell);
            changed = same ? changed : changed.with(cell);
        }
        return changed;
    }

    private static boolean haveSameColors(Board before, Board after, int cell) {
        for (int color = 1; color <= CandidateColors.COUNT; color++) {
            Marks colored = before.candidateColors().of(color);
            if (!colored.at(cell).equals(after.candidateColors().of(color).at(cell))) {
                return false;
            }
        }
        return true;
    }

    private static boolean haveSameMarks(Board before, Board after, int cell) {
        for (Layer layer : Layer.values()) {
            if (!before.marks(layer).at(cell).equals(after.marks(layer).at(cell))) {
                return false;
            }
        }
        return haveSameColors(before, after, cell);
    }
}

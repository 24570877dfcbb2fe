package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;

/// The line around cells that belong together, a little inside of their border, so that those of neighbors do not
/// touch. In cells, from the upper left corner of the board.
final class Outline {
    private final Frame frame;
    private final boolean[][] isInside;
    private final double inset;

    /// A straight piece of it, from left to right or from top to bottom.
    record Piece(double x1, double y1, double x2, double y2) {}

    private Outline(Frame frame, Cells cells, double inset) {
        this.frame = frame;
        this.inset = inset;
        isInside = new boolean[frame.rows()][frame.columns()];
        cells.stream().forEach(cell -> isInside[frame.row(cell)][frame.column(cell)] = true);
    }

    /// The pieces around `cells`, `inset` cells inside their border.
    static List<Piece> of(Frame frame, Cells cells, double inset) {
        Outline outline = new Outline(frame, cells, inset);
        List<Piece> pieces = new ArrayList<>();
        for (int row = 0; row < frame.rows(); row++) {
            pieces.addAll(outline.along(row, frame.columns(), -1, true));
            pieces.addAll(outline.along(row, frame.columns(), 1, true));
        }
        for (int column = 0; column < frame.columns(); column++) {
            pieces.addAll(outline.along(column, frame.rows(), -1, false));
            pieces.addAll(outline.along(column, frame.rows(), 1, false));
        }
        return pieces;
    }

    /// The pieces at one side of a line of `length` cells: of row `line` above it (`side` -1) or below it (1), of a
    /// column left or right of it.
    private List<Piece> along(int line, int length, int side, boolean isRow) {
        List<Piece> pieces = new ArrayList<>();
        double across = line + (side < 0 ? inset : 1 - inset);
        int from = 0;
        while (from < length) {
            int to = from;
            while (to < length && isEdge(line, to, side, isRow)) {
                to++;
            }
            if (to > from) {
                double start = from + end(line, from - 1, side, isRow);
                double stop = to - end(line, to, side, isRow);
                pieces.add(isRow ? new Piece(start, across, stop, across) : new Piece(across, start, across, stop));
            }
            from = Math.max(to, from + 1);
        }
        return pieces;
    }

    private boolean isEdge(int line, int at, int side, boolean isRow) {
        return has(line, at, isRow) && !has(line + side, at, isRow);
    }

    /// How far from the border a piece ends beside the cell at `next`, into which it does not go on: inside of it at an
    /// outer corner, beyond it at an inner one.
    private double end(int line, int next, int side, boolean isRow) {
        return has(line, next, isRow) && has(line + side, next, isRow) ? -inset : inset;
    }

    private boolean has(int line, int at, boolean isRow) {
        int row = isRow ? line : at;
        int column = isRow ? at : line;
        return row >= 0 && row < frame.rows() && column >= 0 && column < frame.columns() && isInside[row][column];
    }
}

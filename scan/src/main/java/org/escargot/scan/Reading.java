package org.escargot.scan;

import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.scan.picture.Point;

/// A puzzle as it was read from a photo, right or not.
///
/// @param cells the 81 cells, row by row
/// @param corners where the corners of the grid are in the photo, clockwise from that of the first cell
/// @param isProper whether the puzzle has exactly one solution, as every printed puzzle should
public record Reading(List<ReadCell> cells, List<Point> corners, boolean isProper) {
    /// Below this, somebody should look.
    private static final double SURE = 0.9;

    public Reading {
        cells = List.copyOf(cells);
        corners = List.copyOf(corners);
    }

    /// What was read of one cell.
    ///
    /// @param digit the digit, or [org.escargot.grid.Digit#NONE]
    /// @param confidence how likely it is that, 0..1
    public record ReadCell(int digit, double confidence) {}

    /// The same from a photo that had been made smaller by `factor`.
    Reading enlarged(int factor) {
        return new Reading(
                cells, corners.stream().map(corner -> enlarged(corner, factor)).toList(), isProper);
    }

    private static Point enlarged(Point corner, int factor) {
        double shift = (factor - 1) / 2.0;
        return new Point(corner.x() * factor + shift, corner.y() * factor + shift);
    }

    /// The digits.
    public Givens givens() {
        StringBuilder line = new StringBuilder();
        cells.forEach(cell -> line.append(cell.digit()));
        return Givens.of(line.toString());
    }

    /// The cells that somebody should look at.
    public CellSet doubtful() {
        return IntStream.range(0, cells.size())
                .filter(cell -> cells.get(cell).confidence() < SURE)
                .mapToObj(CellSet::of)
                .reduce(CellSet.EMPTY, CellSet::or);
    }
}

package org.escargot.scan;

import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.scan.picture.Point;

/// A puzzle as it was read from a photo, right or not.
///
/// @param cells the 81 cells, row by row
/// @param crossings where the 10 x 10 lines of the grid cross in the photo, row by row as the puzzle is read
/// @param isProper whether the puzzle has exactly one solution, as every printed puzzle should
public record Reading(List<ReadCell> cells, List<Point> crossings, boolean isProper) {
    private static final int LINES = 10;

    /// Cells below this confidence are marked doubtful.
    private static final double SURE = 0.9;

    public Reading {
        cells = List.copyOf(cells);
        crossings = List.copyOf(crossings);
    }

    /// What was read of one cell.
    ///
    /// @param digit the digit, or [org.escargot.grid.Digit#NONE]
    /// @param confidence how likely it is that, 0..1
    /// @param second what is likeliest if it is not that
    public record ReadCell(int digit, double confidence, int second) {}

    /// The same from a photo that had been made smaller by `factor`.
    Reading enlarged(int factor) {
        return new Reading(
                cells, crossings.stream().map(place -> enlarged(place, factor)).toList(), isProper);
    }

    private static Point enlarged(Point place, int factor) {
        double shift = (factor - 1) / 2.0;
        return new Point(place.x() * factor + shift, place.y() * factor + shift);
    }

    /// Where the corners of the grid are in the photo, clockwise from that of the first cell.
    public List<Point> corners() {
        return List.of(
                crossings.getFirst(),
                crossings.get(LINES - 1),
                crossings.getLast(),
                crossings.get(LINES * (LINES - 1)));
    }

    /// The digits.
    public Givens givens() {
        StringBuilder line = new StringBuilder();
        cells.forEach(cell -> line.append(cell.digit()));
        return Givens.of(line.toString());
    }

    /// The doubtful cells, which the reader should compare with the photo.
    public CellSet doubtful() {
        return IntStream.range(0, cells.size())
                .filter(cell -> cells.get(cell).confidence() < SURE)
                .mapToObj(CellSet::of)
                .reduce(CellSet.EMPTY, CellSet::or);
    }
}

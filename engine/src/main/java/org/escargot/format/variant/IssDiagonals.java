package org.escargot.format.variant;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;

/// The diagonals of little killers, which ISS strings name by one cell: from the left side they fall to the right,
/// from the right side they rise to the left, from the top they fall to the left, from below they rise to the
/// right. A corner belongs to the side that is named first here; the lower left one rises.
final class IssDiagonals {
    private IssDiagonals() {}

    /// The diagonal that begins in `cell` of the rim; a single cell where none does.
    static Cells from(int cell, Frame frame) {
        int last = frame.rows() - 1;
        int right = frame.columns() - 1;
        int row = frame.row(cell);
        int column = frame.column(cell);
        if (column == 0 && row < last) {
            return run(frame, row, column, 1, 1);
        }
        if (column == right && row > 0 && row < last) {
            return run(frame, row, column, -1, -1);
        }
        if (row == 0) {
            return run(frame, row, column, 1, -1);
        }
        return row == last && column < right ? run(frame, row, column, -1, 1) : Cells.of(cell);
    }

    /// The cell that names `diagonal`, at the one of its ends from which it is read; nothing where neither does.
    static Optional<Integer> end(Cells diagonal, Frame frame) {
        return Stream.of(diagonal, diagonal.reversed())
                .filter(each -> each.size() > 1 && each.equals(from(each.first(), frame)))
                .map(Cells::first)
                .findFirst();
    }

    private static Cells run(Frame frame, int row, int column, int down, int right) {
        return Cells.of(IntStream.range(0, frame.size())
                .filter(step -> frame.has(row + step * down, column + step * right))
                .map(step -> frame.cell(row + step * down, column + step * right)));
    }
}

package org.escargot.rules.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.rules.CellPair;
import org.escargot.rules.Cells;
import org.escargot.rules.Frame;

/// How a rule is drawn: which cells a stroke over the board means.
public enum DrawnForm {
    /// The cells in the order of the stroke, two or more.
    LINE,
    /// Each cell by itself.
    EACH,
    /// Every two cells that follow each other in the stroke and share a side, in its order.
    PAIRS,
    /// The four cells around a corner; a stroke needs two that lie across from each other.
    SQUARE,
    /// The cells in reading order, two or more.
    AREA,
    /// A whole diagonal, from the rim on; the stroke says which, and which way.
    DIAGONAL,
    /// A whole row or column, likewise.
    OUTSIDE;

    /// The cells of each rule that a stroke over `cells` draws; none where it means nothing.
    public List<Cells> of(Cells cells, Frame frame) {
        return switch (this) {
            case LINE -> cells.size() < 2 ? List.of() : List.of(cells);
            case EACH -> cells.stream().mapToObj(Cells::of).toList();
            case PAIRS -> pairs(cells, frame);
            case SQUARE -> square(cells, frame);
            case AREA -> cells.size() < 2 ? List.of() : List.of(cells.sorted());
            case DIAGONAL, OUTSIDE -> cells.size() < 2 ? List.of() : lines(cells, frame);
        };
    }

    /// Whether rules of this form on `one` and on `other` stand in the same place.
    boolean isSame(Cells one, Cells other) {
        return this == OUTSIDE ? one.equals(other) : one.sorted().equals(other.sorted());
    }

    private static List<Cells> pairs(Cells cells, Frame frame) {
        List<CellPair> neighbors = CellPair.neighbors(frame);
        return IntStream.range(1, cells.size())
                .mapToObj(at -> Cells.of(cells.at(at - 1), cells.at(at)))
                .filter(pair -> neighbors.contains(new CellPair(pair.first(), pair.last())))
                .toList();
    }

    private static List<Cells> square(Cells cells, Frame frame) {
        int[] rows = cells.stream().map(frame::row).sorted().toArray();
        int[] columns = cells.stream().map(frame::column).sorted().toArray();
        int last = rows.length - 1;
        if (last < 1 || rows[last] != rows[0] + 1 || columns[last] != columns[0] + 1) {
            return List.of();
        }
        List<Integer> square = new ArrayList<>();
        for (int row = rows[0]; row <= rows[last]; row++) {
            square.add(frame.cell(row, columns[0]));
            square.add(frame.cell(row, columns[last]));
        }
        return List.of(Cells.of(square.stream().mapToInt(Integer::intValue)));
    }

    /// The line from rim to rim through the first and the last cell, if it runs the way of this form.
    private List<Cells> lines(Cells cells, Frame frame) {
        int down = frame.row(cells.last()) - frame.row(cells.first());
        int right = frame.column(cells.last()) - frame.column(cells.first());
        boolean isDiagonal = Math.abs(down) == Math.abs(right);
        boolean isStraight = down == 0 || right == 0;
        if (down == 0 && right == 0 || !(this == DIAGONAL ? isDiagonal : isStraight)) {
            return List.of();
        }
        int row = frame.row(cells.first());
        int column = frame.column(cells.first());
        int most = Math.max(frame.rows(), frame.columns());
        return List.of(Cells.of(IntStream.rangeClosed(-most, most)
                .filter(step -> frame.has(row + step * Integer.signum(down), column + step * Integer.signum(right)))
                .map(step -> frame.cell(row + step * Integer.signum(down), column + step * Integer.signum(right)))));
    }
}

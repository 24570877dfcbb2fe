package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;

/// Two cells, the smaller number first whatever order they are given in.
///
/// @param first the cell that comes first in reading order
/// @param second the other
public record CellPair(int first, int second) {
    public CellPair {
        if (first > second) {
            int swapped = first;
            first = second;
            second = swapped;
        }
    }

    /// The pairs of cells of `frame` that share a side, in reading order of the first, the right neighbor before the
    /// lower one.
    public static List<CellPair> neighbors(Frame frame) {
        return apart(frame, new int[][] {{0, 1}, {1, 0}});
    }

    /// The cells of `frame` that share a side with `cell`, in reading order.
    public static Cells around(int cell, Frame frame) {
        return Cells.of(neighbors(frame).stream()
                .filter(pair -> pair.first == cell || pair.second == cell)
                .mapToInt(pair -> pair.first == cell ? pair.second : pair.first));
    }

    /// The pairs of cells of which the second lies one of `steps`, rows down and columns to the right, from the first.
    static List<CellPair> apart(Frame frame, int[][] steps) {
        List<CellPair> pairs = new ArrayList<>();
        frame.cells().stream().forEach(cell -> {
            for (int[] step : steps) {
                int row = frame.row(cell) + step[0];
                int column = frame.column(cell) + step[1];
                if (frame.has(row, column)) {
                    pairs.add(new CellPair(cell, frame.cell(row, column)));
                }
            }
        });
        return pairs;
    }
}

package org.escargot.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// The plain canonicalizer, which the fast one is tested against: for both orientations and every order of the
/// columns it lays out line after line, and stops where the string becomes greater than the best so far. It takes
/// milliseconds. Unlike the fast searches it also takes lines that repeat a digit.
public final class SimpleCanonicalizer {
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    private static final List<int[]> COLUMN_ORDERS = columnOrders();

    /// A canonicalizer that has not worked yet.
    public SimpleCanonicalizer() {}

    /// The strict form of `grid`, as [Canonicalizer#of].
    public CanonicalForm of(Grid grid) {
        Search search = new Search(grid);
        Twins rows = new Twins(grid, Orientation.ROWS);
        Twins columns = new Twins(grid, Orientation.COLUMNS);
        search.explore(Orientation.ROWS, rows, columns);
        search.explore(Orientation.COLUMNS, columns, rows);
        int automorphisms = search.survivors.size() * rows.trades() * columns.trades();
        return new CanonicalForm(search.form(), automorphisms, Morph.of(search.first));
    }

    private static List<int[]> columnOrders() {
        List<int[]> all = new ArrayList<>();
        for (int order = 0; order < 1296; order++) {
            int[] stacks = ORDERS[order / 216];
            int[] inside = {order / 36 % 6, order / 6 % 6, order % 6};
            int[] columns = new int[9];
            Arrays.setAll(columns, place -> 3 * stacks[place / 3] + ORDERS[inside[place / 3]][place % 3]);
            all.add(columns);
        }
        return List.copyOf(all);
    }

    /// One search. A survivor says where each given cell goes.
    private static final class Search {
        /// A value greater than every digit.
        private static final int UNKNOWN = 10;

        private final Grid grid;
        private final int[][] best = new int[9][9];
        private final Set<List<Integer>> survivors = new HashSet<>();
        private Layout first = new Layout(Orientation.ROWS, new int[9], new int[9], new int[Digit.COUNT + 1]);

        private Orientation orientation = Orientation.ROWS;
        private int[] columns = new int[9];
        private final int[] lines = new int[9];

        Search(Grid grid) {
            this.grid = grid;
            for (int[] row : best) {
                Arrays.fill(row, UNKNOWN);
            }
        }

        void explore(Orientation of, Twins twinLines, Twins twinColumns) {
            orientation = of;
            for (int[] order : COLUMN_ORDERS) {
                if (twinColumns.areInOrder(order)) {
                    columns = order;
                    layOut(0, 0, new int[Digit.COUNT + 1], twinLines);
                }
            }
        }

        /// Lays out the rows from `row` on in every way that is not greater than the best.
        private void layOut(int row, int used, int[] names, Twins twins) {
            if (row == 9) {
                keep(names);
                return;
            }
            for (int line = 0; line < 9; line++) {
                if (mayFollow(row, used, line) && twins.mayFollow(used, line)) {
                    int[] namesAfter = names.clone();
                    if (isNotGreater(row, line, namesAfter)) {
                        lines[row] = line;
                        layOut(row + 1, used | 1 << line, namesAfter, twins);
                    }
                }
            }
        }

        /// Whether `line` may be the next: it is in the band that was begun, or, if no band is incomplete, in any
        /// other.
        private boolean mayFollow(int row, int used, int line) {
            boolean fresh = (used & 7 << line / 3 * 3) == 0;
            return (used & 1 << line) == 0 && (row % 3 == 0 ? fresh : lines[row - 1] / 3 == line / 3);
        }

        /// Whether `line`, with the next names for its new digits, is not greater than the best line of the row. A
        /// smaller one becomes the best.
        private boolean isNotGreater(int row, int line, int[] names) {
            boolean smaller = false;
            for (int place = 0; place < 9; place++) {
                int digit = grid.digit(orientation.cell(line, columns[place]));
                if (digit != Digit.NONE && names[digit] == 0) {
                    names[digit] = 1 + greatest(names);
                }
                if (!smaller && names[digit] > best[row][place]) {
                    return false;
                }
                smaller |= names[digit] < best[row][place];
                best[row][place] = names[digit];
            }
            if (smaller) {
                for (int later = row + 1; later < 9; later++) {
                    Arrays.fill(best[later], UNKNOWN);
                }
                survivors.clear();
            }
            return true;
        }

        private static int greatest(int[] names) {
            int greatest = 0;
            for (int name : names) {
                greatest = Math.max(greatest, name);
            }
            return greatest;
        }

        private void keep(int[] names) {
            Layout layout = new Layout(orientation, lines.clone(), columns, names);
            if (survivors.isEmpty()) {
                first = layout;
            }
            Integer[] targets = new Integer[Cell.COUNT];
            Arrays.fill(targets, -1);
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                int source = layout.source(cell);
                targets[source] = grid.digit(source) == Digit.NONE ? -1 : cell;
            }
            survivors.add(List.of(targets));
        }

        Grid form() {
            byte[] digits = new byte[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                digits[cell] = (byte) best[Cell.row(cell)][Cell.column(cell)];
            }
            return Grid.of(digits);
        }
    }
}

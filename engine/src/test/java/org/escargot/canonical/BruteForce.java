package org.escargot.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Grid;

/// The definition of the canonical form, tried out: all 2 x 6^8 ways to move a grid, none left out.
final class BruteForce {
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    private static final List<int[]> LINES = lines();

    private final int[] digits = new int[81];
    private final int[] best = new int[81];
    private final Set<List<Integer>> targets = new HashSet<>();

    private BruteForce(Grid grid, Orientation orientation) {
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = grid.digit(orientation.cell(cell / 9, cell % 9));
            best[cell] = 10;
        }
    }

    /// The strict form of `grid`, a tab, and the number of its automorphisms.
    static String of(Grid grid) {
        BruteForce search = new BruteForce(grid, Orientation.ROWS);
        search.tryAll(Orientation.ROWS);
        BruteForce turned = new BruteForce(grid, Orientation.COLUMNS);
        System.arraycopy(search.best, 0, turned.best, 0, 81);
        turned.tryAll(Orientation.COLUMNS);
        int order = Arrays.compare(turned.best, search.best);
        if (order == 0) {
            turned.targets.addAll(search.targets);
        }
        StringBuilder form = new StringBuilder();
        for (int digit : turned.best) {
            form.append(digit == 0 ? "." : digit);
        }
        return form + "\t" + turned.targets.size();
    }

    private void tryAll(Orientation orientation) {
        for (int[] columns : LINES) {
            for (int[] rows : LINES) {
                int order = compare(rows, columns);
                if (order < 0) {
                    targets.clear();
                }
                if (order <= 0) {
                    keep(orientation, rows, columns);
                }
            }
        }
    }

    private int compare(int[] rows, int[] columns) {
        int[] names = new int[10];
        int named = 0;
        int order = 0;
        for (int cell = 0; cell < 81; cell++) {
            int digit = digits[9 * rows[cell / 9] + columns[cell % 9]];
            if (digit != 0 && names[digit] == 0) {
                names[digit] = ++named;
            }
            if (order == 0 && names[digit] > best[cell]) {
                return 1;
            }
            if (names[digit] < best[cell]) {
                order = -1;
            }
            if (order < 0) {
                best[cell] = names[digit];
            }
        }
        return order;
    }

    private void keep(Orientation orientation, int[] rows, int[] columns) {
        List<Integer> given = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            if (best[cell] != 0) {
                given.add(orientation.cell(rows[cell / 9], columns[cell % 9]));
            }
        }
        targets.add(given);
    }

    private static List<int[]> lines() {
        List<int[]> all = new ArrayList<>();
        for (int order = 0; order < 1296; order++) {
            int[] lines = new int[9];
            int[] inside = {order / 36 % 6, order / 6 % 6, order % 6};
            for (int place = 0; place < 9; place++) {
                lines[place] = 3 * ORDERS[order / 216][place / 3] + ORDERS[inside[place / 3]][place % 3];
            }
            all.add(lines);
        }
        return all;
    }
}

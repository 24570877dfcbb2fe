package org.escargot.generator.makers;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;

/// Unavoidable sets of one solution grid, as far as they are known: sets of cells whose digits could stand
/// differently. A puzzle without a given in one of them has a second solution.
///
/// Two words a set, as in [CellSet], because the minimizer asks of every cell.
final class Unavoidables {
    private static final int MOST = 1024;

    private final long[] upper = new long[MOST];
    private final long[] lower = new long[MOST];
    private int size;

    /// Forgets all sets and takes up two easy kinds: cells of two digits linked by row, column and box, and of two
    /// lines of a chute the places that hold the same digits, which trade lines.
    void begin(Grid grid) {
        size = 0;
        for (int line = 0; line < 9; line++) {
            for (int other = line + 1; other < line / 3 * 3 + 3; other++) {
                addCycles(grid, House.row(line), House.row(other));
                addCycles(grid, House.column(line), House.column(other));
            }
        }
        for (int one = 1; one <= Digit.COUNT; one++) {
            CellSet ones = grid.cellsOf(one);
            for (int two = one + 1; two <= Digit.COUNT; two++) {
                addComponents(ones.or(grid.cellsOf(two)));
            }
        }
    }

    private void addComponents(CellSet cells) {
        CellSet left = cells;
        while (!left.isEmpty()) {
            CellSet component = component(left);
            add(component);
            left = left.minus(component);
        }
    }

    private void addCycles(Grid grid, int line, int other) {
        int[] placeOf = new int[Digit.COUNT + 1];
        for (int place = 0; place < 9; place++) {
            placeOf[grid.digit(Houses.cell(line, place))] = place;
        }
        int left = 0x1FF;
        while (left != 0) {
            CellSet cycle = CellSet.EMPTY;
            int place = Integer.numberOfTrailingZeros(left);
            for (; (left >>> place & 1) != 0; place = placeOf[grid.digit(Houses.cell(other, place))]) {
                left &= ~(1 << place);
                cycle = cycle.with(Houses.cell(line, place)).with(Houses.cell(other, place));
            }
            add(cycle);
        }
    }

    private static CellSet component(CellSet cells) {
        CellSet left = cells;
        CellSet component = CellSet.EMPTY;
        CellSet border = CellSet.of(cells.first());
        while (!border.isEmpty()) {
            int cell = border.first();
            component = component.with(cell);
            left = left.without(cell);
            border = border.or(Houses.peers(cell).and(left)).without(cell);
        }
        return component;
    }

    /// Notes one more set; when there are too many, it is not kept.
    void add(CellSet cells) {
        if (size < MOST) {
            upper[size] = cells.upper();
            lower[size] = cells.lower();
            size++;
        }
    }

    /// Whether one of the known sets has no cell among `clues`.
    boolean isMissed(CellSet clues) {
        long upperCells = clues.upper();
        long lowerCells = clues.lower();
        for (int i = 0; i < size; i++) {
            if ((upper[i] & upperCells | lower[i] & lowerCells) == 0) {
                return true;
            }
        }
        return false;
    }

    /// How many cells may lose their clue, in the order of their `positions`, before one of the known sets would
    /// have none.
    int firstNeed(int[] positions) {
        int first = Cell.COUNT;
        for (int i = 0; i < size; i++) {
            first = Math.min(first, last(new CellSet(upper[i], lower[i]), positions));
        }
        return first;
    }

    /// The highest of the `positions` of `cells`.
    static int last(CellSet cells, int[] positions) {
        int last = 0;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            last = Math.max(last, positions[cell]);
        }
        return last;
    }

    /// The cells in which two grids differ.
    static CellSet difference(Grid one, Grid two) {
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (one.digit(cell) != two.digit(cell)) {
                cells = cells.with(cell);
            }
        }
        return cells;
    }
}

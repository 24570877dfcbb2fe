package org.escargot.generator.makers;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Grid;

/// Unavoidable sets of one solution grid, as far as they are known: sets of cells whose digits could stand
/// differently. A puzzle without a given in one of them has a second solution.
///
/// Two words a set, as in [CellSet], and for each cell a bit for each set that has it, because the minimizer asks of
/// every cell.
final class Unavoidables {
    private static final int MOST = 1024;
    private static final int WORDS = MOST / Long.SIZE;

    private final long[] upper = new long[MOST];
    private final long[] lower = new long[MOST];
    private final long[] having = new long[Cell.COUNT * WORDS];
    private final SmallUnavoidables small = new SmallUnavoidables(this::add);
    private int size;

    /// Forgets all sets and takes up those that [SmallUnavoidables] finds.
    void begin(Grid grid) {
        Arrays.fill(having, 0);
        size = 0;
        small.find(grid);
    }

    /// Notes one more set; when there are too many, it is not kept.
    void add(CellSet cells) {
        add(cells.upper(), cells.lower());
    }

    void add(long upperCells, long lowerCells) {
        if (size == MOST) {
            return;
        }
        upper[size] = upperCells;
        lower[size] = lowerCells;
        int word = size / Long.SIZE;
        long bit = 1L << size;
        for (long rest = upperCells; rest != 0; rest &= rest - 1) {
            having[Long.numberOfTrailingZeros(rest) * WORDS + word] |= bit;
        }
        for (long rest = lowerCells; rest != 0; rest &= rest - 1) {
            having[(CellSet.SPLIT + Long.numberOfTrailingZeros(rest)) * WORDS + word] |= bit;
        }
        size++;
    }

    /// Whether one of the known sets has a cell in `unit`, but none among the clues whose words these are.
    boolean isMissed(long upperClues, long lowerClues, CellSet unit) {
        for (int cell = unit.first(); cell >= 0; cell = unit.next(cell)) {
            if (isMissed(upperClues, lowerClues, cell)) {
                return true;
            }
        }
        return false;
    }

    private boolean isMissed(long upperClues, long lowerClues, int cell) {
        for (int word = 0; word * Long.SIZE < size; word++) {
            for (long rest = having[cell * WORDS + word]; rest != 0; rest &= rest - 1) {
                int set = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if ((upper[set] & upperClues | lower[set] & lowerClues) == 0) {
                    return true;
                }
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
        long upper = 0;
        long lower = 0;
        for (int cell = 0; cell < CellSet.SPLIT; cell++) {
            upper |= one.digit(cell) != two.digit(cell) ? 1L << cell : 0;
        }
        for (int cell = CellSet.SPLIT; cell < Cell.COUNT; cell++) {
            lower |= one.digit(cell) != two.digit(cell) ? 1L << cell - CellSet.SPLIT : 0;
        }
        return new CellSet(upper, lower);
    }
}

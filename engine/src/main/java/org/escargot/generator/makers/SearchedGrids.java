package org.escargot.generator.makers;

import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;

/// Solution grids by a search that takes the tightest cell first and its digits by chance. Every grid can come,
/// but not every grid equally often; [UniformGrids] is for that.
public final class SearchedGrids implements SolutionGrids {
    /// What a stuck search may cost before it starts over: some beginnings have hardly any end.
    private static final int PATIENCE = 300;

    private static final int BEGINNINGS = 5;

    private final byte[] digits = new byte[Cell.COUNT];
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private final int[] open = new int[Cell.COUNT];
    private int visits;

    /// A source with working memory of its own.
    public SearchedGrids() {}

    @Override
    public Grid next(RandomSource random) {
        do {
            clear();
            fillDiagonalBoxes(random);
            visits = 0;
        } while (!fill(54, random));
        return Grid.of(digits);
    }

    /// A grid that completes `clues`, by chance; nothing when the search lost patience with each of a few beginnings.
    Optional<Grid> complete(Givens clues, RandomSource random) {
        for (int i = 0; i < BEGINNINGS; i++) {
            clear();
            int left = 0;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (clues.digit(cell) == Digit.NONE) {
                    open[left++] = cell;
                } else {
                    put(cell, clues.digit(cell) - 1);
                }
            }
            visits = 0;
            if (fill(left, random)) {
                return Optional.of(Grid.of(digits));
            }
        }
        return Optional.empty();
    }

    private void clear() {
        for (int i = 0; i < 9; i++) {
            rows[i] = 0;
            columns[i] = 0;
            boxes[i] = 0;
        }
    }

    /// The boxes of the diagonal do not see each other, so any digits go.
    private void fillDiagonalBoxes(RandomSource random) {
        int left = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (Cell.box(cell) % 4 != 0) {
                open[left++] = cell;
            }
        }
        for (int box = 0; box < 3; box++) {
            int[] order = random.permutation(Digit.COUNT);
            for (int place = 0; place < 9; place++) {
                put(Cell.at(box * 3 + place / 3, box * 3 + place % 3), order[place]);
            }
        }
    }

    private boolean fill(int left, RandomSource random) {
        if (left == 0) {
            return true;
        }
        int place = tightest(left);
        int cell = open[place];
        int candidates = candidates(cell);
        open[place] = open[left - 1];
        while (candidates != 0 && visits++ < PATIENCE) {
            int digit = pick(candidates, random);
            candidates &= ~(1 << digit);
            put(cell, digit);
            if (fill(left - 1, random)) {
                return true;
            }
            take(cell, digit);
        }
        open[left - 1] = open[place];
        open[place] = cell;
        return false;
    }

    private int tightest(int left) {
        int best = 0;
        int fewest = 10;
        for (int place = 0; place < left; place++) {
            int count = Integer.bitCount(candidates(open[place]));
            if (count < fewest) {
                fewest = count;
                best = place;
                if (count < 2) {
                    break;
                }
            }
        }
        return best;
    }

    private int candidates(int cell) {
        return 0x1FF & ~(rows[Cell.row(cell)] | columns[Cell.column(cell)] | boxes[Cell.box(cell)]);
    }

    private static int pick(int candidates, RandomSource random) {
        int rest = candidates;
        int skip = Integer.bitCount(candidates) == 1 ? 0 : random.nextInt(Integer.bitCount(candidates));
        for (; skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    private void put(int cell, int digit) {
        digits[cell] = (byte) (digit + 1);
        rows[Cell.row(cell)] |= 1 << digit;
        columns[Cell.column(cell)] |= 1 << digit;
        boxes[Cell.box(cell)] |= 1 << digit;
    }

    private void take(int cell, int digit) {
        rows[Cell.row(cell)] &= ~(1 << digit);
        columns[Cell.column(cell)] &= ~(1 << digit);
        boxes[Cell.box(cell)] &= ~(1 << digit);
    }
}

package org.escargot.rating.human;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;

/// All placements that can be seen in a position: a list of ways of seeing one, so that a placement may be in it more
/// than once. Mutable working memory: [#look] fills it anew.
// Kernel: looked at once for each placement of each walk.
final class Sight {
    private static final int MOST = 4 * Cell.COUNT * House.COUNT / 9;

    private final int[] keys = new int[MOST];
    private final int[] placements = new int[MOST];
    private final int[] seen = new int[Cell.COUNT];
    private int count;
    private int empty;

    /// How many ways of seeing something there are.
    int count() {
        return count;
    }

    /// The way `index`, as [Moment] reads it.
    int key(int index) {
        return keys[index];
    }

    /// How many cells are empty.
    int empty() {
        return empty;
    }

    /// What there is to see now, kept.
    Moment moment() {
        return new Moment(Arrays.copyOf(keys, count), empty);
    }

    int cell(int index) {
        return placements[index] / (Digit.COUNT + 1);
    }

    int digit(int index) {
        return placements[index] % (Digit.COUNT + 1);
    }

    /// Looks at `board`: houses in order (rows, columns, boxes), then cells; what shows only behind locked candidates
    /// last.
    void look(Board board) {
        count = 0;
        empty = board.empty();
        Arrays.fill(seen, 0);
        houses(board, board.candidates, false);
        cells(board, board.candidates, false);
        int[] left = board.candidatesBehindLocks();
        houses(board, left, true);
        cells(board, left, true);
    }

    private void houses(Board board, int[] candidates, boolean behindLocks) {
        for (int house = 0; house < House.COUNT; house++) {
            int once = 0;
            int twice = 0;
            for (int i = 0; i < 9; i++) {
                int cell = Houses.cell(house, i);
                twice |= once & candidates[cell];
                once |= candidates[cell];
            }
            int single = once & ~twice;
            for (int i = 0; i < 9 && single != 0; i++) {
                int cell = Houses.cell(house, i);
                int bits = candidates[cell] & single;
                single &= ~bits;
                for (; bits != 0; bits &= bits - 1) {
                    add(board, behindLocks ? SightKind.LOCKED : ofHouse(board, house), house, cell, first(bits));
                }
            }
        }
    }

    private static int first(int bits) {
        return Integer.numberOfTrailingZeros(bits) + 1;
    }

    private static SightKind ofHouse(Board board, int house) {
        if (board.open[house] == 1) {
            return SightKind.FULL_HOUSE;
        }
        return House.kind(house) == House.Kind.BOX ? SightKind.BOX : SightKind.LINE;
    }

    private void cells(Board board, int[] candidates, boolean behindLocks) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int bits = candidates[cell];
            if (bits != 0 && (bits & bits - 1) == 0) {
                int house = fullest(board, cell);
                if (board.open[house] > 1) {
                    add(board, behindLocks ? SightKind.LOCKED : SightKind.NAKED, house, cell, first(bits));
                }
            }
        }
    }

    /// That house of `cell` with the fewest empty cells.
    private static int fullest(Board board, int cell) {
        int row = Houses.row(cell);
        int column = Houses.column(cell);
        int line = board.open[column] < board.open[row] ? column : row;
        return board.open[Houses.box(cell)] < board.open[line] ? Houses.box(cell) : line;
    }

    /// What can be seen without thinking of locked candidates is not seen behind them once more.
    private void add(Board board, SightKind kind, int house, int cell, int digit) {
        int bit = DigitSet.bit(digit);
        if (kind != SightKind.LOCKED) {
            seen[cell] |= bit;
        } else if ((seen[cell] & bit) != 0) {
            return;
        }
        keys[count] = Moment.key(kind, board.open[house], board.standing[digit]);
        placements[count++] = cell * (Digit.COUNT + 1) + digit;
    }
}

package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.EQ;
import static org.escargot.simd.DigitSweep.BAND;
import static org.escargot.simd.DigitSweep.NAKED;
import static org.escargot.simd.DigitSweep.OPEN;
import static org.escargot.simd.DigitSweep.PAIRS;
import static org.escargot.simd.DigitSweep.WORDS;
import static org.escargot.simd.LaneSweep.CELLS;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// A search in depth through the positions of one puzzle, all digits of a position at once ([DigitSweep]).
final class DigitLanes {
    /// Every guess settles a cell for good.
    private static final int DEEPEST = Cell.COUNT;

    private final int[] words = new int[WORDS];
    private final long[] pairs = new long[DigitSweep.ALL_PAIRS];
    private final int[] stack = new int[WORDS * DEEPEST];
    /// The last band's vector reaches beyond the grid.
    private final byte[] digits = new byte[54 + 32];

    private int depth;

    /// Starts over with `puzzle`.
    void load(Puzzle puzzle) {
        depth = 0;
        if (puzzle instanceof Givens givens) {
            loadGivens(givens);
        } else {
            loadAllowed(puzzle);
        }
    }

    /// The clues are the first naked singles. Each comparison finds all clues of a digit in a band.
    private void loadGivens(Givens givens) {
        givens.grid().copyTo(digits);
        for (int band = 0; band < 3; band++) {
            ByteVector cells = ByteVector.fromArray(ByteVector.SPECIES_256, digits, 27 * band);
            int empty = LaneState.inBand(cells.compare(EQ, (byte) 0).toLong());
            words[NAKED + band] = CELLS ^ empty;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                words[band * BAND + digit - 1] =
                        empty | LaneState.inBand(cells.compare(EQ, (byte) digit).toLong());
            }
        }
    }

    private void loadAllowed(Puzzle puzzle) {
        Arrays.fill(words, 0);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int bits = puzzle.allowed(cell).bits();
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                if ((bits >>> digit & 1) != 0) {
                    words[LaneTables.BAND[cell] * BAND + digit] |= LaneTables.BIT[cell];
                }
            }
        }
    }

    /// Follows the position to its end; one of the outcomes of [DigitSweep].
    int settle() {
        return DigitSweep.settle(words, pairs);
    }

    /// Assumes a candidate of the position, which got stuck, and leaves the opposite on the stack.
    void guess() {
        int[] words = this.words;
        int cell = bivalueWithMostOpenPeers();
        int naked = -1;
        if (cell < 0) {
            cell = openCellWithFewestCandidates();
            naked = 0;
        }
        int band = LaneTables.BAND[cell];
        int bit = LaneTables.BIT[cell];
        words[NAKED] = 0;
        words[NAKED + 1] = 0;
        words[NAKED + 2] = 0;
        int to = depth++ * WORDS;
        System.arraycopy(words, 0, stack, to, WORDS);
        stack[to + NAKED + band] = naked & bit;
        words[NAKED + band] = bit;
        // The lowest candidate of the cell here, the others there, without a branch.
        int seen = 0;
        for (int place = band * BAND; place < band * BAND + Digit.COUNT; place++) {
            int word = words[place];
            int hit = word & bit;
            stack[to + place] = word ^ hit & ~seen;
            words[place] = word ^ hit & seen;
            seen |= hit;
        }
    }

    private int bivalueWithMostOpenPeers() {
        int open0 = words[OPEN];
        int open1 = words[OPEN + 1];
        int open2 = words[OPEN + 2];
        return Branching.bivalueWithMostOpenPeers(
                open0,
                open1,
                open2,
                open0 & ~atLeastThree(0),
                open1 & ~atLeastThree(PAIRS),
                open2 & ~atLeastThree(2 * PAIRS));
    }

    /// The cells of a band with three candidates or more.
    private int atLeastThree(int from) {
        long[] pairs = this.pairs;
        long one = 0;
        long two = 0;
        long three = 0;
        for (int i = from; i < from + 5; i++) {
            long pair = pairs[i];
            three |= two & pair;
            two |= one & pair;
            one |= pair;
        }
        return (int) (three | three >>> 32 | two & one >>> 32 | one & two >>> 32);
    }

    /// The first of them; no cell has fewer than three here.
    private int openCellWithFewestCandidates() {
        int best = -1;
        int fewest = 10;
        for (int band = 0; band < 3; band++) {
            for (int rest = words[OPEN + band]; rest != 0; rest &= rest - 1) {
                int bit = Integer.lowestOneBit(rest);
                int count = 0;
                for (int digit = 0; digit < Digit.COUNT; digit++) {
                    count += (words[band * BAND + digit] & bit) != 0 ? 1 : 0;
                }
                if (count < fewest) {
                    best = LaneTables.CELL[band << 5 | Integer.numberOfTrailingZeros(rest)];
                    if (count == 3) {
                        return best;
                    }
                    fewest = count;
                }
            }
        }
        return best;
    }

    /// Goes back to the last guess and takes the opposite; false where there is none left.
    boolean takeBack() {
        if (depth == 0) {
            return false;
        }
        System.arraycopy(stack, --depth * WORDS, words, 0, WORDS);
        return true;
    }

    /// How many nodes wait on the stack.
    int waiting() {
        return depth;
    }

    /// Writes waiting node `number`, 0 being the oldest, to `target[to]` as [LaneState] has nodes.
    void copyNode(int number, int[] target, int to) {
        int from = number * WORDS;
        target[to + LaneSweep.SETTLED] = 0;
        target[to + LaneSweep.SETTLED + 1] = 0;
        for (int band = 0; band < 3; band++) {
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                target[to + digit * 3 + band] = stack[from + band * BAND + digit];
            }
            if (stack[from + NAKED + band] != 0) {
                target[to + LaneSweep.SETTLED] = band;
                target[to + LaneSweep.SETTLED + 1] = stack[from + NAKED + band];
            }
        }
    }

    /// The position, which is solved.
    Grid toGrid() {
        byte[] grid = new byte[Cell.COUNT];
        for (int band = 0; band < 3; band++) {
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                long pair = pairs[DigitSweep.SETTLED + band * PAIRS + digit / 2];
                for (int rest = (int) (pair >>> (digit & 1) * 32); rest != 0; rest &= rest - 1) {
                    grid[LaneTables.CELL[band << 5 | Integer.numberOfTrailingZeros(rest)]] = (byte) (digit + 1);
                }
            }
        }
        return Grid.of(grid);
    }
}

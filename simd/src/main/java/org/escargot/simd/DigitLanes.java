package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;
import static org.escargot.simd.DigitSweep.BAND;
import static org.escargot.simd.DigitSweep.NAKED;
import static org.escargot.simd.DigitSweep.OPEN;
import static org.escargot.simd.DigitSweep.SPECIES;
import static org.escargot.simd.DigitSweep.WORDS;
import static org.escargot.simd.LaneSweep.CELLS;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// A search in depth through the positions of one puzzle, all digits of a position at once ([DigitSweep]).
final class DigitLanes {
    /// Every guess settles a cell for good.
    private static final int DEEPEST = Cell.COUNT;

    /// The position, and behind it the nodes that wait.
    private final int[] words = new int[(1 + DEEPEST) * WORDS];

    private final long[] pairs = new long[DigitSweep.ALL_PAIRS];
    /// The last band's vector reaches beyond the grid.
    private final byte[] digits = new byte[54 + 32];

    private int depth;
    /// Where the position to settle stands.
    private int current;

    /// Starts over with `puzzle`.
    void load(Puzzle puzzle) {
        depth = 0;
        current = 0;
        if (puzzle instanceof Givens givens) {
            loadGivens(givens);
        } else {
            loadAllowed(puzzle);
        }
        for (int band = 0; band < 3; band++) {
            words[OPEN + band] = CELLS;
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
        return DigitSweep.settle(words, current, pairs);
    }

    /// Assumes a candidate of the position, which got stuck, and leaves the opposite on the stack.
    void guess() {
        int[] words = this.words;
        int spot = bivalueWithMostOpenPeers();
        int naked = -1;
        if (spot < 0) {
            spot = Branching.openCellWithFewestCandidates(
                    words[OPEN], words[OPEN + 1], words[OPEN + 2], words, 0, BAND, 1);
            naked = 0;
        }
        int to = ++depth * WORDS;
        for (int band = 0; band < 3; band++) {
            IntVector.fromArray(SPECIES, words, band * BAND).intoArray(words, to + band * BAND);
            words[NAKED + band] = 0;
            words[to + NAKED + band] = 0;
            words[to + OPEN + band] = words[OPEN + band];
        }
        int band = spot >>> 5;
        int bit = 1 << spot;
        words[NAKED + band] = bit;
        words[to + NAKED + band] = naked & bit;
        split(band, bit, to);
        current = 0;
    }

    /// The lowest candidate of the cell here, the others there. In vectors, because the sweep will load vectors, and a
    /// load waits for the stores of single words.
    private void split(int band, int bit, int to) {
        IntVector all = IntVector.fromArray(SPECIES, words, band * BAND);
        IntVector cell = all.and(bit);
        long candidates = cell.compare(NE, 0).toLong();
        IntVector others = cell.blend(0, VectorMask.fromLong(SPECIES, Long.lowestOneBit(candidates)));
        all.lanewise(XOR, others).intoArray(words, band * BAND);
        all.lanewise(XOR, cell.lanewise(XOR, others)).intoArray(words, to + band * BAND);
    }

    private int bivalueWithMostOpenPeers() {
        long three = atLeastThree(0);
        int open0 = words[OPEN];
        int open1 = words[OPEN + 1];
        int open2 = words[OPEN + 2];
        return Branching.bivalueWithMostOpenPeers(
                open0,
                open1,
                open2,
                open0 & ~(int) three,
                open1 & ~(int) (three >>> 32),
                open2 & ~(int) atLeastThree(DigitSweep.BOTTOM));
    }

    /// The cells with three candidates or more, of those that `pairs` tell of there.
    private long atLeastThree(int from) {
        long one = 0;
        long two = 0;
        long three = 0;
        for (int i = from; i < from + DigitSweep.PAIRS; i++) {
            long either = pairs[i];
            long both = pairs[i + DigitSweep.BOTH];
            three |= two & either | one & both;
            two |= both | one & either;
            one |= either;
        }
        return three;
    }

    /// Goes back to the last guess and takes the opposite; false where there is none left.
    boolean takeBack() {
        if (depth == 0) {
            return false;
        }
        current = depth-- * WORDS;
        return true;
    }

    /// How many nodes wait on the stack.
    int waiting() {
        return depth;
    }

    /// Leaves all nodes that wait on `stack` and nothing else, the oldest at its bottom.
    void moveTo(NodeStack stack) {
        stack.clear();
        for (int node = 1; node <= depth; node++) {
            int to = stack.push();
            copy(node * WORDS, stack.words(), to);
        }
        depth = 0;
    }

    /// As [LaneState] has nodes.
    private void copy(int from, int[] target, int to) {
        target[to + LaneSweep.SETTLED] = 0;
        target[to + LaneSweep.SETTLED + 1] = 0;
        for (int band = 0; band < 3; band++) {
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                target[to + digit * 3 + band] = words[from + band * BAND + digit];
            }
            if (words[from + NAKED + band] != 0) {
                target[to + LaneSweep.SETTLED] = band;
                target[to + LaneSweep.SETTLED + 1] = words[from + NAKED + band];
            }
        }
    }

    /// The position, which is solved.
    Grid toGrid() {
        byte[] grid = new byte[Cell.COUNT];
        for (int band = 0; band < 3; band++) {
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                for (int rest = words[band * BAND + digit]; rest != 0; rest &= rest - 1) {
                    grid[LaneTables.CELL[band << 5 | Integer.numberOfTrailingZeros(rest)]] = (byte) (digit + 1);
                }
            }
        }
        return Grid.of(grid);
    }
}

package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;
import static org.escargot.simd.DigitSweep.BAND;
import static org.escargot.simd.DigitSweep.NAKED;
import static org.escargot.simd.DigitSweep.OPEN;
import static org.escargot.simd.DigitSweep.WORDS;
import static org.escargot.simd.LaneSweep.CELLS;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;
import org.escargot.grid.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// A search in depth through the positions of one puzzle, all digits of a position at once ([DigitSweep],
/// [EightSweep]). It is longer than most, because choosing a cell, guessing and going back share the words of a
/// position.
final class DigitLanes {
    /// Whether all digits fit into one vector; where not, the ninth stands beside it ([EightSweep]).
    private static final boolean FITS = LaneTables.widest().length() == DigitSweep.SPECIES.length();

    private static final VectorSpecies<Integer> SPECIES = FITS ? DigitSweep.SPECIES : EightSweep.SPECIES;

    /// The most guesses on a branch: each settles a cell for good.
    private static final int DEEPEST = Cell.COUNT;
    /// Two cells are guessed at once only where one open cell in four or more has two candidates; elsewhere two
    /// guesses fail too often.
    private static final int FEW = 4;

    /// The position, and behind it the nodes that wait.
    private final int[] words = new int[(1 + DEEPEST) * WORDS];

    private final Scratch scratch = new Scratch();
    private long[] pairs = scratch.next();
    /// The digits of the grid, with room for the last band's vector, which is longer than the band.
    private final byte[] digits = new byte[54 + 32];

    /// The cells of each band that have two candidates.
    private int bivalue0;

    private int bivalue1;
    private int bivalue2;

    private int depth;
    /// Where in `words` the position to settle begins.
    private int current;

    /// Starts over with `puzzle`.
    void load(Puzzle puzzle) {
        depth = 0;
        current = 0;
        pairs = scratch.next();
        if (puzzle instanceof Givens givens) {
            loadGivens(givens);
        } else {
            loadAllowed(puzzle);
        }
        for (int band = 0; band < 3; band++) {
            words[OPEN + band] = CELLS;
        }
    }

    /// The givens are the first naked singles. Each comparison finds all givens of a digit in a band.
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
        Board.requireClassic(puzzle);
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

    /// Sweeps the position until nothing changes; returns one of the outcomes of [DigitSweep].
    int settle() {
        return settle(words, current, pairs);
    }

    /// Sweeps the position at `words[from]` until nothing changes, with `pairs` for scratch.
    static int settle(int[] words, int from, long[] pairs) {
        return FITS ? DigitSweep.settle(words, from, pairs) : EightSweep.settle(words, from, pairs);
    }

    /// Finds the cells with two candidates in the position, which got stuck; [#isBug] and guesses need them.
    void look() {
        if (!FITS) {
            bivalue0 = words[OPEN] & ~EightSweep.atLeastThree(words, pairs, 0);
            bivalue1 = words[OPEN + 1] & ~EightSweep.atLeastThree(words, pairs, 1);
            bivalue2 = words[OPEN + 2] & ~EightSweep.atLeastThree(words, pairs, 2);
            return;
        }
        long three = atLeastThree(0);
        bivalue0 = words[OPEN] & ~(int) three;
        bivalue1 = words[OPEN + 1] & ~(int) (three >>> 32);
        bivalue2 = words[OPEN + 2] & ~(int) atLeastThree(DigitSweep.BOTTOM);
    }

    /// Whether the position is a [BUG][Bug].
    boolean isBug() {
        return (words[OPEN] ^ bivalue0 | words[OPEN + 1] ^ bivalue1 | words[OPEN + 2] ^ bivalue2) == 0
                && isHeldEvenly();
    }

    /// As [Bug#isHeldEvenly], of all digits at once.
    private boolean isHeldEvenly() {
        if (!FITS) {
            return Bug.isHeldEvenly(words[OPEN], words[OPEN + 1], words[OPEN + 2], words, 0, BAND, 1);
        }
        IntVector a = oddColumns(0);
        IntVector b = oddColumns(1);
        IntVector c = oddColumns(2);
        IntVector boxes = a.or(b.lanewise(LSHL, 9)).or(c.lanewise(LSHL, 18));
        boxes = boxes.lanewise(XOR, boxes.lanewise(LSHR, 1))
                .lanewise(XOR, boxes.lanewise(LSHR, 2))
                .and(0b001_001_001_001_001_001_001_001_001);
        return a.lanewise(XOR, b).lanewise(XOR, c).or(boxes).compare(NE, 0).toLong() == 0;
    }

    /// The columns of a band in which an odd number of open cells hold the digit.
    private IntVector oddColumns(int band) {
        IntVector cells = IntVector.fromArray(SPECIES, words, band * BAND).and(words[OPEN + band]);
        return cells.lanewise(XOR, cells.lanewise(LSHR, 10))
                .lanewise(XOR, cells.lanewise(LSHR, 20))
                .and(511);
    }

    int openCells() {
        return Integer.bitCount(words[OPEN]) + Integer.bitCount(words[OPEN + 1]) + Integer.bitCount(words[OPEN + 2]);
    }

    /// Assumes a candidate and puts the opposite assumption on the stack. With `two`, where many cells have two
    /// candidates, it does so at once in two cells that do not see each other.
    ///
    /// @return how many candidates it assumed
    int guess(boolean two) {
        int bivalue0 = this.bivalue0;
        int bivalue1 = this.bivalue1;
        int bivalue2 = this.bivalue2;
        int spot = withMostOpenPeers(bivalue0, bivalue1, bivalue2);
        start();
        if (spot < 0) {
            guess(
                    Branching.openCellWithFewestCandidates(
                            words[OPEN], words[OPEN + 1], words[OPEN + 2], words, 0, BAND, 1),
                    0);
            return 1;
        }
        guess(spot, -1);
        if (!two
                || FEW * (Integer.bitCount(bivalue0) + Integer.bitCount(bivalue1) + Integer.bitCount(bivalue2))
                        < openCells()) {
            return 1;
        }
        long upper = LaneTables.UPPER_PEERS[spot & 127];
        spot = withMostOpenPeers(
                bivalue0 & ~((int) upper | words[NAKED]),
                bivalue1 & ~((int) (upper >>> 32) | words[NAKED + 1]),
                bivalue2 & ~(LaneTables.BOTTOM_PEERS[spot & 127] | words[NAKED + 2]));
        if (spot < 0) {
            return 1;
        }
        guess(spot, -1);
        return 2;
    }

    /// Assumes a candidate of a cell with two, and puts nothing on the stack.
    void assume() {
        int spot = withMostOpenPeers(bivalue0, bivalue1, bivalue2);
        start();
        int band = spot >>> 5;
        int bit = 1 << spot;
        words[NAKED + band] = bit;
        IntVector all = IntVector.fromArray(SPECIES, words, band * BAND);
        IntVector cell = all.and(bit);
        all.lanewise(XOR, others(cell)).intoArray(words, band * BAND);
        if (!FITS && cell.compare(NE, 0).anyTrue()) {
            words[band * BAND + EightSweep.NINTH] &= ~bit;
        }
    }

    /// Has the position, which got stuck, swept again as if all cells were open: below a BUG, the singles that the
    /// last sweep left must be followed, not guessed at.
    void follow() {
        start();
        for (int band = 0; band < 3; band++) {
            words[OPEN + band] = CELLS;
        }
    }

    private void start() {
        words[NAKED] = 0;
        words[NAKED + 1] = 0;
        words[NAKED + 2] = 0;
        current = 0;
    }

    /// Assumes the lowest candidate at `spot`, and puts the others on the stack: one if `naked` is -1, more if it is
    /// 0.
    private void guess(int spot, int naked) {
        int[] words = this.words;
        int to = ++depth * WORDS;
        for (int band = 0; band < 3; band++) {
            IntVector.fromArray(SPECIES, words, band * BAND).intoArray(words, to + band * BAND);
            if (!FITS) {
                words[to + band * BAND + EightSweep.NINTH] = words[band * BAND + EightSweep.NINTH];
            }
            words[to + NAKED + band] = words[NAKED + band];
            words[to + OPEN + band] = words[OPEN + band];
        }
        int band = spot >>> 5;
        int bit = 1 << spot;
        words[NAKED + band] |= bit;
        words[to + NAKED + band] |= naked & bit;
        split(band, bit, to);
    }

    /// Leaves the cell's lowest candidate in the position and its others in the node at `to`. It works in vectors,
    /// because the sweep loads vectors, and such a load would wait for stores of single words.
    private void split(int band, int bit, int to) {
        IntVector all = IntVector.fromArray(SPECIES, words, band * BAND);
        IntVector cell = all.and(bit);
        IntVector others = others(cell);
        all.lanewise(XOR, others).intoArray(words, band * BAND);
        all.lanewise(XOR, cell.lanewise(XOR, others)).intoArray(words, to + band * BAND);
        if (!FITS) {
            int ninth = words[band * BAND + EightSweep.NINTH];
            if (cell.compare(NE, 0).anyTrue()) {
                words[band * BAND + EightSweep.NINTH] = ninth & ~bit;
            } else {
                words[to + band * BAND + EightSweep.NINTH] = ninth & ~bit;
            }
        }
    }

    /// All candidates of the cell but the lowest.
    private static IntVector others(IntVector cell) {
        long candidates = cell.compare(NE, 0).toLong();
        return cell.blend(0, VectorMask.fromLong(SPECIES, Long.lowestOneBit(candidates)));
    }

    private int withMostOpenPeers(int bivalue0, int bivalue1, int bivalue2) {
        return Branching.bivalueWithMostOpenPeers(
                words[OPEN], words[OPEN + 1], words[OPEN + 2], bivalue0, bivalue1, bivalue2);
    }

    /// The cells with three candidates or more, of the bands that `pairs` holds at `from`.
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

    /// Goes back to the last guess and takes the opposite assumption; false where no guess is left.
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

    /// Moves all waiting nodes to `stack`, which then holds nothing else, the oldest at its bottom.
    void moveTo(NodeStack stack) {
        stack.clear();
        for (int node = 1; node <= depth; node++) {
            int to = stack.push();
            copy(node * WORDS, stack.words(), to);
        }
        depth = 0;
    }

    /// Writes a node in the form that [LaneState] has.
    private void copy(int from, int[] target, int to) {
        target[to + LaneSweep.SETTLED] = 0;
        target[to + LaneSweep.SETTLED + 1] = 0;
        target[to + LaneSweep.SETTLED + 2] = 0;
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

    /// The grid of the position, which is solved.
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

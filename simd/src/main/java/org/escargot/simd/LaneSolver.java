package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.EQ;
import static org.escargot.simd.LaneSweep.BIVALUE;
import static org.escargot.simd.LaneSweep.CELLS;
import static org.escargot.simd.LaneSweep.LANES;
import static org.escargot.simd.LaneSweep.NAKED;
import static org.escargot.simd.LaneSweep.OPEN;
import static org.escargot.simd.LaneSweep.SETTLED;
import static org.escargot.simd.LaneSweep.SLOTS;

import java.util.Arrays;
import java.util.List;
import jdk.incubator.vector.ByteVector;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;

/// Solves a list with a puzzle in each lane of a vector; a lane whose puzzle is done takes the next one at once.
///
/// So lanes never wait for each other. Between two sweeps each lane that is solved, broken or stuck is served alone:
/// it takes back its last guess, guesses, or takes the next puzzle.
final class LaneSolver implements BulkSolver {
    /// Candidates, and the cell that is left with one candidate: its band and its bit, 0 for none.
    private static final int STRIDE = SETTLED + 2;

    /// What waits on a stack was left by guesses at different cells.
    private static final int DEEPEST = 81;

    private final int[] state = new int[SLOTS * LANES];
    private final int[] stacks = new int[LANES * DEEPEST * STRIDE];
    private final int[] depths = new int[LANES];
    private final int[] puzzleOf = new int[LANES];
    /// The last band's vector reaches beyond the grid.
    private final byte[] digits = new byte[54 + 32];

    private LaneAnswers answers = new LaneAnswers(0);
    private int limit;

    @Override
    public BulkAnswers solve(List<? extends Puzzle> puzzles, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        this.limit = limit;
        answers = new LaneAnswers(puzzles.size());
        Arrays.fill(depths, 0);
        int next = 0;
        long active = 0;
        for (int lane = 0; lane < LANES && next < puzzles.size(); lane++) {
            load(lane, next, puzzles.get(next++));
            active |= 1L << lane;
        }
        while (active != 0) {
            long outcome = LaneSweep.sweep(state);
            long broken = outcome & active;
            long solved = outcome >>> LaneSweep.SOLVED & active & ~broken;
            long stuck = outcome >>> LaneSweep.STUCK & active & ~broken & ~solved;
            for (long rest = stuck; rest != 0; rest &= rest - 1) {
                guess(Long.numberOfTrailingZeros(rest));
            }
            for (long rest = solved | broken; rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                boolean done = (solved >>> lane & 1) != 0 && isEnough(lane) || depths[lane] == 0;
                if (!done) {
                    takeBack(lane);
                } else if (next < puzzles.size()) {
                    load(lane, next, puzzles.get(next++));
                } else {
                    active &= ~(1L << lane);
                }
            }
        }
        return answers;
    }

    private boolean isEnough(int lane) {
        return answers.found(puzzleOf[lane], state, lane) == limit;
    }

    private void load(int lane, int puzzle, Puzzle allowed) {
        puzzleOf[lane] = puzzle;
        depths[lane] = 0;
        if (allowed instanceof Givens givens) {
            loadGivens(lane, givens);
        } else {
            loadAllowed(lane, allowed);
        }
        for (int band = 0; band < 3; band++) {
            state[(OPEN + band) * LANES + lane] = CELLS;
        }
    }

    /// The clues are the first naked singles. Each comparison finds all clues of a digit in a band.
    private void loadGivens(int lane, Givens givens) {
        int[] state = this.state;
        byte[] digits = this.digits;
        givens.grid().copyTo(digits);
        for (int band = 0; band < 3; band++) {
            ByteVector cells = ByteVector.fromArray(ByteVector.SPECIES_256, digits, 27 * band);
            int empty = inBand(cells.compare(EQ, (byte) 0).toLong());
            state[(NAKED + band) * LANES + lane] = CELLS ^ empty;
            int place = band * LANES + lane;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                state[place] = empty | inBand(cells.compare(EQ, (byte) digit).toLong());
                place += 3 * LANES;
            }
        }
    }

    /// The lowest 27 bits, one for each cell, where the words of a lane have them.
    private static int inBand(long cells) {
        return Integer.expand((int) cells, CELLS);
    }

    private void loadAllowed(int lane, Puzzle puzzle) {
        for (int slot = 0; slot < SETTLED; slot++) {
            state[slot * LANES + lane] = 0;
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int bits = puzzle.allowed(cell).bits();
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                if ((bits >>> digit & 1) != 0) {
                    state[(digit * 3 + LaneTables.BAND[cell]) * LANES + lane] |= LaneTables.BIT[cell];
                }
            }
        }
        for (int band = 0; band < 3; band++) {
            state[(NAKED + band) * LANES + lane] = 0;
        }
    }

    private void takeBack(int lane) {
        int from = (lane * DEEPEST + --depths[lane]) * STRIDE;
        for (int slot = 0; slot < SETTLED; slot++) {
            state[slot * LANES + lane] = stacks[from + slot];
        }
        for (int band = 0; band < 3; band++) {
            state[(OPEN + band) * LANES + lane] = CELLS;
            state[(NAKED + band) * LANES + lane] = 0;
        }
        state[(NAKED + stacks[from + SETTLED]) * LANES + lane] = stacks[from + SETTLED + 1];
    }

    /// Assumes a candidate and leaves the opposite on the lane's stack.
    private void guess(int lane) {
        answers.guessed(puzzleOf[lane]);
        int cell = bivalueWithMostOpenPeers(lane);
        int naked = -1;
        if (cell < 0) {
            cell = openCellWithFewestCandidates(lane);
            naked = 0;
        }
        int band = LaneTables.BAND[cell];
        int bit = LaneTables.BIT[cell];
        int to = (lane * DEEPEST + depths[lane]++) * STRIDE;
        for (int slot = 0; slot < SETTLED; slot++) {
            stacks[to + slot] = state[slot * LANES + lane];
        }
        stacks[to + SETTLED] = band;
        stacks[to + SETTLED + 1] = naked & bit;
        int slot = band;
        while ((state[slot * LANES + lane] & bit) == 0) {
            slot += 3;
        }
        stacks[to + slot] &= ~bit;
        for (slot += 3; slot < SETTLED; slot += 3) {
            state[slot * LANES + lane] &= ~bit;
        }
        state[(NAKED + band) * LANES + lane] = bit;
    }

    private int bivalueWithMostOpenPeers(int lane) {
        int open0 = state[OPEN * LANES + lane];
        int open1 = state[(OPEN + 1) * LANES + lane];
        int open2 = state[(OPEN + 2) * LANES + lane];
        int best = -1;
        for (int band = 0; band < 3; band++) {
            for (int rest = state[(BIVALUE + band) * LANES + lane]; rest != 0; rest &= rest - 1) {
                int cell = LaneTables.CELL[band << 5 | Integer.numberOfTrailingZeros(rest)];
                int peers = Integer.bitCount(open0 & LaneTables.PEERS[3 * cell])
                        + Integer.bitCount(open1 & LaneTables.PEERS[3 * cell + 1])
                        + Integer.bitCount(open2 & LaneTables.PEERS[3 * cell + 2]);
                // Count and cell in one number: a maximum needs no branch.
                best = Math.max(best, peers << 7 | cell);
            }
        }
        return best < 0 ? -1 : best & 127;
    }

    /// The first of them; no cell has fewer than three here.
    private int openCellWithFewestCandidates(int lane) {
        int best = -1;
        int fewest = 10;
        for (int band = 0; band < 3; band++) {
            for (int rest = state[(OPEN + band) * LANES + lane]; rest != 0; rest &= rest - 1) {
                int bit = Integer.lowestOneBit(rest);
                int count = 0;
                for (int slot = band; slot < SETTLED; slot += 3) {
                    count += (state[slot * LANES + lane] & bit) != 0 ? 1 : 0;
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
}

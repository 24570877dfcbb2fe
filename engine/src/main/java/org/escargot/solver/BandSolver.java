package org.escargot.solver;

import static org.escargot.solver.BandTables.BAND;
import static org.escargot.solver.BandTables.BIT;
import static org.escargot.solver.BandTables.CELL;
import static org.escargot.solver.BandTables.PEERS;

import java.util.Arrays;
import java.util.Optional;
import org.escargot.grid.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// The fast solver: candidates are bit masks of whole bands, narrowed by tables, so that few guesses remain.
///
/// The 27 cells of a band are 27 bits of an `int`, the cells of a mini-row nine bits apart:
///
/// ```
///            stack 0   stack 1   stack 2        so  m | m >>> 9 | m >>> 18  is the frame of the mini-rows,
///   row 0    0  9 18   1 10 19   2 11 20        and m | m >>> 3 | m >>> 6   the columns that are touched;
///   row 1    3 12 21   4 13 22   5 14 23        neither needs a compress, and a frame spreads to its cells
///   row 2    6 15 24   7 16 25   8 17 26        by one multiplication.
/// ```
///
/// A position has such a mask for each digit and band, two digits side by side in a `long` ([BandPosition]).
/// A *sweep* takes the digits two by two, all three bands at once and without a branch. Where sweeping gets stuck, the
/// search assumes a candidate of the cell with two candidates that has most open peers; the opposite assumption waits
/// on a flat stack, as a naked single.
///
/// Thanks for ideas: the band as an `int` and its tables, JCZSolve (zhouyundong, champagne, JasonLion); closing
/// bands and stacks, and counting peers, FastBand and fsss2. Measurements: `docs/performance.md`.
public final class BandSolver implements Solver {
    /// The words of a position that outlive a sweep.
    private static final int STRIDE = BandPosition.EXPECTED + 3;

    private final BandPosition position;
    private final long[] words;
    /// Every guess settles a cell for good, so no branch is longer than 81.
    private final long[] stack = new long[STRIDE * Cell.COUNT];

    /// The cells of each digit in each band, at digit * 3 + band. Digit 0 stands for the empty cells; digit 10 stays
    /// empty, because digit 9 shares its words with no other digit.
    private final int[] clues = new int[33];

    private long solutions;
    private long guesses;
    private long nodes;

    /// A solver with working memory of its own, some 20 kB.
    public BandSolver() {
        this(true);
    }

    private BandSolver(boolean sooner) {
        position = new BandPosition(sooner);
        words = position.words;
    }

    /// A slower solver that finds the solutions of a puzzle in an order that will never change; seeds of the generator
    /// rest on it.
    public static BandSolver inFixedOrder() {
        return new BandSolver(false);
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        load(puzzle);
        run(Long.MAX_VALUE, sink);
        return statistics();
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        load(puzzle);
        run(limit, null);
        return solutions;
    }

    /// It is one search for all the other digits.
    @Override
    public Optional<Grid> solveOtherwise(OtherDigit question) {
        loadGivens(question.puzzle());
        int cell = question.cell();
        int digit = question.digit() - 1;
        words[BandPosition.word(digit, cell / 27)] &= ~((long) BIT[cell] << BandPosition.half(digit));
        Grid[] found = new Grid[1];
        run(Long.MAX_VALUE, solution -> {
            found[0] = solution;
            return true;
        });
        return Optional.ofNullable(found[0]);
    }

    @Override
    public SearchStatistics statistics() {
        return new SearchStatistics(solutions, guesses, nodes);
    }

    private void run(long limit, @Nullable SolutionSink sink) {
        solutions = 0;
        guesses = 0;
        nodes = 0;
        int depth = 0;
        while (true) {
            nodes++;
            int outcome = position.settle();
            if (outcome == BandPosition.STUCK) {
                guesses++;
                guess(depth++);
                continue;
            }
            if (outcome == BandPosition.SOLVED) {
                solutions++;
                if (solutions == limit || (sink != null && sink.accept(toGrid()))) {
                    return;
                }
            }
            if (depth == 0) {
                return;
            }
            System.arraycopy(stack, --depth * STRIDE, words, 0, STRIDE);
        }
    }

    private void load(Puzzle puzzle) {
        if (puzzle instanceof Givens givens) {
            loadGivens(givens);
        } else {
            loadAllowed(puzzle);
        }
    }

    private void loadGivens(Givens givens) {
        int[] clues = this.clues;
        long[] w = words;
        Arrays.fill(clues, 0);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            clues[givens.digit(cell) * 3 + cell / 27] |= BIT[cell];
        }
        for (int word = 0; word < BandPosition.SETTLED; word++) {
            int lower = word / 3 * 6 + word % 3 + 3;
            long clue = clues[lower] | (long) clues[lower + 3] << 32;
            w[word] = BandPosition.reduced(BandPosition.all(word), clue);
            w[BandPosition.SETTLED + word] = clue;
        }
        for (int band = 0; band < 3; band++) {
            w[BandPosition.OPEN + band] = clues[band] * BandPosition.BOTH;
            w[BandPosition.EXPECTED + band] = w[BandPosition.OPEN + band];
        }
    }

    private void loadAllowed(Puzzle puzzle) {
        Board.requireClassic(puzzle);
        long[] w = words;
        Arrays.fill(w, 0);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int bits = puzzle.allowed(cell).bits();
            for (int digit = 0; digit < Digit.COUNT; digit++) {
                if ((bits >>> digit & 1) != 0) {
                    w[BandPosition.word(digit, cell / 27)] |= (long) BIT[cell] << BandPosition.half(digit);
                }
            }
        }
        for (int band = 0; band < 3; band++) {
            w[BandPosition.OPEN + band] = BAND * BandPosition.BOTH;
            w[BandPosition.EXPECTED + band] = BAND * BandPosition.BOTH;
        }
    }

    /// Assumes the lowest candidate of a cell and puts the opposite assumption on the stack: where that is one
    /// candidate, too, it is put there as a naked single.
    private void guess(int depth) {
        int cell = bivalueWithMostOpenPeers();
        boolean isBivalue = cell >= 0;
        if (!isBivalue) {
            cell = openCellWithFewestCandidates();
        }
        int band = cell / 27;
        int place = Integer.numberOfTrailingZeros(BIT[cell]);
        int node = depth * STRIDE;
        System.arraycopy(words, 0, stack, node, STRIDE);
        split(node, band, place);
        words[BandPosition.EXPECTED + band] &= ~(BIT[cell] * BandPosition.BOTH & position.followed);
        BandPosition.reduceRow(words, band, place);
        if (isBivalue && position.followed != 0) {
            stack[node + BandPosition.EXPECTED + band] = words[BandPosition.EXPECTED + band];
            BandPosition.reduceRow(stack, node + band, place);
        }
    }

    /// Leaves the lowest candidate at `place` of `band` in the position, the others in the node on the stack.
    private void split(int node, int band, int place) {
        long seen = 0;
        for (int word = band; word < BandPosition.SETTLED; word += 3) {
            long candidates = words[word] >>> place & BandPosition.BOTH;
            long lowest = Long.lowestOneBit(candidates) & ~seen;
            stack[node + word] &= ~(lowest << place);
            words[word] &= ~((candidates ^ lowest) << place);
            seen |= (candidates | -candidates) >> 63;
        }
    }

    private int bivalueWithMostOpenPeers() {
        long[] w = words;
        int open0 = (int) w[BandPosition.OPEN];
        int open1 = (int) w[BandPosition.OPEN + 1];
        int open2 = (int) w[BandPosition.OPEN + 2];
        int best = -1;
        for (int band = 0; band < 3; band++) {
            for (int rest = (int) w[BandPosition.BIVALUE + band]; rest != 0; rest &= rest - 1) {
                int cell = CELL[band * 27 + Integer.numberOfTrailingZeros(rest)];
                int peers = Integer.bitCount(open0 & PEERS[3 * cell])
                        + Integer.bitCount(open1 & PEERS[3 * cell + 1])
                        + Integer.bitCount(open2 & PEERS[3 * cell + 2]);
                // Count and cell in one number: a maximum needs no branch.
                best = Math.max(best, peers << 7 | cell);
            }
        }
        return best < 0 ? -1 : best & 127;
    }

    /// The first open cell with the fewest candidates; none has fewer than three here.
    private int openCellWithFewestCandidates() {
        int best = -1;
        int fewest = 10;
        for (int band = 0; band < 3; band++) {
            for (int rest = (int) words[BandPosition.OPEN + band]; rest != 0; rest &= rest - 1) {
                long bits = Integer.lowestOneBit(rest) * BandPosition.BOTH;
                int count = 0;
                for (int word = band; word < BandPosition.SETTLED; word += 3) {
                    count += Long.bitCount(words[word] & bits);
                }
                if (count < fewest) {
                    best = CELL[band * 27 + Integer.numberOfTrailingZeros(rest)];
                    if (count == 3) {
                        return best;
                    }
                    fewest = count;
                }
            }
        }
        return best;
    }

    private Grid toGrid() {
        byte[] digits = new byte[Cell.COUNT];
        for (int digit = 0; digit < Digit.COUNT; digit++) {
            for (int band = 0; band < 3; band++) {
                long settled =
                        words[BandPosition.SETTLED + BandPosition.word(digit, band)] >>> BandPosition.half(digit);
                for (int rest = (int) settled; rest != 0; rest &= rest - 1) {
                    digits[CELL[band * 27 + Integer.numberOfTrailingZeros(rest)]] = (byte) (digit + 1);
                }
            }
        }
        return Grid.of(digits);
    }
}

package org.escargot.solver;

import java.util.Arrays;
import org.escargot.grid.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Puzzle;

/// The plain solver, which the others are tested against: naked and hidden singles, then trial.
///
/// It offers the solutions in lexicographic order: it tries the first cell in reading order that is not
/// settled, its digits in ascending order. What propagation settles is the same in every solution below a
/// position, so it cannot disturb that order.
public final class SimpleSolver implements Solver {
    private SearchStatistics statistics = new SearchStatistics(0, 0, 0);

    /// A solver that has not searched yet.
    public SimpleSolver() {}

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        Board.requireClassic(puzzle);
        Search search = new Search(sink);
        int[] open = new int[Cell.COUNT];
        Arrays.setAll(open, cell -> puzzle.allowed(cell).bits());
        search.explore(open);
        statistics = new SearchStatistics(search.solutions, search.guesses, search.nodes);
        return statistics;
    }

    @Override
    public SearchStatistics statistics() {
        return statistics;
    }

    /// One search; `open[cell]` holds the digits still possible there, as in [DigitSet#bits].
    private static final class Search {
        private final SolutionSink sink;
        private long solutions;
        private long guesses;
        private long nodes;

        Search(SolutionSink sink) {
            this.sink = sink;
        }

        /// Returns whether the sink stopped the search.
        boolean explore(int[] open) {
            nodes++;
            if (!propagate(open)) {
                return false;
            }
            int cell = firstUnsettled(open);
            if (cell < 0) {
                solutions++;
                return sink.accept(toGrid(open));
            }
            DigitSet digits = new DigitSet(open[cell]);
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                guesses += digits.next(digit) > 0 ? 1 : 0;
                int[] trial = open.clone();
                trial[cell] = DigitSet.bit(digit);
                if (explore(trial)) {
                    return true;
                }
            }
            return false;
        }
    }

    /// Eliminates what the rules exclude until nothing changes; returns false on a contradiction.
    private static boolean propagate(int[] open) {
        int before;
        int after = total(open);
        do {
            before = after;
            if (!nakedSingles(open) || !hiddenSingles(open)) {
                return false;
            }
            after = total(open);
        } while (after < before);
        return true;
    }

    private static boolean nakedSingles(int[] open) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (open[cell] == 0) {
                return false;
            }
            if (Integer.bitCount(open[cell]) == 1) {
                CellSet peers = Houses.peers(cell);
                for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
                    open[peer] &= ~open[cell];
                }
            }
        }
        return true;
    }

    private static boolean hiddenSingles(int[] open) {
        for (int house = 0; house < House.COUNT; house++) {
            for (int bit = 1; bit <= DigitSet.bit(Digit.COUNT); bit <<= 1) {
                int places = 0;
                int last = -1;
                for (int place = 0; place < 9; place++) {
                    int cell = Houses.cell(house, place);
                    if ((open[cell] & bit) != 0) {
                        places++;
                        last = cell;
                    }
                }
                if (places == 0) {
                    return false;
                }
                if (places == 1) {
                    open[last] = bit;
                }
            }
        }
        return true;
    }

    private static int total(int[] open) {
        return Arrays.stream(open).map(Integer::bitCount).sum();
    }

    private static int firstUnsettled(int[] open) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (Integer.bitCount(open[cell]) > 1) {
                return cell;
            }
        }
        return -1;
    }

    private static Grid toGrid(int[] open) {
        byte[] digits = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) new DigitSet(open[cell]).first();
        }
        return Grid.of(digits);
    }
}

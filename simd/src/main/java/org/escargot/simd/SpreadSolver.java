package org.escargot.simd;

import org.escargot.grid.Puzzle;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;
import org.jspecify.annotations.Nullable;

/// Solves one puzzle at a time: first its digits are spread over the lanes, then the tree of its positions.
///
/// Most puzzles are solved in few positions, one after the other, and what counts is how soon a position is settled
/// ([DigitLanes]). Where many guesses fail the tree is broad enough to give each lane a position of its own
/// ([TreeLanes]).
final class SpreadSolver implements Solver {
    /// Fewer costs puzzles with several solutions most, more costs the hardest.
    private static final int USUAL_ENDS = 4;

    private final int spreadAfter;
    private final DigitLanes digits = new DigitLanes();
    private final TreeLanes tree = new TreeLanes();
    private SearchStatistics statistics = new SearchStatistics(0, 0, 0);

    SpreadSolver() {
        this(USUAL_ENDS);
    }

    /// Spreads what is left of the tree once `ends` positions were solved or broken, 1 or more.
    SpreadSolver(int ends) {
        spreadAfter = ends;
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        run(puzzle, Long.MAX_VALUE, sink);
        return statistics;
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        run(puzzle, limit, null);
        return statistics.solutions();
    }

    @Override
    public SearchStatistics statistics() {
        return statistics;
    }

    private void run(Puzzle puzzle, long limit, @Nullable SolutionSink sink) {
        long solutions = 0;
        long guesses = 0;
        int ends = 0;
        digits.load(puzzle);
        while (true) {
            int outcome = digits.settle();
            if (outcome == DigitSweep.STUCK) {
                guesses++;
                digits.guess();
                continue;
            }
            ends++;
            if (outcome == DigitSweep.SOLVED) {
                solutions++;
                if (sink != null && sink.accept(digits.toGrid()) || solutions == limit) {
                    break;
                }
            }
            if (ends == spreadAfter) {
                spread(limit, sink, solutions, guesses, guesses + ends);
                return;
            }
            if (!digits.takeBack()) {
                break;
            }
        }
        statistics = new SearchStatistics(solutions, guesses, guesses + ends);
    }

    private void spread(long limit, @Nullable SolutionSink sink, long solutions, long guesses, long nodes) {
        tree.takeOver(digits);
        tree.search(limit - solutions, sink);
        statistics = new SearchStatistics(solutions + tree.solutions(), guesses + tree.guesses(), nodes + tree.nodes());
    }
}

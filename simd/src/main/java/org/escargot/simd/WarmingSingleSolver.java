package org.escargot.simd;

import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;
import org.jspecify.annotations.Nullable;

/// Solves one puzzle after the other without lanes until the kernel is fast, and in lanes from then on.
///
/// A puzzle with very many solutions is worth the kernel too. Its count begins without lanes, up to a bound; each time
/// the bound is reached, the count begins again: in lanes, or, if these are not ready yet, with a bound four times as
/// high.
final class WarmingSingleSolver implements Solver {
    private static final long MANY_SOLUTIONS = 100_000;
    /// As how many puzzles such a count is reckoned; it takes about as long.
    private static final int AS_PUZZLES = 2000;

    private final KernelReadiness readiness;
    private final Solver band = new BandSolver();
    private @Nullable Solver lanes;
    private Solver last = band;

    WarmingSingleSolver(KernelReadiness readiness) {
        this.readiness = readiness;
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        last = next(1);
        return last.search(puzzle, sink);
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        last = next(1);
        for (long bound = MANY_SOLUTIONS; lanes == null && bound < limit / 4; bound *= 4) {
            long found = band.count(puzzle, bound);
            if (found < bound) {
                return found;
            }
            last = next(AS_PUZZLES);
        }
        return last.count(puzzle, limit);
    }

    @Override
    public SearchStatistics statistics() {
        return last.statistics();
    }

    private Solver next(int puzzles) {
        if (lanes == null && readiness.isReady(puzzles)) {
            lanes = new SpreadSolver();
        }
        return lanes == null ? band : lanes;
    }
}

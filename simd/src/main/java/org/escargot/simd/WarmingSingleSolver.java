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

    private final KernelReadiness readiness;
    private final Solver band = new BandSolver();
    private @Nullable Solver lanes;
    private Solver last = band;

    WarmingSingleSolver(KernelReadiness readiness) {
        this.readiness = readiness;
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        last = next();
        if (lanes != null) {
            return lanes.search(puzzle, sink);
        }
        return readiness.timed(() -> band.search(puzzle, sink));
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        last = next();
        for (long bound = Math.min(MANY_SOLUTIONS, limit); lanes == null; last = next()) {
            long most = bound;
            long found = readiness.timed(() -> band.count(puzzle, most));
            if (found < most || most == limit) {
                return found;
            }
            bound = bound < limit / 16 ? 4 * bound : limit;
        }
        return last.count(puzzle, limit);
    }

    @Override
    public SearchStatistics statistics() {
        return last.statistics();
    }

    private Solver next() {
        if (lanes == null && readiness.isReady()) {
            lanes = new SpreadSolver();
        }
        return lanes == null ? band : lanes;
    }
}

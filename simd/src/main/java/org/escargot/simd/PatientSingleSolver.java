package org.escargot.simd;

import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;
import org.jspecify.annotations.Nullable;

/// Solves one puzzle after the other without lanes until the kernel is fast, and in lanes from then on.
final class PatientSingleSolver implements Solver {
    private final KernelReadiness readiness;
    private final Solver band = new BandSolver();
    private @Nullable Solver lanes;
    private Solver last = band;

    PatientSingleSolver(KernelReadiness readiness) {
        this.readiness = readiness;
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        last = next();
        return last.search(puzzle, sink);
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        last = next();
        return last.count(puzzle, limit);
    }

    @Override
    public SearchStatistics statistics() {
        return last.statistics();
    }

    private Solver next() {
        if (lanes == null && readiness.isReady(1)) {
            lanes = new SpreadSolver();
        }
        return lanes == null ? band : lanes;
    }
}

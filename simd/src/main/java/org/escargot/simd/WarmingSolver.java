package org.escargot.simd;

import java.util.List;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.jspecify.annotations.Nullable;

/// Solves one by one until the kernel is fast, and in lanes from then on.
final class WarmingSolver implements BulkSolver {
    private final KernelReadiness readiness;
    private final BulkSolver oneByOne = new OneByOneSolver(new BandSolver());
    private @Nullable BulkSolver lanes;

    WarmingSolver(KernelReadiness readiness) {
        this.readiness = readiness;
    }

    @Override
    public BulkAnswers solve(List<? extends Puzzle> puzzles, int limit) {
        if (lanes == null) {
            if (!readiness.isReady()) {
                return readiness.timed(() -> oneByOne.solve(puzzles, limit));
            }
            lanes = new LaneSolver();
        }
        return lanes.solve(puzzles, limit);
    }
}

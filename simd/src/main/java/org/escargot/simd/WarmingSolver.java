package org.escargot.simd;

import java.util.List;
import java.util.function.Function;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.OtherDigit;
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
        return answered(solver -> solver.solve(puzzles, limit));
    }

    @Override
    public BulkAnswers solveOtherwise(List<OtherDigit> questions) {
        return answered(solver -> solver.solveOtherwise(questions));
    }

    private BulkAnswers answered(Function<BulkSolver, BulkAnswers> ask) {
        if (lanes == null) {
            if (!readiness.isReady()) {
                return readiness.timed(() -> ask.apply(oneByOne));
            }
            lanes = new LaneSolver();
        }
        return ask.apply(lanes);
    }
}

package org.escargot.cli;

import java.util.function.BooleanSupplier;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Puzzle;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.RatingLimits;
import org.escargot.rating.hodoku.HodokuScheme;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;
import org.jspecify.annotations.Nullable;

/// What a thread keeps while it rates.
final class RateWorkspace {
    private final RateJob job;
    private final Solver solver = new BandSolver();
    private final @Nullable HodokuScheme scheme;
    private final @Nullable ExplainerRater rater;

    RateWorkspace(RateJob job) {
        this.job = job;
        this.scheme = job.scale().hasHodoku() ? new HodokuScheme() : null;
        this.rater = job.scale().hasExplainer() ? rater(job) : null;
    }

    private static ExplainerRater rater(RateJob job) {
        return job.withoutShortcuts() ? ExplainerRater.withoutShortcuts() : new ExplainerRater();
    }

    FullRating rate(PuzzleEntry entry) {
        Puzzle puzzle = entry.puzzle();
        long solutions = solver.count(puzzle, 2);
        return new FullRating(
                puzzle,
                entry.metadata(),
                solutions,
                rater == null || solutions != 1 ? null : explainer(rater, puzzle),
                scheme == null ? null : RatedPuzzle.of(puzzle, scheme, solver));
    }

    private ExplainerRating explainer(ExplainerRater rater, Puzzle puzzle) {
        long started = System.nanoTime();
        BooleanSupplier stop = () -> job.nanos() > 0 && System.nanoTime() - started >= job.nanos();
        return rater.rate(puzzle, new RatingLimits(job.mostEr(), job.shape(), stop));
    }
}

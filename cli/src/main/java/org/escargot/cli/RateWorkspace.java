package org.escargot.cli;

import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Puzzle;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.RatingLimits;
import org.escargot.rating.hodoku.HodokuScheme;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// What a thread keeps while it rates.
final class RateWorkspace {
    private final RateJob job;
    private final Solver solver = new BandSolver();
    private final HodokuScheme scheme = new HodokuScheme();
    private final ExplainerRater rater;

    RateWorkspace(RateJob job) {
        this.job = job;
        this.rater = job.withoutShortcuts() ? ExplainerRater.withoutShortcuts() : new ExplainerRater();
    }

    FullRating rate(PuzzleEntry entry) {
        Puzzle puzzle = entry.puzzle();
        long solutions = solver.count(puzzle, 2);
        return new FullRating(
                puzzle,
                entry.metadata(),
                solutions,
                job.scale().hasExplainer() && solutions == 1 ? explainer(puzzle) : null,
                job.scale().hasHodoku() ? RatedPuzzle.of(puzzle, scheme, solver) : null);
    }

    private ExplainerRating explainer(Puzzle puzzle) {
        if (job.nanos() == 0) {
            return rater.rate(puzzle, RatingLimits.upTo(job.mostEr()));
        }
        long started = System.nanoTime();
        return rater.rate(puzzle, new RatingLimits(job.mostEr(), () -> System.nanoTime() - started >= job.nanos()));
    }
}

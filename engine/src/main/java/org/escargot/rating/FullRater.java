package org.escargot.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.escargot.grid.Puzzle;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// Rates puzzles that may have any number of solutions on one scale or more. It keeps working memory, so it belongs to
/// one thread at a time.
public final class FullRater {
    private final List<Scale> scales;
    private final Solver solver = new BandSolver();

    /// A rater that asks each of `scales`.
    public FullRater(List<Scale> scales) {
        this.scales = scales.stream().map(Scale::forOneThread).toList();
    }

    /// What the scales tell of `puzzle`.
    ///
    /// @param limits says for each rating when to give it up
    public FullRating rate(Puzzle puzzle, Supplier<RatingLimits> limits) {
        long solutions = solver.count(puzzle, 2);
        List<Rating> ratings = new ArrayList<>(scales.size());
        for (Scale scale : scales) {
            ratings.add(
                    solutions == 1
                            ? scale.rate(puzzle, scale.takesLimits() ? limits.get() : RatingLimits.NONE)
                            : scale.unrated(solutions == 0 ? RatingEnd.NO_SOLUTION : RatingEnd.SEVERAL_SOLUTIONS));
        }
        return new FullRating(puzzle, solutions, ratings);
    }
}

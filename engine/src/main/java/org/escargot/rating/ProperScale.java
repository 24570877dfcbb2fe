package org.escargot.rating;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.solver.BandSolver;

/// A scale that rates no puzzle but proper ones: what the steps of another one cost means nothing, and to find them may
/// take without end. The scale for one thread does not look again, because its callers have many puzzles, of which
/// they know that; [FullRater] is one of them.
///
/// @param scale what rates
record ProperScale(Scale scale) implements Scale {
    @Override
    public Rating rate(Puzzle puzzle, RatingLimits limits) {
        if (new BandSolver().count(puzzle, 2) != 1) {
            throw new IllegalArgumentException("The puzzle must have one solution. FullRater rates any puzzle.");
        }
        return scale.rate(puzzle, limits);
    }

    @Override
    public String id() {
        return scale.id();
    }

    @Override
    public String title() {
        return scale.title();
    }

    @Override
    public List<Measure> measures() {
        return scale.measures();
    }

    @Override
    public Measure remark() {
        return scale.remark();
    }

    @Override
    public Measure stepMeasure() {
        return scale.stepMeasure();
    }

    @Override
    public boolean ratesEachStep() {
        return scale.ratesEachStep();
    }

    @Override
    public boolean takesLimits() {
        return scale.takesLimits();
    }

    @Override
    public boolean assumesOneSolution() {
        return scale.assumesOneSolution();
    }

    @Override
    public Rating unrated(RatingEnd why) {
        return scale.unrated(why);
    }

    @Override
    public RatedPath path(Pencilmarks from, Puzzle puzzle) {
        return scale.path(from, puzzle);
    }

    @Override
    public RatedPath pathAssumingNothing(Pencilmarks from, Puzzle puzzle) {
        return scale.pathAssumingNothing(from, puzzle);
    }

    @Override
    public Optional<RatedStep> next(Pencilmarks from, Puzzle puzzle, RatingLimits limits) {
        return scale.next(from, puzzle, limits);
    }

    @Override
    public Scale forOneThread() {
        return scale.forOneThread();
    }

    @Override
    public Scale withoutShortcuts() {
        return new ProperScale(scale.withoutShortcuts());
    }
}

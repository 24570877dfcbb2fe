package org.escargot.rating.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// Sudoku Explainer's scale: ER, EP and ED, and the hardest technique. See [ExplainerRater].
public final class ExplainerScale implements Scale {
    private static final List<Measure> MEASURES =
            List.of(new Measure("er", "r"), new Measure("ep", "p"), new Measure("ed", "d"));
    private static final Measure HARDEST = new Measure("hardest", "h");
    private static final Measure RATING = new Measure("rating");

    /// Makes a rater for each question, or has one that is used again.
    private final Supplier<ExplainerRater> raters;

    /// The scale for all threads.
    public ExplainerScale() {
        this(ExplainerRater::new);
    }

    private ExplainerScale(Supplier<ExplainerRater> raters) {
        this.raters = raters;
    }

    @Override
    public ExplainerScale forOneThread() {
        ExplainerRater kept = raters.get();
        return new ExplainerScale(() -> kept);
    }

    @Override
    public ExplainerScale withoutShortcuts() {
        return new ExplainerScale(ExplainerRater::withoutShortcuts);
    }

    @Override
    public String id() {
        return "explainer";
    }

    @Override
    public String title() {
        return ExplainerRater.SCALE;
    }

    @Override
    public List<Measure> measures() {
        return MEASURES;
    }

    @Override
    public Measure remark() {
        return HARDEST;
    }

    @Override
    public Measure stepMeasure() {
        return RATING;
    }

    @Override
    public boolean ratesEachStep() {
        return true;
    }

    @Override
    public boolean takesLimits() {
        return true;
    }

    @Override
    public boolean assumesOneSolution() {
        return true;
    }

    @Override
    public ExplainerRating rate(Puzzle puzzle, RatingLimits limits) {
        return raters.get().rate(puzzle, limits);
    }

    @Override
    public ExplainerRating unrated(RatingEnd why) {
        return new ExplainerRating(0, 0, 0, null, why);
    }

    /// The scale looks at the position alone, whatever the puzzle.
    @Override
    public RatedPath path(Pencilmarks from, Puzzle puzzle) {
        ExplainerPath path = raters.get().path(from);
        List<RatedStep> steps = new ArrayList<>();
        Pencilmarks end = from;
        for (ExplainerStep step : path.steps()) {
            steps.add(rated(step));
            end = step.effects().applyTo(end);
        }
        return new RatedPath(from, steps, end, path.rating());
    }

    @Override
    public Optional<RatedStep> next(Pencilmarks from, Puzzle puzzle, RatingLimits limits) {
        return raters.get().next(from, limits).map(ExplainerScale::rated);
    }

    private static RatedStep rated(ExplainerStep step) {
        return new RatedStep(step.step(), new Figure.Tenths(step.rating()));
    }
}

package org.escargot.rating.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// How long a practiced player takes, in minutes, and what is hardest. See `docs/ratings.md`.
public final class HumanScale implements Scale {
    private static final List<Measure> MEASURES = List.of(new Measure("minutes", "m"));
    private static final Measure REASON = new Measure("reason", "w");
    private static final Measure SECONDS = new Measure("seconds");
    private static final LogicSolver LADDER = new LogicSolver(HumanLadder.ALL);

    private final HumanModel model;
    private final HumanRater rater;

    /// The scale with the latest model.
    public HumanScale() {
        this(HumanModel.current());
    }

    /// The scale with a version of the model.
    public HumanScale(HumanModel model) {
        this.model = model;
        rater = new HumanRater(model);
    }

    @Override
    public String id() {
        return "human";
    }

    @Override
    public String title() {
        return "Human, version " + model.version();
    }

    @Override
    public List<Measure> measures() {
        return MEASURES;
    }

    @Override
    public Measure remark() {
        return REASON;
    }

    @Override
    public Measure stepMeasure() {
        return SECONDS;
    }

    @Override
    public boolean assumesOneSolution() {
        return true;
    }

    @Override
    public HumanRating rate(Puzzle puzzle, RatingLimits limits) {
        return rater.rate(Pencilmarks.of(puzzle), puzzle);
    }

    @Override
    public HumanRating unrated(RatingEnd why) {
        return new HumanRating(why, 0, Optional.empty());
    }

    /// One way through the puzzle, always by the easiest kind of step; the rating is the mean of many ways.
    @Override
    public RatedPath path(Pencilmarks from, Puzzle puzzle) {
        SolvePath path = LADDER.solve(from, puzzle);
        List<RatedStep> steps = new ArrayList<>();
        Pencilmarks marks = from;
        for (Step step : path.steps()) {
            steps.add(rated(step, marks));
            marks = step.effects().applyTo(marks);
        }
        return new RatedPath(from, steps, marks, rater.rate(from, puzzle));
    }

    @Override
    public Optional<RatedStep> next(Pencilmarks from, Puzzle puzzle, RatingLimits limits) {
        return LADDER.next(new Facts(from, puzzle)).map(step -> rated(step, from));
    }

    private RatedStep rated(Step step, Pencilmarks before) {
        double seconds = step.technique().family() == Family.SINGLES
                ? rater.secondsToPlace(before)
                : rater.cost(new Hurdle(step.technique(), before.unsolved().size()));
        return new RatedStep(step, new Figure.Whole((int) (seconds + 0.5)));
    }
}

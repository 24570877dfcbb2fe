package org.escargot.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.Pathfinder;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;

/// A way to solve a puzzle for people, which counts the steps that it takes beside singles.
public enum PathStyle implements Pathfinder {
    /// Every step is the one that a hint would tell: the easiest to see; where the ladder of hints ends, one of Sudoku
    /// Explainer's chains.
    EASIEST {
        @Override
        Optional<Step> step(Pencilmarks marks, Puzzle puzzle, boolean isUnique) {
            Optional<Step> hint = solver(isUnique).next(new Facts(marks, puzzle));
            return hint.isPresent() || !isUnique
                    ? hint
                    : Scales.EXPLAINER.next(marks, puzzle, RatingLimits.NONE).map(RatedStep::step);
        }
    },
    /// Singles first; then of all patterns and chains the step after which singles lead
    /// furthest. It looks one step ahead, so that there may be a shorter path.
    SHORTEST {
        @Override
        Optional<Step> step(Pencilmarks marks, Puzzle puzzle, boolean isUnique) {
            return ShortPath.step(marks, puzzle, isUnique).or(() -> EASIEST.step(marks, puzzle, isUnique));
        }
    };

    private static final List<Measure> MEASURES = List.of(new Measure("count"));

    private record Count(RatingEnd end, int steps) implements Rating {
        @Override
        public List<Figure> figures() {
            return List.of(end.isOfRating() ? new Figure.Whole(steps) : Figure.Word.of(end));
        }
    }

    /// The first step of this way from a position; without what assumes one solution unless the puzzle `isUnique`.
    public Optional<Step> stepFrom(Facts facts, boolean isUnique) {
        return step(facts.marks(), facts.start(), isUnique);
    }

    abstract Optional<Step> step(Pencilmarks marks, Puzzle puzzle, boolean isUnique);

    /// The ladder of hints, without what assumes one solution unless the puzzle `isUnique`.
    static LogicSolver solver(boolean isUnique) {
        LogicSolver all = new LogicSolver(HintLadder.finders());
        return isUnique ? all : all.assumingNothing();
    }

    @Override
    public String id() {
        return switch (this) {
            case EASIEST -> "easiest";
            case SHORTEST -> "shortest";
        };
    }

    @Override
    public List<Measure> measures() {
        return MEASURES;
    }

    @Override
    public Measure stepMeasure() {
        return MEASURES.getFirst();
    }

    @Override
    public RatedPath path(Pencilmarks from, Puzzle puzzle) {
        return path(from, puzzle, true);
    }

    @Override
    public RatedPath pathAssumingNothing(Pencilmarks from, Puzzle puzzle) {
        return path(from, puzzle, false);
    }

    private RatedPath path(Pencilmarks from, Puzzle puzzle, boolean isUnique) {
        List<RatedStep> steps = new ArrayList<>();
        Pencilmarks marks = from;
        int beyondSingles = 0;
        while (Outcome.of(marks) == Outcome.INCOMPLETE) {
            Optional<Step> step = step(marks, puzzle, isUnique);
            if (step.isEmpty()) {
                break;
            }
            beyondSingles += step.get().technique().family() == Family.SINGLES ? 0 : 1;
            steps.add(counted(step.get()));
            marks = step.get().effects().applyTo(marks);
        }
        return new RatedPath(from, steps, marks, new Count(end(marks), beyondSingles));
    }

    private static RatingEnd end(Pencilmarks marks) {
        return switch (Outcome.of(marks)) {
            case SOLVED -> RatingEnd.RATED;
            case INCOMPLETE -> RatingEnd.WITHOUT_STEP;
            case CONTRADICTION -> RatingEnd.CONTRADICTION;
        };
    }

    private static RatedStep counted(Step step) {
        return new RatedStep(step, new Figure.Whole(1));
    }
}

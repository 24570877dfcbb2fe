package org.escargot.rating.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.step.Step;
import org.escargot.rating.explainer.Ladder.Rated;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.forcing.Deadline;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.jspecify.annotations.Nullable;

/// Rates puzzles as Sudoku Explainer 1.2.1 does. The puzzle must have one solution: some rungs rest on that, and
/// with several solutions the last rungs may search for very long before they find nothing.
///
/// A rater keeps its working memory, some megabytes once chains are needed, so it belongs to one thread at a time.
public final class ExplainerRater {
    /// The program and the version whose figures these are.
    public static final String SCALE = "Sudoku Explainer 1.2.1";

    private static final ExplainerRating CONTRADICTION = new ExplainerRating(0, 0, 0, null, RatingEnd.CONTRADICTION);

    /// A step, and the rung that found it.
    private record Taken(ExplainerTechnique rung, FoundStep found) {}

    private final Deadline deadline = new Deadline();
    private final List<Rated> rungs;
    private final CandidateGrid grid = new CandidateGrid();
    private double er;
    private double ep;
    private double ed;
    private @Nullable ExplainerTechnique hardest;

    /// A rater that has rated nothing yet.
    public ExplainerRater() {
        this(Pruning.ON);
    }

    private ExplainerRater(Pruning pruning) {
        rungs = Ladder.rungs(deadline, pruning);
    }

    /// A rater that searches everything: slower, and of the same answers. It is there to prove that.
    public static ExplainerRater withoutShortcuts() {
        return new ExplainerRater(Pruning.OFF);
    }

    /// The ratings of `puzzle`.
    public ExplainerRating rate(Puzzle puzzle) {
        return rate(puzzle, RatingLimits.NONE);
    }

    /// The ratings of `puzzle`, as far as `limits` allow.
    public ExplainerRating rate(Puzzle puzzle, RatingLimits limits) {
        return climb(puzzle, limits, _ -> {});
    }

    /// The ratings of `puzzle` and the steps that lead to them, with their evidence. Only the forcing chains that
    /// are taken are followed once more for it, which costs little beside the search.
    public ExplainerPath path(Puzzle puzzle) {
        List<ExplainerStep> steps = new ArrayList<>();
        ExplainerRating rating = climb(puzzle, RatingLimits.NONE, step -> steps.add(explained(step)));
        return new ExplainerPath(steps, rating);
    }

    /// The step that the scale takes in `puzzle`, with its evidence; nothing where it is solved or no rung finds
    /// anything.
    public Optional<ExplainerStep> next(Puzzle puzzle) {
        return next(puzzle, RatingLimits.NONE);
    }

    /// The step that the scale takes in `puzzle`; nothing where `limits` do not let it be looked for to the end.
    public Optional<ExplainerStep> next(Puzzle puzzle, RatingLimits limits) {
        begin(puzzle, limits);
        Taken step = grid.unsolved > 0 ? step() : null;
        return step == null || deadline.isOver() ? Optional.empty() : Optional.of(explained(step));
    }

    private static ExplainerStep explained(Taken taken) {
        Evidence evidence = taken.found().evidence();
        Step step =
                new Step(evidence.technique(), evidence.pattern(), taken.found().effects());
        return new ExplainerStep(taken.rung(), tenths(taken.found().difficulty()), step);
    }

    private void begin(Puzzle puzzle, RatingLimits limits) {
        deadline.begin(limits.stop());
        grid.load(Pencilmarks.of(puzzle));
        er = 0;
        ep = 0;
        ed = 0;
        hardest = null;
    }

    private ExplainerRating climb(Puzzle puzzle, RatingLimits limits, Consumer<Taken> sink) {
        begin(puzzle, limits);
        while (grid.unsolved > 0) {
            Taken step = step();
            if (deadline.isOver()) {
                return rating(tenths(er), RatingEnd.STOPPED);
            }
            if (step == null) {
                return grid.isBroken() ? CONTRADICTION : rating(ExplainerRating.UNSOLVED, RatingEnd.WITHOUT_STEP);
            }
            note(step);
            if (tenths(er) > limits.hardest(tenths(ep), tenths(ed))) {
                return rating(tenths(er), RatingEnd.ABOVE_LIMIT);
            }
            sink.accept(step);
            step.found().applyTo(grid);
        }
        return grid.isBroken() ? CONTRADICTION : rating(tenths(er), RatingEnd.RATED);
    }

    private void note(Taken step) {
        if (step.found().difficulty() > er) {
            er = step.found().difficulty();
            hardest = step.rung();
        }
        ed = ed == 0 ? er : ed;
        ep = ep == 0 && step.found().places() ? er : ep;
    }

    private ExplainerRating rating(int erTenths, RatingEnd end) {
        return new ExplainerRating(erTenths, tenths(ep), tenths(ed), hardest, end);
    }

    /// Finds the next step; null if there is none.
    private @Nullable Taken step() {
        for (Rated rung : rungs) {
            // What is broken stays so. It is enough to ask before the searches that take time.
            if (rung.technique() == ExplainerTechnique.UNIQUE_LOOP && grid.isBroken()) {
                return null;
            }
            FoundStep found = rung.rung().find(grid);
            if (found != null) {
                return new Taken(rung.technique(), found);
            }
        }
        return null;
    }

    private static int tenths(double difficulty) {
        return (int) ((difficulty + 0.05) * 10);
    }
}

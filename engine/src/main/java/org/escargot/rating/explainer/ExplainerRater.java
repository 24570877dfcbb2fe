package org.escargot.rating.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.step.Step;
import org.escargot.rating.explainer.Ladder.Rated;
import org.jspecify.annotations.Nullable;

/// Rates puzzles as Sudoku Explainer 1.2.1 does. The puzzle must have one solution: some rungs rest on that, and with
/// several solutions the last rungs may search for very long before they find nothing.
///
/// A rater keeps its working memory, some megabytes once chains are needed, so it belongs to one thread at a time.
public final class ExplainerRater {
    /// The program and the version whose figures these are.
    public static final String SCALE = "Sudoku Explainer 1.2.1";

    private static final ExplainerRating CONTRADICTION = new ExplainerRating(0, 0, 0, null, RatingEnd.CONTRADICTION);

    private final Patience patience = new Patience();
    private final List<Rated> rungs;
    private final Position position = new Position();
    private final Move move = new Move();
    private double er;
    private double ep;
    private double ed;
    private @Nullable ExplainerTechnique hardest;

    /// A rater that has rated nothing yet.
    public ExplainerRater() {
        this(Shortcuts.TAKEN);
    }

    private ExplainerRater(Shortcuts shortcuts) {
        rungs = Ladder.rungs(patience, shortcuts);
    }

    /// A rater that takes no shortcuts: slower, and of the same answers. It is there to prove that.
    public static ExplainerRater withoutShortcuts() {
        return new ExplainerRater(Shortcuts.LEFT_OUT);
    }

    /// The ratings of `puzzle`.
    public ExplainerRating rate(Puzzle puzzle) {
        return rate(puzzle, RatingLimits.NONE);
    }

    /// The ratings of `puzzle`, as far as `limits` allow.
    public ExplainerRating rate(Puzzle puzzle, RatingLimits limits) {
        return climb(puzzle, limits, _ -> {});
    }

    /// The ratings of `puzzle` and the steps that lead to them, with their evidence. Only the chains that are taken are
    /// followed once more for it, which costs little beside the search.
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
        Rated step = position.unsolved > 0 ? step() : null;
        return step == null || patience.isOver() ? Optional.empty() : Optional.of(explained(step));
    }

    private ExplainerStep explained(Rated rated) {
        Evidence evidence = rated.rung().explain(position);
        Step step = new Step(evidence.technique(), evidence.pattern(), move.effects());
        return new ExplainerStep(rated.technique(), tenths(move.difficulty), step);
    }

    private void begin(Puzzle puzzle, RatingLimits limits) {
        patience.begin(limits);
        position.load(
                switch (puzzle) {
                    case Givens givens -> Pencilmarks.of(givens);
                    case Pencilmarks marks -> marks;
                });
    }

    private ExplainerRating climb(Puzzle puzzle, RatingLimits limits, Consumer<Rated> taken) {
        begin(puzzle, limits);
        er = 0;
        ep = 0;
        ed = 0;
        hardest = null;
        while (position.unsolved > 0) {
            Rated step = step();
            if (patience.isOver()) {
                return rating(tenths(er), RatingEnd.STOPPED);
            }
            if (step == null) {
                return position.isBroken() ? CONTRADICTION : rating(ExplainerRating.UNSOLVED, RatingEnd.WITHOUT_STEP);
            }
            note(step.technique());
            if (tenths(er) > limits.mostEr(tenths(ep), tenths(ed))) {
                return rating(tenths(er), RatingEnd.ABOVE_LIMIT);
            }
            taken.accept(step);
            move.applyTo(position);
        }
        return position.isBroken() ? CONTRADICTION : rating(tenths(er), RatingEnd.RATED);
    }

    private void note(ExplainerTechnique technique) {
        if (move.difficulty > er) {
            er = move.difficulty;
            hardest = technique;
        }
        ed = ed == 0 ? er : ed;
        ep = ep == 0 && move.placed >= 0 ? er : ep;
    }

    private ExplainerRating rating(int erTenths, RatingEnd end) {
        return new ExplainerRating(erTenths, tenths(ep), tenths(ed), hardest, end);
    }

    /// Finds the next step and writes it to the buffer; null if there is none.
    private @Nullable Rated step() {
        for (Rated rung : rungs) {
            // What is broken stays so. It is enough to ask before the searches that take time.
            if (rung.technique() == ExplainerTechnique.UNIQUE_LOOP && position.isBroken()) {
                return null;
            }
            if (rung.rung().find(position, move)) {
                return rung;
            }
        }
        return null;
    }

    private static int tenths(double difficulty) {
        return (int) ((difficulty + 0.05) * 10);
    }
}

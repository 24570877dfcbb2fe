package org.escargot.rating.explainer;

import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.Outcome;

/// Rates puzzles as Sudoku Explainer 1.2.1 does. The puzzle must have one solution: some rungs rest on that.
///
/// A rater keeps its working memory, some megabytes once chains are needed, so it belongs to one thread at a time.
public final class ExplainerRater {
    /// The version of the program whose figures these are.
    public static final String SCALE = "Sudoku Explainer 1.2.1";

    private final List<Rung> rungs = Ladder.rungs();
    private final Position position = new Position();
    private final Move move = new Move();

    /// A rater that has rated nothing yet.
    public ExplainerRater() {}

    /// The ratings of `puzzle`: 0 for a grid that is full, and where the path shows that there is no solution;
    /// [ExplainerRating#UNSOLVED] where it ends for want of a step.
    public ExplainerRating rate(Puzzle puzzle) {
        Pencilmarks start = switch (puzzle) {
            case Givens givens -> Pencilmarks.of(givens);
            case Pencilmarks marks -> marks;
        };
        position.load(start);
        return climb();
    }

    private ExplainerRating climb() {
        double er = 0;
        double ep = 0;
        double ed = 0;
        while (position.unsolved > 0 && !position.isBroken()) {
            if (!step()) {
                return new ExplainerRating(ExplainerRating.UNSOLVED, tenths(ep), tenths(ed), Outcome.INCOMPLETE);
            }
            er = Math.max(er, move.difficulty);
            ed = ed == 0 ? er : ed;
            ep = ep == 0 && move.placed >= 0 ? er : ep;
            move.applyTo(position);
        }
        return position.isBroken()
                ? ExplainerRating.CONTRADICTION
                : new ExplainerRating(tenths(er), tenths(ep), tenths(ed), Outcome.SOLVED);
    }

    private boolean step() {
        for (Rung rung : rungs) {
            if (rung.find(position, move)) {
                return true;
            }
        }
        return false;
    }

    private static int tenths(double difficulty) {
        return (int) ((difficulty + 0.05) * 10);
    }
}

package org.escargot.spark.functions;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.canonical.Canonicalizer;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.rating.FullRater;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;
import org.escargot.solver.Solver;

/// What one thread works with: the engine's tools, which keep memory, the puzzle of the last call, and what was said
/// of it. A query asks several things of one puzzle, `er`, `ep` and `ed` of a row; it is rated once.
final class Workspace {
    // Spark calls static methods, so the tools of a thread can only be found by the thread.
    private static final ThreadLocal<Workspace> WORKSPACES = ThreadLocal.withInitial(Workspace::new);

    private final Solver solver = new BandSolver();
    private final Canonicalizer canonicalizer = new Canonicalizer();
    private final Map<String, FullRater> raters = new HashMap<>();

    private UTF8String text = UTF8String.EMPTY_UTF8;
    private Argument argument = Argument.of("");
    private final Map<String, Rating> ratings = new HashMap<>();

    private Workspace() {}

    /// The workspace of this thread, with the puzzle of `text` on it.
    static Workspace of(UTF8String text) {
        Workspace workspace = WORKSPACES.get();
        if (!workspace.text.equals(text)) {
            workspace.ratings.clear();
            workspace.argument = Argument.of(text.toString());
            // The bytes of the argument may be overwritten by the next row.
            workspace.text = text.copy();
        }
        return workspace;
    }

    Argument argument() {
        return argument;
    }

    /// The puzzle; nothing where the text is none.
    Optional<Puzzle> puzzle() {
        return argument.found();
    }

    /// The givens; nothing where the puzzle is given as candidates, too.
    Optional<Givens> givens() {
        return puzzle().filter(Givens.class::isInstance).map(Givens.class::cast);
    }

    /// The one solution; nothing where there is none, or where there are several.
    Optional<Grid> solution() {
        return puzzle().map(puzzle -> Solutions.of(puzzle, solver))
                .filter(Solutions.One.class::isInstance)
                .map(found -> ((Solutions.One) found).solution());
    }

    /// How many solutions `puzzle` has, counted to `limit`, at least 1.
    long count(Puzzle puzzle, long limit) {
        TaskEnd end = TaskEnd.ofThread();
        long[] found = new long[1];
        solver.search(puzzle, _ -> ++found[0] == limit || end.asked().getAsBoolean());
        end.obey();
        return found[0];
    }

    /// The canonical form of `givens`.
    Grid canonical(Givens givens) {
        return canonicalizer.grid(givens.grid());
    }

    /// The rating on `scale`; nothing where the puzzle has not exactly one solution.
    Optional<Rating> rating(Scale scale) {
        return puzzle().map(puzzle -> ratings.computeIfAbsent(scale.id(), _ -> rate(puzzle, scale)))
                .filter(rating -> rating.end().isOfRating());
    }

    private Rating rate(Puzzle puzzle, Scale scale) {
        TaskEnd end = TaskEnd.ofThread();
        RatingLimits limits = new RatingLimits(Integer.MAX_VALUE, end.asked());
        FullRater rater = raters.computeIfAbsent(scale.id(), _ -> new FullRater(List.of(scale)));
        Rating rating = rater.rate(puzzle, () -> limits).ratings().getFirst();
        end.obey();
        return rating;
    }

    /// Figure number `index` of the rating on `scale`, in the order of [Scale#measures].
    Optional<Figure> figure(Scale scale, int index) {
        return rating(scale).map(rating -> rating.figures().get(index));
    }
}

package org.escargot.rating.scale;

import java.util.Optional;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;

/// A scale of ratings: how hard a puzzle is, and by which steps the scale solves it. Callers choose one from
/// [org.escargot.rating.Scales] and ask only this type.
///
/// Any thread may use a scale; a thread that rates many puzzles gets a faster one by [#forOneThread].
public interface Scale extends Pathfinder {
    /// The program and the version whose ratings these are, such as `Sudoku Explainer 1.2.1`.
    @Override
    String title();

    /// What [Rating#remark] tells.
    Measure remark();

    /// Whether a rating may take long and can be given up, as [RatingLimits] say. Other scales always rate to the end.
    default boolean takesLimits() {
        return false;
    }

    /// Rates `puzzle`, which has one solution. The scales of [org.escargot.rating.Scales] make sure of that, those for
    /// one thread do not.
    Rating rate(Puzzle puzzle, RatingLimits limits);

    /// What stands in place of a rating where `puzzle` has no solution or several: see [RatingEnd#NO_SOLUTION].
    Rating unrated(RatingEnd why);

    /// The step that the scale takes first in the position `from` of `puzzle`, which has one solution; nothing where
    /// it finds none within `limits`.
    Optional<RatedStep> next(Pencilmarks from, Puzzle puzzle, RatingLimits limits);

    /// The same scale for one thread, which may keep working memory.
    default Scale forOneThread() {
        return this;
    }

    /// The same scale without what makes it fast: slower, and of the same answers, to prove just that.
    default Scale withoutShortcuts() {
        return this;
    }
}

package org.escargot.cli;

import org.escargot.grid.Puzzle;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.ExplainerTechnique;
import org.escargot.rating.explainer.RatingEnd;
import org.jspecify.annotations.Nullable;

/// A puzzle with its ratings on the scales that were asked for.
///
/// @param puzzle the puzzle
/// @param metadata what else stood on its line
/// @param solutions how many solutions it has, counted to 2
/// @param explainer its rating on Sudoku Explainer's scale, if asked for and if it has one solution
/// @param hodoku its rating on HoDoKu's scale, if asked for
record FullRating(
        Puzzle puzzle,
        String metadata,
        long solutions,
        @Nullable ExplainerRating explainer,
        @Nullable RatedPuzzle hodoku) {
    private static final String UNKNOWN = "-";

    /// ER as text: a number, at least which number, or why there is none.
    String er() {
        if (explainer == null) {
            return solutions == 0 ? RatedPuzzle.NO_SOLUTION : RatedPuzzle.SEVERAL_SOLUTIONS;
        }
        boolean givenUp = explainer.end() == RatingEnd.ABOVE_LIMIT || explainer.end() == RatingEnd.STOPPED;
        return (givenUp ? ">=" : "") + ExplainerRating.decimal(explainer.er());
    }

    String ep() {
        return explainer == null || explainer.ep() == 0 ? UNKNOWN : ExplainerRating.decimal(explainer.ep());
    }

    String ed() {
        return explainer == null || explainer.ed() == 0 ? UNKNOWN : ExplainerRating.decimal(explainer.ed());
    }

    /// The hardest technique so far, or [#UNKNOWN].
    String hardest() {
        ExplainerTechnique technique = explainer == null ? null : explainer.hardest();
        return technique == null ? UNKNOWN : technique.title();
    }
}

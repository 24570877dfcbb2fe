package org.escargot.generator.wish;

import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.Givens;
import org.escargot.rating.human.HumanModel;
import org.escargot.rating.human.HumanRating;
import org.escargot.rating.human.HumanScale;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;

/// A wish on the human scale: how many minutes a practiced player takes, by version 2 of the scale, because seeds rest
/// on it.
///
/// @param lowest the fewest minutes, in tenths
/// @param highest the most minutes, in tenths
public record MinutesWish(int lowest, int highest) implements Wish {
    /// What ends before the solution is off by more than any time.
    private static final int NOT_RATED = 100_000;

    private static final HumanScale SCALE = new HumanScale(HumanModel.V2);

    /// What the table of clues and minutes in `docs/ratings.md` says; minimal puzzles take six minutes and more.
    @Override
    public ClueRange likelyClues() {
        if (highest < 20) {
            return new ClueRange(48, 70);
        }
        if (highest < 35) {
            return new ClueRange(34, 50);
        }
        return highest < 60 ? new ClueRange(28, 36) : ClueRange.ANY;
    }

    @Override
    public Verdict judge(Givens puzzle) {
        HumanRating rating = SCALE.rate(puzzle, RatingLimits.NONE);
        int tenths = rating.tenths();
        int off = Math.max(0, Math.max(lowest - tenths, tenths - highest));
        return new Verdict(
                rating.end() == RatingEnd.RATED ? off : NOT_RATED, "minutes=" + Figure.Tenths.decimal(tenths));
    }
}

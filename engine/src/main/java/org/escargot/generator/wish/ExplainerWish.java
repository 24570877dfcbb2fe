package org.escargot.generator.wish;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.ExplainerScale;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.RatingShape;

/// A wish on Sudoku Explainer's scale.
///
/// @param lowest the lowest ER, in tenths
/// @param highest the highest ER, in tenths
/// @param shape what EP and ED shall be
public record ExplainerWish(int lowest, int highest, RatingShape shape) implements Wish {
    /// The highest ER of all puzzles that are known, in tenths.
    private static final int HIGHEST_ER = 119;

    /// Where each empty cell is the last of a house, there are few.
    private static final ClueRange NEARLY_FULL = new ClueRange(70, 80);

    /// More than any ER is away from another.
    private static final int OTHER_SHAPE = 1_000;

    /// The ratings of the range that a puzzle can have, in tenths, ascending.
    public List<Integer> ratings() {
        return IntStream.rangeClosed(lowest, highest)
                .filter(ExplainerRating::isPossible)
                .boxed()
                .toList();
    }

    @Override
    public List<Givens> seeds() {
        return RatingSeeds.of(this);
    }

    /// Below 1.2 no step but the last cell of a house is easy enough.
    @Override
    public ClueRange likelyClues() {
        return highest < 12 ? NEARLY_FULL : ClueRange.ANY;
    }

    @Override
    public Optional<Flaw> problem(List<Technique> needed) {
        if (lowest > HIGHEST_ER) {
            return Optional.of(Flaw.of(RecipeFlaw.UNKNOWN_RATING)
                    .with("most", new Detail.Word(Figure.Tenths.decimal(HIGHEST_ER)))
                    .with("ratings", new Detail.Word(toString())));
        }
        return ratings().isEmpty()
                ? Optional.of(Flaw.of(RecipeFlaw.NO_RATING).with("ratings", new Detail.Word(toString())))
                : Optional.empty();
    }

    @Override
    public Wish forOneThread() {
        ExplainerScale kept = new ExplainerScale().forOneThread();
        return puzzle -> judge(puzzle, kept);
    }

    @Override
    public Verdict judge(Givens puzzle) {
        return judge(puzzle, new ExplainerScale());
    }

    private Verdict judge(Givens puzzle, ExplainerScale scale) {
        ExplainerRating rating = scale.rate(puzzle, new RatingLimits(highest, shape, () -> false));
        boolean isWhole = rating.end() == RatingEnd.RATED;
        String label = (isWhole ? "er=" : "er>=") + Figure.Tenths.decimal(rating.er()) + " ep="
                + Figure.Tenths.decimal(rating.ep()) + " ed=" + Figure.Tenths.decimal(rating.ed());
        return new Verdict(distance(rating, isWhole), label);
    }

    /// How many tenths `er` lies outside the range.
    int distance(int er) {
        return Math.max(0, Math.max(lowest - er, er - highest));
    }

    /// How many tenths ER is off; what was given up is off by one at least.
    private int distance(ExplainerRating rating, boolean isWhole) {
        return Math.max(distance(rating.er()), isWhole ? 0 : 1) + (rating.has(shape) ? 0 : OTHER_SHAPE);
    }

    @Override
    public String toString() {
        return Figure.Tenths.decimal(lowest) + ".." + Figure.Tenths.decimal(highest);
    }
}

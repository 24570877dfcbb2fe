package org.escargot.generator;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.grid.Givens;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.RatingEnd;
import org.escargot.rating.explainer.RatingLimits;
import org.escargot.rating.explainer.RatingShape;

/// A wish on Sudoku Explainer's scale.
///
/// @param lowest the lowest ER, in tenths
/// @param highest the highest ER, in tenths
/// @param shape what EP and ED shall be
public record ExplainerWish(int lowest, int highest, RatingShape shape) implements Wish {
    /// More than any ER is away from another.
    private static final int OTHER_SHAPE = 1_000;

    /// The ratings of the range that a puzzle can have, in tenths, ascending.
    public List<Integer> ratings() {
        return IntStream.rangeClosed(lowest, highest)
                .filter(ExplainerRating::isPossible)
                .boxed()
                .toList();
    }

    /// The wishes for ratings within `wish`.
    static Stream<ExplainerWish> within(Wish wish) {
        return switch (wish) {
            case ExplainerWish rating -> Stream.of(rating);
            case AllWishes all -> all.wishes().stream().flatMap(ExplainerWish::within);
            default -> Stream.empty();
        };
    }

    /// Whether no step but the last cell of a house is easy enough.
    boolean wantsLastCellsOnly() {
        return highest < 12;
    }

    @Override
    public Wish forOneThread() {
        ExplainerRater rater = new ExplainerRater();
        return puzzle -> judge(puzzle, rater);
    }

    @Override
    public Verdict judge(Givens puzzle) {
        return judge(puzzle, new ExplainerRater());
    }

    private Verdict judge(Givens puzzle, ExplainerRater rater) {
        ExplainerRating rating = rater.rate(puzzle, new RatingLimits(highest, shape, () -> false));
        boolean isWhole = rating.end() == RatingEnd.RATED;
        String label = (isWhole ? "er=" : "er>=") + ExplainerRating.decimal(rating.er()) + " ep="
                + ExplainerRating.decimal(rating.ep()) + " ed=" + ExplainerRating.decimal(rating.ed());
        return new Verdict(distance(rating, isWhole), label);
    }

    /// How many tenths `er` lies outside the range.
    int distance(int er) {
        return Math.max(0, Math.max(lowest - er, er - highest));
    }

    /// How many tenths ER is off; what was given up is off by one at least.
    private int distance(ExplainerRating rating, boolean isWhole) {
        return Math.max(distance(rating.er()), isWhole ? 0 : 1) + (shape.isOf(rating) ? 0 : OTHER_SHAPE);
    }

    @Override
    public String toString() {
        return ExplainerRating.decimal(lowest) + ".." + ExplainerRating.decimal(highest);
    }
}

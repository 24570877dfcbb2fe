package org.escargot.rating.explainer;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingShape;
import org.jspecify.annotations.Nullable;

/// The three ratings of a puzzle, in tenths: 71 stands for 7.1.
///
/// @param er the difficulty of the hardest step; [#UNSOLVED] without a step, 0 on a contradiction
/// @param ep that of the hardest step up to the first placement, 0 if there is none
/// @param ed that of the first step, 0 if there is none
/// @param hardest the rung of the first step of that difficulty, null if there is none
/// @param end how the rating ends
public record ExplainerRating(
        int er, int ep, int ed, @Nullable ExplainerTechnique hardest, RatingEnd end) implements Rating {
    /// The rating that the scale gives where its ladder ends before the puzzle does.
    public static final int UNSOLVED = 200;

    /// From here on a chain of some length can have every rating.
    private static final int CHAINS = 65;

    private static final Set<Integer> FIXED = Set.of(
            10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
            54, 56, 57, 58, 59, 60, 61, 62);

    /// Whether there are steps rated `rating`, as far as one can tell from the scale; in tenths.
    public static boolean isPossible(int rating) {
        return rating >= CHAINS && rating <= UNSOLVED || FIXED.contains(rating);
    }

    /// Whether no step is harder than the first one.
    public boolean isDiamond() {
        return er == ep && ep == ed;
    }

    /// Whether no step is harder than those up to the first placement.
    public boolean isPearl() {
        return er == ep;
    }

    /// Whether this rating has `shape`.
    public boolean has(RatingShape shape) {
        return switch (shape) {
            case ANY -> true;
            case PEARL -> isPearl();
            case DIAMOND -> isDiamond();
        };
    }

    @Override
    public List<Figure> figures() {
        return List.of(end.isOfRating() ? hardestSoFar() : Figure.Word.of(end), first(ep), first(ed));
    }

    private Figure hardestSoFar() {
        boolean isGivenUp = end == RatingEnd.ABOVE_LIMIT || end == RatingEnd.STOPPED;
        return new Figure.Tenths(er, isGivenUp ? Figure.Bound.AT_LEAST : Figure.Bound.EXACT);
    }

    private static Figure first(int tenths) {
        return new Figure.Tenths(tenths, tenths == 0 ? Figure.Bound.UNKNOWN : Figure.Bound.EXACT);
    }

    /// The name of the hardest technique.
    @Override
    public Optional<String> remark() {
        return Optional.ofNullable(hardest).map(ExplainerTechnique::title);
    }

    /// The ratings as the field writes them: `7.1/1.2/1.2`, ER, EP and ED.
    @Override
    public String toString() {
        return Figure.Tenths.decimal(er) + "/" + Figure.Tenths.decimal(ep) + "/" + Figure.Tenths.decimal(ed);
    }
}

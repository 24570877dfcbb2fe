package org.escargot.rating.explainer;

import org.jspecify.annotations.Nullable;

/// The three ratings of a puzzle, in tenths: 71 stands for 7.1.
///
/// @param er the difficulty of the hardest step; [#UNSOLVED] without a step, 0 on a contradiction
/// @param ep that of the hardest step up to the first placement, 0 if there is none
/// @param ed that of the first step, 0 if there is none
/// @param hardest the rung of the first step of that difficulty, null if there is none
/// @param end how the rating ends
public record ExplainerRating(
        int er, int ep, int ed, @Nullable ExplainerTechnique hardest, RatingEnd end) {
    /// The rating that the scale gives where its ladder ends before the puzzle does.
    public static final int UNSOLVED = 200;

    /// Whether no step is harder than the first one.
    public boolean isDiamond() {
        return er == ep && ep == ed;
    }

    /// Whether no step is harder than those up to the first placement.
    public boolean isPearl() {
        return er == ep;
    }

    /// The ratings as the field writes them: `7.1/1.2/1.2`, ER, EP and ED.
    @Override
    public String toString() {
        return decimal(er) + "/" + decimal(ep) + "/" + decimal(ed);
    }

    /// `rating`, in tenths, as it is written: `7.1` for 71.
    public static String decimal(int rating) {
        return rating / 10 + "." + rating % 10;
    }
}

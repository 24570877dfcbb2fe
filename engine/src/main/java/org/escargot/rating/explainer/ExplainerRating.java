package org.escargot.rating.explainer;

import org.escargot.logic.Outcome;

/// The three ratings of a puzzle, in tenths: 71 stands for 7.1.
///
/// @param er the difficulty of the hardest step
/// @param ep that of the hardest step up to the first placement, 0 if there is none
/// @param ed that of the first step, 0 if there is none
/// @param outcome how the path ends; where it is incomplete, `er` is [#UNSOLVED], on a contradiction all are 0
public record ExplainerRating(int er, int ep, int ed, Outcome outcome) {
    /// The rating that the scale gives where its ladder ends before the puzzle does.
    public static final int UNSOLVED = 200;

    /// What there is to say of a puzzle that breaks the rules, at once or on the way.
    static final ExplainerRating CONTRADICTION = new ExplainerRating(0, 0, 0, Outcome.CONTRADICTION);

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
        return tenths(er) + "/" + tenths(ep) + "/" + tenths(ed);
    }

    private static String tenths(int rating) {
        return rating / 10 + "." + rating % 10;
    }
}

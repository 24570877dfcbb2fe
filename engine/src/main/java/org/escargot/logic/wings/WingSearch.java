package org.escargot.logic.wings;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
/// Pairs of pincers around a pivot: the part that XY- and XYZ-Wing share.

final class WingSearch {
    private WingSearch() {}

    /// Receives one wing; `true` stops.
    @FunctionalInterface
    interface Sink {
        boolean accept(Wing wing);
    }

    /// Offers the wings around `pivot`, which has two or three candidates.
    static boolean pincers(Facts facts, int pivot, Sink sink) {
        DigitSet digits = facts.candidates(pivot);
        CellSet near = facts.bivalue().and(Houses.peers(pivot));
        for (int one = near.first(); one >= 0; one = near.next(one)) {
            DigitSet first = facts.candidates(one);
            if (!fits(digits, first)) {
                continue;
            }
            for (int two = near.next(one); two >= 0; two = near.next(two)) {
                DigitSet second = facts.candidates(two);
                DigitSet shared = first.and(second);
                boolean bent = fits(digits, second)
                        && shared.size() == 1
                        && first.or(second).or(digits).size() == 3
                        && digits.contains(shared.first()) == (digits.size() == 3);
                if (bent && sink.accept(wing(pivot, digits, one, two, first.or(second), shared.first()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// A pincer shares a digit with a pivot of two candidates, and both of its digits with one of three.
    private static boolean fits(DigitSet pivot, DigitSet pincer) {
        return pivot.and(pincer).size() == pivot.size() - 1;
    }

    private static Wing wing(int pivot, DigitSet digits, int one, int two, DigitSet all, int digit) {
        return new Wing(pivot, CellSet.of(one, two), all, digit, digits.contains(digit));
    }

    static boolean report(Facts facts, Technique technique, Wing wing, StepSink sink) {
        CellSet struck = facts.cellsOf(wing.digit()).and(Houses.commonPeers(wing.ends()));
        return !struck.isEmpty() && sink.accept(new Step(technique, wing, Effects.strike(struck, wing.digit())));
    }
}

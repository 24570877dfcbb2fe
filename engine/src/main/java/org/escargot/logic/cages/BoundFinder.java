package org.escargot.logic.cages;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Bounds of a cage: the other cells hold different digits and so add up to at least, and to at most, so much; a digit
/// that is too large or too small beside them goes.
///
/// Valid because no digits that differ add up to less than the smallest of those that are left, or to more than the
/// largest. Steps come by the number of cells.
public record BoundFinder() implements Finder {
    private static final int LEAST_CELLS = 3;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.CAGE_BOUNDS);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (Rest rest : Source.CAGES.rests(facts)) {
            if (rest.size() >= LEAST_CELLS && find(facts, rest, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean find(Facts facts, Rest rest, StepSink sink) {
        int[] digits = facts.board().digits().minus(rest.taken(facts)).stream().toArray();
        int others = rest.size() - 1;
        if (digits.length < others) {
            return false;
        }
        int least = 0;
        int most = 0;
        for (int at = 0; at < others; at++) {
            least += digits[at];
            most += digits[digits.length - 1 - at];
        }
        return tell(facts, rest, rest.total() - least + 1, Digit.COUNT, sink)
                || tell(facts, rest, 1, rest.total() - most - 1, sink);
    }

    /// Tells that the digits from `low` to `high` go.
    private static boolean tell(Facts facts, Rest rest, int low, int high, StepSink sink) {
        DigitSet wrong = DigitSet.EMPTY;
        for (int digit = Math.max(1, low); digit <= Math.min(high, Digit.COUNT); digit++) {
            wrong = wrong.with(digit);
        }
        CandidateSet gone = Effects.eliminate(facts, rest.plus(), wrong).eliminations();
        Sums sums = new Sums(List.of(rest.why()), rest.plus(), gone.digits(), List.of(), List.of());
        return !gone.isEmpty() && sink.accept(new Step(Technique.CAGE_BOUNDS, sums, Effects.eliminate(gone)));
    }
}

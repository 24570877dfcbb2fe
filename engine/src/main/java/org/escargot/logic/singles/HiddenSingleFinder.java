package org.escargot.logic.singles;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Hidden single: a digit with one place left in a house goes there.
///
///     | 12 . 23 | . 123 . | 189 .. . |      →  the only 8 of the row
///
/// Valid because every house holds every digit. Steps come digit by digit, for each digit house by house in
/// the given order; a place that is the only one in several houses is reported for each.
/// See `docs/techniques/hidden-single.md`.
///
/// @param order the order of the houses
public record HiddenSingleFinder(HouseOrder order) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.HIDDEN_SINGLE);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            if (!facts.cellsOf(digit).isEmpty() && find(facts, digit, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean find(Facts facts, int digit, StepSink sink) {
        for (int place = 0; place < facts.houseCount(); place++) {
            int house = order.house(place);
            CellSet places = facts.places(digit, house);
            if (places.size() == 1 && report(digit, house, places.first(), sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(int digit, int house, int cell, StepSink sink) {
        return sink.accept(
                new Step(Technique.HIDDEN_SINGLE, new Single.Hidden(cell, digit, house), Effects.place(cell, digit)));
    }
}

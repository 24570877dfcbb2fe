package org.escargot.logic.singles;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Full house: a house with one empty cell takes the one digit that it lacks.
///
///     | 1 2 3 | 4 5 6 | 7 . 9 |      →  8 in the eighth cell
///
/// Valid because every house holds every digit. Steps come house by house in the given order; a cell that
/// is the last of several houses is reported for each. See `docs/techniques/full-house.md`.
///
/// @param order the order of the houses
public record FullHouseFinder(HouseOrder order) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.FULL_HOUSE);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int place = 0; place < facts.houseCount(); place++) {
            int house = order.house(place);
            CellSet empty = facts.unsolved().and(facts.cells(house));
            if (empty.size() == 1 && report(facts, house, empty.first(), sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, int house, int cell, StepSink sink) {
        DigitSet candidates = facts.candidates(cell);
        if (candidates.size() != 1) {
            return false;
        }
        int digit = candidates.first();
        return lacks(facts, house, digit)
                && sink.accept(new Step(
                        Technique.FULL_HOUSE, new Single.FullHouse(cell, digit, house), Effects.place(cell, digit)));
    }

    /// A grid that breaks the rules may have the digit in the house already.
    private static boolean lacks(Facts facts, int house, int digit) {
        DigitSet placed = DigitSet.EMPTY;
        CellSet cells = facts.cells(house);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            placed = facts.digit(cell) == Digit.NONE ? placed : placed.with(facts.digit(cell));
        }
        return !placed.contains(digit);
    }
}

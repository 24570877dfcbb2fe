package org.escargot.logic.subsets;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.HouseFinder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Hidden subset: *n* digits of a house that have only *n* cells between them take everything else from
/// those cells.
///
///     | 1479 . 245 | 13 . 359 | 1578 . 13 |      →  4 and 7 … have only two cells: nothing else stays there
///
/// Valid because the *n* digits need *n* cells, and there are no others for them.
/// Steps come house by house in the given order, then by digits. See `docs/techniques/hidden-pair.md`.
///
/// @param size how many digits, 2..8
/// @param order the order of the houses
public record HiddenSubsetFinder(int size, HouseOrder order) implements HouseFinder {
    @Override
    public Set<Technique> finds() {
        return SubsetNames.hidden(size);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, HouseSet houses, StepSink sink) {
        for (int place = 0; place < facts.houseCount(); place++) {
            int house = order.house(place);
            int free = facts.unsolved().and(facts.cells(house)).size();
            if (houses.contains(house) && free > size && grow(facts, sink, house, 0, DigitSet.EMPTY, CellSet.EMPTY)) {
                return true;
            }
        }
        return false;
    }

    /// Adds digits after `last` while their cells are not too many. In words, for most are.
    private boolean grow(Facts facts, StepSink sink, int house, int last, DigitSet digits, CellSet cells) {
        if (digits.size() == size) {
            return cells.size() == size && report(facts, sink, house, digits, cells);
        }
        CellSet all = facts.cells(house);
        for (int digit = last + 1; digit <= Digit.COUNT; digit++) {
            CellSet places = facts.cellsOf(digit);
            long upper = places.upper() & all.upper();
            long lower = places.lower() & all.lower();
            boolean fits = Long.bitCount(upper | cells.upper()) + Long.bitCount(lower | cells.lower()) <= size;
            if (fits
                    && (upper | lower) != 0
                    && grow(
                            facts,
                            sink,
                            house,
                            digit,
                            digits.with(digit),
                            new CellSet(upper | cells.upper(), lower | cells.lower()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, StepSink sink, int house, DigitSet digits, CellSet cells) {
        Effects effects = Effects.eliminate(facts, cells, DigitSet.ALL.minus(digits));
        if (effects.isEmpty()) {
            return false;
        }
        Subset subset = new Subset(Subset.Kind.HIDDEN, digits, cells, HouseSet.of(house));
        return sink.accept(new Step(SubsetNames.name(subset), subset, effects));
    }
}

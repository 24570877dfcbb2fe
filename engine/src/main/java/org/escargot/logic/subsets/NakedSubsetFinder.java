package org.escargot.logic.subsets;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.HouseFinder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Naked subset: *n* cells of a house that hold only *n* digits between them take those digits from the rest
/// of the house.
///
///     | 47  .  47 | . 147 . |      →  4 and 7 leave every other cell of the row
///
/// Valid because the *n* cells need *n* digits, and there are no others for them. When the cells share a line
/// and a box and candidates go from both, the subset is locked.
/// Steps come house by house in the given order, then in reading order of the cells; a subset that lies in two
/// houses is reported once, at the first, even if it fills that one. See `docs/techniques/naked-pair.md`.
///
/// @param size how many cells, 2..8
/// @param order the order of the houses
/// @param locked from where candidates go in a locked subset
public record NakedSubsetFinder(int size, HouseOrder order, Locked locked) implements HouseFinder {
    /// From where candidates go in a locked subset.
    public enum Locked {
        /// From the line outside of the box, and from the box outside of the line.
        APART,
        /// From the line outside of the box, and from the box, even if only where the line crosses it: HoDoKu's rule.
        BOX_WHOLE
    }

    /// With candidates of a locked subset in both houses apart.
    public NakedSubsetFinder(int size, HouseOrder order) {
        this(size, order, Locked.APART);
    }

    @Override
    public Set<Technique> finds() {
        return SubsetNames.naked(size);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, HouseSet houses, StepSink sink) {
        for (int place = 0; place < facts.houseCount(); place++) {
            int house = order.house(place);
            CellSet free = facts.unsolved().and(facts.cells(house));
            if (houses.contains(house)
                    && free.size() >= size
                    && grow(facts, sink, place, free, -1, CellSet.EMPTY, DigitSet.EMPTY)) {
                return true;
            }
        }
        return false;
    }

    /// Adds cells after `last` while the digits are not too many.
    private boolean grow(
            Facts facts, StepSink sink, int place, CellSet free, int last, CellSet cells, DigitSet digits) {
        if (cells.size() == size) {
            return digits.size() == size && report(facts, sink, place, cells, digits);
        }
        for (int cell = free.next(last); cell >= 0; cell = free.next(cell)) {
            int union = digits.bits() | facts.candidates(cell).bits();
            if (Integer.bitCount(union) <= size
                    && grow(facts, sink, place, free, cell, cells.with(cell), new DigitSet(union))) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Facts facts, StepSink sink, int place, CellSet cells, DigitSet digits) {
        HouseSet common = facts.commonHouses(cells);
        HouseSet losing = HouseSet.EMPTY;
        CellSet reached = CellSet.EMPTY;
        for (int i = 0; i < facts.houseCount(); i++) {
            int house = order.house(i);
            if (common.contains(house)) {
                if (i < place) {
                    return false;
                }
                boolean loses =
                        facts.union(losing(facts, house, common).minus(cells)).intersects(digits);
                losing = loses ? losing.with(house) : losing;
                reached = reached.or(facts.cells(house));
            }
        }
        Effects effects = Effects.eliminate(facts, reached.minus(cells), digits);
        HouseSet houses = losing.isEmpty() ? HouseSet.of(order.house(place)) : losing;
        Subset subset = new Subset(Subset.Kind.NAKED, digits, cells, houses);
        return !effects.isEmpty() && sink.accept(new Step(SubsetNames.name(subset), subset, effects));
    }

    /// The cells of `house` that count for whether the subset is locked.
    private CellSet losing(Facts facts, int house, HouseSet houses) {
        boolean isWhole = locked == Locked.BOX_WHOLE && Houses.BOXES.contains(house);
        return isWhole ? facts.cells(house) : beyond(facts, house, houses);
    }

    /// The cells of `house` that are in no other of the houses.
    private static CellSet beyond(Facts facts, int house, HouseSet houses) {
        CellSet cells = facts.cells(house);
        for (int other = houses.first(); other >= 0; other = houses.next(other)) {
            cells = other == house ? cells : cells.minus(facts.cells(other));
        }
        return cells;
    }
}

package org.escargot.logic.wings;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// M-Wing: a cell *x y*, a strong link of *y* of which it sees one end, and a strong link of *x* from the cell of the
/// other end; then *x* goes from all cells that see the first cell and the last end.
///
///     xy - y = y,x = x      the first cell or the last end is x
///
/// Valid because without *x* the cell is *y*, so the far end of the first link is *y* and not *x*.
/// Steps come by the cell in reading order, *x*, the house of the first link, its near end, the house of the second.
/// See `docs/techniques/m-wing.md`.
public record MWingFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.M_WING);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet bivalue = facts.bivalue();
        for (int cell = bivalue.first(); cell >= 0; cell = bivalue.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                StrongLink own =
                        StrongLink.inCell(cell, digit, digits.without(digit).first());
                if (find(facts, own, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Goes on from the cell over a link of its other digit.
    private static boolean find(Facts facts, StrongLink own, StepSink sink) {
        int cell = own.from().places().first();
        int digit = own.to().digit();
        HouseSet houses = facts.conjugates(digit);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet places = facts.places(digit, house);
            CellSet seen = places.contains(cell) ? CellSet.EMPTY : places.and(Houses.peers(cell));
            for (int near = seen.first(); near >= 0; near = seen.next(near)) {
                StrongLink link = StrongLink.inHouse(digit, house, CellSet.of(near), places.without(near));
                if (facts.has(link.to().places().first(), own.from().digit()) && find(facts, own, link, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Goes on from the end of the first link over a link of the cell's digit.
    private static boolean find(Facts facts, StrongLink own, StrongLink first, StepSink sink) {
        int cell = own.from().places().first();
        int digit = own.from().digit();
        CellSet far = first.to().places();
        CellSet passed = far.or(first.from().places()).with(cell);
        HouseSet houses = facts.conjugates(digit).and(Houses.of(far.first()));
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet end = facts.places(digit, house).minus(far);
            CellSet eliminated = facts.cellsOf(digit).and(Houses.peers(cell)).and(Houses.peers(end.first()));
            if (!end.intersects(passed) && !eliminated.isEmpty()) {
                Chain chain = Chain.open(own, first, StrongLink.inHouse(digit, house, far, end));
                if (sink.accept(new Step(Technique.M_WING, chain, Effects.eliminate(eliminated, digit)))) {
                    return true;
                }
            }
        }
        return false;
    }
}

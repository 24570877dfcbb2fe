package org.escargot.logic.houses;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.HouseFinder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Locked candidates of any two houses: when all places of a digit in one house lie in a second one too, the digit goes
/// from the rest of the second.
///
/// Valid because the first house needs the digit, and wherever it stands, it fills the second house too. A line claims;
/// any other house points. Steps come house by house, for each house digit by digit.
/// See `docs/techniques/pointing.md` and `docs/techniques/claiming.md`.
public record AnyLockedFinder() implements HouseFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.POINTING, Technique.CLAIMING);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, HouseSet houses, StepSink sink) {
        HouseSet bases = houses.and(facts.board().houses());
        for (int base = bases.first(); base >= 0; base = bases.next(base)) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet places = facts.places(digit, base);
                if (places.size() > 1 && find(facts, digit, base, places, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean find(Facts facts, int digit, int base, CellSet places, StepSink sink) {
        HouseSet covers = facts.commonHouses(places).without(base);
        for (int cover = covers.first(); cover >= 0; cover = covers.next(cover)) {
            CellSet eliminated = facts.places(digit, cover).minus(places);
            Locked locked = new Locked(digit, base, cover);
            if (!eliminated.isEmpty()
                    && sink.accept(new Step(name(locked), locked, Effects.eliminate(eliminated, digit)))) {
                return true;
            }
        }
        return false;
    }

    private static Technique name(Locked locked) {
        return locked.points() ? Technique.POINTING : Technique.CLAIMING;
    }
}

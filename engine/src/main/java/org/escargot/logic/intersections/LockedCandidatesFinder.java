package org.escargot.logic.intersections;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.HouseFinder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Locked candidates: when all places of a digit in one house lie in a second house too, the digit goes from
/// the rest of the second house.
///
///     | 7 . 7 | . . . | x . . |      pointing: the box keeps its 7 in this row, so no other box has it here
///     | . . . |
///     | . . . |
///
/// Valid because the first house needs the digit, and wherever it stands, it fills the second house too.
/// A box that points along a line and a line that claims its places in a box are one search.
/// Steps come house by house, for each house digit by digit.
/// See `docs/techniques/pointing.md` and `docs/techniques/claiming.md`.
///
/// @param technique [Technique#POINTING] (boxes first) or [Technique#CLAIMING] (lines first)
/// @param bases the houses that need the digit
public record LockedCandidatesFinder(Technique technique, HouseSet bases) implements HouseFinder {
    /// A box keeps a digit to one of its lines.
    public static final LockedCandidatesFinder POINTING = new LockedCandidatesFinder(Technique.POINTING, Houses.BOXES);

    /// A line keeps a digit to one of its boxes.
    public static final LockedCandidatesFinder CLAIMING = new LockedCandidatesFinder(Technique.CLAIMING, Houses.LINES);

    @Override
    public Set<Technique> finds() {
        return Set.of(technique);
    }

    @Override
    public boolean find(Facts facts, HouseSet houses, StepSink sink) {
        HouseSet some = bases.and(houses);
        for (int base = some.first(); base >= 0; base = some.next(base)) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet places = facts.places(digit, base);
                if (couldBeLocked(places) && find(facts, digit, base, places, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Where a box and a line meet there are three cells.
    private static boolean couldBeLocked(CellSet places) {
        int size = places.size();
        return size == 2 || size == 3;
    }

    private boolean find(Facts facts, int digit, int base, CellSet places, StepSink sink) {
        HouseSet common = facts.commonHouses(places).without(base);
        for (int cover = common.first(); cover >= 0; cover = common.next(cover)) {
            CellSet eliminated = facts.places(digit, cover).minus(places);
            if (meet(base, cover) && !eliminated.isEmpty()) {
                Step step = new Step(technique, new Locked(digit, base, cover), Effects.eliminate(eliminated, digit));
                if (sink.accept(step)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean meet(int base, int cover) {
        return House.kind(base) == House.Kind.BOX || House.kind(cover) == House.Kind.BOX;
    }
}

package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
/// Uniqueness test 4: two corners of a rectangle have only *x y*; the other two lie in one line and are the only places
/// of *x* in a house; then *y* goes from both.
///
///     | 18 . .  | 18 . .  |
///     | 158 . . | 178 . . |      row 2 has its 1 in a corner → no 8 in either
///
/// Valid for puzzles with one solution: with *y* in one of them, *x* is in the other and all could be exchanged.
/// Steps come by rectangle, then by house and digit. See `docs/techniques/uniqueness-test-4.md`.
///
/// @param missing whether cells may have lost one of the two digits

public record UniqueRectangle4Finder(Missing missing) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.UNIQUENESS_TEST_4);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return UniqueRectangles.each(facts, missing, candidate -> find(facts, candidate, sink));
    }

    private static boolean find(Facts facts, UniqueRectangles.Candidate candidate, StepSink sink) {
        CellSet roof = candidate.roof();
        if (roof.size() != 2) {
            return false;
        }
        HouseSet houses = Houses.common(roof);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            DigitSet pair = candidate.pair();
            for (int digit = pair.first(); digit > 0; digit = pair.next(digit)) {
                if (facts.places(digit, house).equals(roof) && report(facts, candidate, digit, house, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean report(
            Facts facts, UniqueRectangles.Candidate candidate, int digit, int house, StepSink sink) {
        Effects effects =
                Effects.strike(facts, candidate.roof(), candidate.pair().without(digit));
        Deadly pattern =
                candidate.pattern(Deadly.Type.STRONG_LINK, CellSet.EMPTY, Truths.of(digit, HouseSet.of(house)));
        return !effects.isEmpty() && sink.accept(new Step(Technique.UNIQUENESS_TEST_4, pattern, effects));
    }
}

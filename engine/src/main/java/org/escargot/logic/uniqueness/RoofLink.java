package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Two guardian cells are the only places of one of the pair in a house: the other one of the pair goes from both.
final class RoofLink {
    private RoofLink() {}

    static boolean find(Facts facts, PotentialDeadlyPattern potential, Technique name, StepSink sink) {
        CellSet roof = potential.roof();
        if (roof.size() != 2) {
            return false;
        }
        HouseSet houses = Houses.common(roof);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            DigitSet pair = potential.pair();
            for (int digit = pair.first(); digit > 0; digit = pair.next(digit)) {
                if (facts.places(digit, house).equals(roof) && report(facts, potential, digit, house, name, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean report(
            Facts facts, PotentialDeadlyPattern potential, int digit, int house, Technique name, StepSink sink) {
        Effects effects =
                Effects.eliminate(facts, potential.roof(), potential.pair().without(digit));
        DeadlyPattern pattern =
                potential.pattern(DeadlyPattern.Type.STRONG_LINK, CellSet.EMPTY, Truths.of(digit, HouseSet.of(house)));
        return !effects.isEmpty() && sink.accept(new Step(name, pattern, effects));
    }
}

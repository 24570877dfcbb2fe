package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Uniqueness test 6: two opposite corners of a rectangle have only *x y*, and *x* has no other places in its two rows
/// (or in its two columns); then *x* goes from the other two corners.
///
///     | 67 . .  | 678 . . |      rows 1 and 2 have their 6 in the corners
///     | 267 . . | 67 . .  |      → no 6 in r1c4 and r2c1
///
/// Valid for puzzles with one solution: with *x* in those two, all four could be exchanged.
/// Steps come by rectangle, then by digit. See `docs/techniques/uniqueness-test-6.md`.
///
/// @param rule which two digits a rectangle could hold alone
public record UniqueRectangle6Finder(RectangleRule rule) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.UNIQUENESS_TEST_6);
    }

    @Override
    public Need need() {
        return Need.LINES_AND_BOXES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return rule.rectangles(facts).each(potential -> find(facts, potential, sink));
    }

    private static boolean find(Facts facts, PotentialDeadlyPattern potential, StepSink sink) {
        CellSet roof = potential.roof();
        if (roof.size() != 2 || !Houses.common(roof).isEmpty()) {
            return false;
        }
        CellSet cells = potential.cells();
        DigitSet pair = potential.pair();
        for (int digit = pair.first(); digit > 0; digit = pair.next(digit)) {
            HouseSet links = HouseSet.EMPTY;
            for (int cell = roof.first(); cell >= 0; cell = roof.next(cell)) {
                links = links.or(Corners.lines(facts, cells, cell, digit));
            }
            boolean crossed = links.and(Houses.ROWS).size() == 2
                    || links.and(Houses.COLUMNS).size() == 2;
            if (crossed && report(facts, potential, digit, links, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(
            Facts facts, PotentialDeadlyPattern potential, int digit, HouseSet links, StepSink sink) {
        Effects effects = Effects.eliminate(facts, potential.roof(), DigitSet.of(digit));
        DeadlyPattern pattern =
                potential.pattern(DeadlyPattern.Type.CROSSED_LINKS, CellSet.EMPTY, Truths.of(digit, links));
        return !effects.isEmpty() && sink.accept(new Step(Technique.UNIQUENESS_TEST_6, pattern, effects));
    }
}

package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Hidden rectangle: one corner of a rectangle in two boxes has only *x y*, and *x* has no places in the row and in the
/// column of the opposite corner but in the rectangle; then *y* goes from the opposite corner.
///
///     | 39 . .   | 359 . . |
///     | 3679 . . | 389 . . |      row 2 and column 4 have their 3 in the corners → no 9 in r2c4
///
/// Valid for puzzles with one solution: with *y* there, *x* would be in both neighbors and *y* in the first corner.
/// Steps come by rectangle, corner and digit. See `docs/techniques/hidden-rectangle.md`.
///
/// @param rule which two digits a rectangle could hold alone
/// @param opposite what the corner that loses a digit must hold
public record HiddenRectangleFinder(RectangleRule rule, Opposite opposite) implements Finder {
    /// What the corner that loses a digit must hold.
    public enum Opposite {
        /// Something besides the two digits.
        MORE,
        /// Nothing besides them, or something.
        ANYTHING
    }

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.HIDDEN_RECTANGLE);
    }

    @Override
    public Need need() {
        return Need.LINES_AND_BOXES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return rule.rectangles(facts).each(potential -> find(facts, potential, sink));
    }

    private boolean find(Facts facts, PotentialDeadlyPattern potential, StepSink sink) {
        CellSet floor = potential.floor();
        for (int cell = floor.first(); cell >= 0; cell = floor.next(cell)) {
            int across = potential.opposite(cell);
            boolean fits = opposite == Opposite.ANYTHING || potential.roof().contains(across);
            if (fits && corner(facts, potential, across, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean corner(Facts facts, PotentialDeadlyPattern potential, int cell, StepSink sink) {
        CellSet cells = potential.cells();
        DigitSet pair = potential.pair();
        for (int digit = pair.first(); digit > 0; digit = pair.next(digit)) {
            HouseSet links = Corners.lines(facts, cells, cell, digit);
            int other = pair.without(digit).first();
            if (links.size() == 2 && facts.has(cell, other)) {
                DeadlyPattern pattern =
                        potential.pattern(DeadlyPattern.Type.HIDDEN, CellSet.EMPTY, Truths.of(digit, links));
                Effects effects = Effects.eliminate(CellSet.of(cell), other);
                if (sink.accept(new Step(Technique.HIDDEN_RECTANGLE, pattern, effects))) {
                    return true;
                }
            }
        }
        return false;
    }
}

package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Hidden rectangle: one corner of a rectangle in two boxes has only *x y*, and *x* has no places in the row and in the
/// column of the opposite corner but in the rectangle; then *y* goes from the opposite corner.
///
///     | 39 . .   | 359 . . |
///     | 3679 . . | 389 . . |      row 2 and column 4 have their 3 in the corners → no 9 in r2c4
///
/// Valid for puzzles with one solution: with *y* there, *x* would be in both neighbours and *y* in the first corner.
/// Steps come by rectangle, corner and digit. See `docs/techniques/hidden-rectangle.md`.
///
/// @param missing whether cells may have lost one of the two digits
/// @param opposite what the corner that loses a digit must hold
public record HiddenRectangleFinder(Missing missing, Opposite opposite) implements Finder {
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
    public boolean find(Facts facts, StepSink sink) {
        return UniqueRectangles.each(facts, missing, danger -> find(facts, danger, sink));
    }

    private boolean find(Facts facts, Danger danger, StepSink sink) {
        CellSet floor = danger.floor();
        for (int cell = floor.first(); cell >= 0; cell = floor.next(cell)) {
            int across = danger.opposite(cell);
            boolean fits = opposite == Opposite.ANYTHING || danger.roof().contains(across);
            if (fits && corner(facts, danger, across, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean corner(Facts facts, Danger danger, int cell, StepSink sink) {
        CellSet cells = danger.cells();
        DigitSet pair = danger.pair();
        for (int digit = pair.first(); digit > 0; digit = pair.next(digit)) {
            HouseSet links = Corners.lines(facts, cells, cell, digit);
            int other = pair.without(digit).first();
            if (links.size() == 2 && facts.has(cell, other)) {
                Deadly pattern = danger.pattern(Deadly.Type.HIDDEN, CellSet.EMPTY, Truths.of(digit, links));
                Effects effects = Effects.strike(CellSet.of(cell), other);
                if (sink.accept(new Step(Technique.HIDDEN_RECTANGLE, pattern, effects))) {
                    return true;
                }
            }
        }
        return false;
    }
}

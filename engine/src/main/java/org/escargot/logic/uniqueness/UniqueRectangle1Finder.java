package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Uniqueness test 1: three corners of a rectangle in two boxes have only the candidates *x y*; then the fourth
/// is neither.
///
///     | 68 . . | 68 . . |
///     | 68 . . | * . .  |      → no 6 and no 8 in the fourth corner
///
/// Valid for puzzles with one solution: otherwise *x* and *y* could be exchanged. Steps come by rectangle.
/// See `docs/techniques/uniqueness-test-1.md`.
///
/// @param rule which two digits a rectangle could hold alone
public record UniqueRectangle1Finder(RectangleRule rule) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.UNIQUENESS_TEST_1);
    }

    @Override
    public Need need() {
        return Need.LINES_AND_BOXES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return rule.rectangles(facts)
                .each(potential -> OneCell.find(facts, potential, Technique.UNIQUENESS_TEST_1, sink));
    }
}

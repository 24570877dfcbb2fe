package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Uniqueness test 3: two corners of a rectangle have only *x y*, the other two, in one line, have further digits;
/// one of these is true, so the two act as one cell that holds one of them, and may form a naked subset with other
/// cells of a house.
///
///     | 89 . .  | 89 . . |
///     | 891 . 12 | 892 . * |      1 and 2: the corners as one cell, and r2c3
///
/// Valid for puzzles with one solution: the corners cannot be *x y* alone. Steps come by rectangle, then by house and
/// cells. See `docs/techniques/uniqueness-test-3.md`.
///
/// @param rule which two digits a rectangle could hold alone
public record UniqueRectangle3Finder(RectangleRule rule) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.UNIQUENESS_TEST_3);
    }

    @Override
    public Need need() {
        return Need.LINES_AND_BOXES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return rule.rectangles(facts)
                .each(potential -> RoofSubset.find(facts, potential, Technique.UNIQUENESS_TEST_3, sink));
    }
}

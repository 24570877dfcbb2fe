package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
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
/// @param rule which two digits a rectangle could hold alone
public record UniqueRectangle4Finder(RectangleRule rule) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.UNIQUENESS_TEST_4);
    }

    @Override
    public Need need() {
        return Need.LINES_AND_BOXES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return rule.rectangles(facts)
                .each(potential -> RoofLink.find(facts, potential, Technique.UNIQUENESS_TEST_4, sink));
    }
}

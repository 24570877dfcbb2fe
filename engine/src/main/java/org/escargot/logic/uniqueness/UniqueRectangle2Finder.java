package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Uniqueness tests 2 and 5: the corners of a rectangle in two boxes have only *x y* but for one further digit *z*
/// in two or three of them; then *z* goes from all cells that see these. Test 2 when they lie in one line,
/// test 5 when they do not.
///
///     | 34 . . | 34  . . |
///     | 347 . * | 347 . . |      → no 7 where both are seen
///
/// Valid for puzzles with one solution: one of the corners is *z*, or *x* and *y* could be exchanged.
/// Steps come by rectangle. See `docs/techniques/uniqueness-test-2.md` and `docs/techniques/uniqueness-test-5.md`.
///
/// @param rule which two digits a rectangle could hold alone
public record UniqueRectangle2Finder(RectangleRule rule) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.UNIQUENESS_TEST_2, Technique.UNIQUENESS_TEST_5);
    }

    @Override
    public Need need() {
        return Need.LINES_AND_BOXES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return rule.rectangles(facts)
                .each(potential -> OneDigit.find(
                        facts, potential, Technique.UNIQUENESS_TEST_2, Technique.UNIQUENESS_TEST_5, sink));
    }
}

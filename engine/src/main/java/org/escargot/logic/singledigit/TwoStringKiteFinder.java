package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.StrongLinks;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// 2-string kite: a digit has two places in a row and two in a column, and one of each shares a box; then it
/// goes from the cell that sees both of the others.
///
///     | 5 . . | . 5 . |      row 1: r1c1 = r1c5
///     | . 5 . | . . . |      column 2: r2c2 = r7c2, joined in box 1
///     …
///     | . 5 . | . * . |      → not in r7c5
///
/// Valid because the box holds the digit once, so one of the far ends is true.
/// Steps come digit by digit, row by row, column by column. See `docs/techniques/two-string-kite.md`.
public record TwoStringKiteFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.TWO_STRING_KITE);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            if (LinkPairs.each(facts, digit, Houses.ROWS, Houses.COLUMNS, links -> report(facts, links, sink))) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, StrongLinks links, StepSink sink) {
        if (LinkNames.name(links) != Technique.TWO_STRING_KITE) {
            return false;
        }
        CellSet struck = facts.cellsOf(links.digit()).and(links.targets());
        return !struck.isEmpty()
                && sink.accept(new Step(Technique.TWO_STRING_KITE, links, Effects.strike(struck, links.digit())));
    }
}

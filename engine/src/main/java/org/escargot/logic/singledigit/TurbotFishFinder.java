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

/// Turbot fish: two strong links of a digit whose near ends see each other, in any houses that make neither a
/// skyscraper nor a kite; the digit goes from all cells that see both far ends.
///
///     5 = 5 - 5 = 5      one of the outer two is true
///
/// Valid because the near ends are not both true. Steps come digit by digit, house by house.
/// See `docs/techniques/turbot-fish.md`.
public record TurbotFishFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.TURBOT_FISH);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            if (LinkPairs.each(facts, digit, Houses.LINES, Houses.BOXES, links -> report(facts, links, sink))
                    || LinkPairs.each(facts, digit, Houses.BOXES, Houses.BOXES, links -> report(facts, links, sink))
                    || LinkPairs.each(facts, digit, Houses.ROWS, Houses.ROWS, links -> report(facts, links, sink))
                    || LinkPairs.each(
                            facts, digit, Houses.COLUMNS, Houses.COLUMNS, links -> report(facts, links, sink))) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, StrongLinks links, StepSink sink) {
        if (LinkNames.name(links) != Technique.TURBOT_FISH) {
            return false;
        }
        CellSet struck = facts.cellsOf(links.digit()).and(links.targets());
        return !struck.isEmpty()
                && sink.accept(new Step(Technique.TURBOT_FISH, links, Effects.strike(struck, links.digit())));
    }
}

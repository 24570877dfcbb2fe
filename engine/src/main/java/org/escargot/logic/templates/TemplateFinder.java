package org.escargot.logic.templates;

import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Templates: all ways to place a digit in the whole grid, laid over each other. A cell that all of
/// them take holds the digit (set); a candidate that none of them takes goes (delete).
///
///     . 5 . | * . .        two ways that share a cell, and a place that belongs to neither
///
/// Valid because one of the ways is the solution's. Ways through a cell where another digit is certain are left out.
/// Steps come digit by digit, all that is set before what is deleted. See `docs/techniques/template-set.md`.
public record TemplateFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.TEMPLATE_SET, Technique.TEMPLATE_DELETE);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Placements placements = new Placements(facts);
        if (placements.areBroken()) {
            return false;
        }
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet set = placements.certain(digit).and(facts.unsolved());
            Effects effects = new Effects(CandidateSet.of(set, digit), CandidateSet.EMPTY);
            if (report(placements, digit, Technique.TEMPLATE_SET, effects, sink)) {
                return true;
            }
        }
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet gone = facts.cellsOf(digit).minus(placements.possible(digit));
            if (report(placements, digit, Technique.TEMPLATE_DELETE, Effects.eliminate(gone, digit), sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(
            Placements placements, int digit, Technique technique, Effects effects, StepSink sink) {
        return !effects.isEmpty() && sink.accept(new Step(technique, placements.template(digit), effects));
    }
}

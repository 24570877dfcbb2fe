package org.escargot.logic.singles;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Naked single: a cell with one candidate left takes it.
///
///     its houses hold 1 2 3 4 5 6 7 9      →  8
///
/// Valid because every cell holds a digit. Steps come in reading order. See `docs/techniques/naked-single.md`.
public record NakedSingleFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.NAKED_SINGLE);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet cells = facts.univalue();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            int digit = facts.candidates(cell).first();
            Step step = new Step(Technique.NAKED_SINGLE, new Single.Naked(cell, digit), Effects.place(cell, digit));
            if (sink.accept(step)) {
                return true;
            }
        }
        return false;
    }
}

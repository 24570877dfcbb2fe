package org.escargot.explain;

import java.util.List;
import java.util.Map;
import org.escargot.explain.reading.FirstReadings;
import org.escargot.explain.reading.Reading;
import org.escargot.grid.CellSet;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Knows the evidence of the steps of [org.escargot.rating.HintLadder#FIRST], which are told of the usual board alone.
/// Their sentences are their whole proof.
final class FirstEvidence implements Evidence {
    @Override
    public Reading reading(Facts facts, Step step) {
        return FirstReadings.of(facts, step);
    }

    @Override
    public Highlights highlights(Facts facts, Step step) {
        return Highlights.ofFirstSteps(facts, step);
    }

    @Override
    public Map<String, CellSet> rules(Facts facts, Step step) {
        return Map.of();
    }

    @Override
    public List<Statement> proof(ValuePhrases phrases, Step step) {
        return List.of();
    }
}

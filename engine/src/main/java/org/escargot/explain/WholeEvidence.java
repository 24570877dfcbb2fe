package org.escargot.explain;

import java.util.List;
import java.util.Map;
import org.escargot.explain.reading.Reading;
import org.escargot.explain.reading.Readings;
import org.escargot.explain.reading.RuleLinks;
import org.escargot.grid.CellSet;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Knows the evidence of every step.
final class WholeEvidence implements Evidence {
    @Override
    public Reading reading(Facts facts, Step step) {
        return Readings.of(facts, step);
    }

    @Override
    public Highlights highlights(Facts facts, Step step) {
        return Highlights.of(facts, step);
    }

    @Override
    public Map<String, CellSet> rules(Facts facts, Step step) {
        return facts.board().isClassic() ? Map.of() : RuleLinks.of(facts, step);
    }

    @Override
    public List<Statement> proof(ValuePhrases phrases, Step step) {
        return Proof.of(phrases, step.pattern());
    }
}

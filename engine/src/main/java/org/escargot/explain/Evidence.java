package org.escargot.explain;

import java.util.List;
import java.util.Map;
import org.escargot.explain.reading.Reading;
import org.escargot.grid.CellSet;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// What is made of the evidence of steps. The page's first engine has another one than all others, so that its download
/// is without what it never asks.
interface Evidence {
    /// The values that sentences about `step`, found in the position of `facts`, name.
    Reading reading(Facts facts, Step step);

    /// What to light for `step`, found in the position of `facts`.
    Highlights highlights(Facts facts, Step step);

    /// The rules beyond houses on which `step` rests, by name, and the cells that each joins.
    Map<String, CellSet> rules(Facts facts, Step step);

    /// The proof of `step` line by line; empty where its sentence is the whole proof.
    List<Statement> proof(ValuePhrases phrases, Step step);
}

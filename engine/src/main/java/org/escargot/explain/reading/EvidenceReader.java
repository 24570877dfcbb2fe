package org.escargot.explain.reading;

import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Reads the evidence of steps: [Readings] of all, [FirstReadings] of those that most puzzles need.
@FunctionalInterface
public interface EvidenceReader {
    /// The evidence of `step`, which was found in the position of `facts`.
    Reading of(Facts facts, Step step);
}

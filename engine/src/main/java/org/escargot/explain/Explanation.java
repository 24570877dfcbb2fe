package org.escargot.explain;

import java.util.List;
import java.util.stream.Collectors;
import org.escargot.logic.step.Technique;

/// What is told of a step, piece by piece.
///
/// @param technique what the step is called
/// @param depth how much is told
/// @param runs the pieces in order; their texts run together are the whole text
public record Explanation(Technique technique, Depth depth, List<TextRun> runs) {
    public Explanation {
        runs = List.copyOf(runs);
    }

    /// The whole text without any marks.
    public String text() {
        return runs.stream().map(TextRun::text).collect(Collectors.joining());
    }
}

package org.escargot.explain;

import java.util.List;
import java.util.stream.Collectors;

/// What is told of a step, piece by piece.
///
/// @param depth how much is told
/// @param runs the pieces in order; their texts run together are the whole text
public record Explanation(Depth depth, List<TextRun> runs) {
    public Explanation {
        runs = List.copyOf(runs);
    }

    /// The whole text without any marks.
    public String text() {
        return runs.stream().map(TextRun::text).collect(Collectors.joining());
    }
}

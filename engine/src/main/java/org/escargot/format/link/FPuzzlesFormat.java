package org.escargot.format.link;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;

/// Links to [f-puzzles](https://f-puzzles.com).
public final class FPuzzlesFormat extends LinkFormat {
    public FPuzzlesFormat() {
        super("f-puzzles", "f-puzzles.com/");
    }

    /// @param rules reads puzzles with rules of their own, too
    public FPuzzlesFormat(RulesReader rules) {
        super("f-puzzles", Optional.of(rules), "f-puzzles.com/");
    }

    @Override
    Content decode(String rest, long line) {
        return fPuzzles(parameter(rest, "load"), line);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(
                        Feature.GIVENS,
                        Feature.PLACED,
                        Feature.CENTER,
                        Feature.CORNER,
                        Feature.METADATA,
                        Feature.SEVERAL),
                entry -> "https://f-puzzles.com/?load=" + FPuzzlesCode.write(entry) + "\n"));
    }
}

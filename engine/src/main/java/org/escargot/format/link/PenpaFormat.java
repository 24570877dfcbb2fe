package org.escargot.format.link;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;

/// Links to [Penpa](https://swaroopg92.github.io/penpa-edit), a drawing board for puzzles: `p` is the drawing, in
/// which digits lie on a grid of points; an answer behind `a` is left alone.
public final class PenpaFormat extends LinkFormat {
    public PenpaFormat() {
        super("penpa", "/penpa-edit/");
    }

    @Override
    Content decode(String rest, long line) {
        return content(PenpaCode.read(parameter(rest, "p"), line));
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
                entry -> "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + PenpaWriter.write(entry) + "\n"));
    }
}

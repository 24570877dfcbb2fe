package org.escargot.format;

import java.util.List;
import org.escargot.format.lines.NumberedLine;

/// The first lines of an input, from which its format is told.
public record Head(List<NumberedLine> lines) {
    /// How many lines are looked at.
    public static final int LENGTH = 64;

    public Head {
        lines = List.copyOf(lines);
    }
}

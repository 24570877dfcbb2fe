package org.escargot.format.sheet;

import java.util.List;
import org.escargot.format.lines.NumberedLine;
import org.jspecify.annotations.Nullable;

/// The lines of a sheet, made plain, and the cells on each. All manners share them, so that the words of a sheet are
/// looked at once.
final class PlainLines {
    private final List<NumberedLine> lines;
    private @Nullable List<String> cells;

    /// Of `lines`, which are plain.
    PlainLines(List<NumberedLine> lines) {
        this.lines = lines;
    }

    /// The lines in order.
    List<NumberedLine> all() {
        return lines;
    }

    /// The cells of each line, as [Words] tells them.
    List<String> cells() {
        List<String> known = cells;
        if (known == null) {
            known = Words.cells(lines);
            cells = known;
        }
        return known;
    }

    /// Whether there are more than `most` lines, or one is longer than `longest`.
    boolean exceed(int most, int longest) {
        return lines.size() > most
                || lines.stream().anyMatch(line -> line.text().length() > longest);
    }
}

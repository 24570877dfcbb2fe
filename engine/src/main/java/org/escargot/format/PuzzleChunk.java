package org.escargot.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A run of the input: lines that are not parsed yet, or the entries themselves. Immutable, so that the
/// reading thread can hand it to another one for [#entries].
public final class PuzzleChunk {
    private final int firstLine;
    private final List<String> lines;
    private final List<Entry> entries;
    private final LineParser parser;

    PuzzleChunk(int firstLine, List<String> lines, LineParser parser) {
        this.firstLine = firstLine;
        this.lines = lines;
        this.entries = List.of();
        this.parser = parser;
    }

    PuzzleChunk(List<Entry> entries) {
        this.firstLine = entries.getFirst().line();
        this.lines = List.of();
        this.entries = entries;
        this.parser = LineFormat::parse;
    }

    /// The line on which the run starts, from 1.
    public int firstLine() {
        return firstLine;
    }

    /// The entries in input order, parsed by the calling thread; blank lines and comments yield none.
    public List<Entry> entries() {
        if (lines.isEmpty()) {
            return entries;
        }
        List<Entry> parsed = new ArrayList<>(lines.size());
        for (int i = 0; i < lines.size(); i++) {
            @Nullable Entry entry = parser.parse(lines.get(i), firstLine + i);
            if (entry != null) {
                parsed.add(entry);
            }
        }
        return parsed;
    }
}

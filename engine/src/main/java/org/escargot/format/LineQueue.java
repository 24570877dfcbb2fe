package org.escargot.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The lines of an input with their numbers, some of which may be looked at before their turn.
final class LineQueue {
    private final LineInput input;
    // Short: what stands ahead is a window of a few lines.
    private final List<NumberedLine> ahead = new ArrayList<>();
    private long count;

    LineQueue(LineInput input) {
        this.input = input;
    }

    /// The next line, or null after the last.
    @Nullable
    NumberedLine next() throws IOException {
        return ahead.isEmpty() ? read() : ahead.removeFirst();
    }

    /// Line `index` of those to come, from 0, without taking it; null behind the last.
    @Nullable
    NumberedLine peek(int index) throws IOException {
        while (ahead.size() <= index) {
            NumberedLine line = read();
            if (line == null) {
                return null;
            }
            ahead.add(line);
        }
        return ahead.get(index);
    }

    /// All lines that were looked at and not taken yet.
    List<NumberedLine> seen() {
        return List.copyOf(ahead);
    }

    private @Nullable NumberedLine read() throws IOException {
        String text = input.next();
        return text == null ? null : new NumberedLine(++count, text);
    }
}

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
    private boolean isWide;
    private @Nullable IOException failure;

    LineQueue(LineInput input) {
        this.input = input;
    }

    /// A queue of lines that are there already.
    static LineQueue of(List<NumberedLine> lines) {
        LineQueue queue = new LineQueue(() -> null);
        queue.ahead.addAll(lines);
        return queue;
    }

    /// The next line, or null after the last.
    @Nullable
    NumberedLine next() throws IOException {
        if (!ahead.isEmpty()) {
            return ahead.removeFirst();
        }
        NumberedLine line = read();
        if (failure != null) {
            throw failure;
        }
        return line;
    }

    /// Line `index` of those to come, from 0, without taking it; null behind the last, and where the input fails: the
    /// lines before that come first.
    @Nullable
    NumberedLine peek(int index) {
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

    /// From now on double-width characters come as the usual ones.
    void narrow() {
        isWide = true;
        ahead.replaceAll(LineQueue::narrowed);
    }

    private static NumberedLine narrowed(NumberedLine line) {
        return new NumberedLine(line.number(), WideCharacters.narrowed(line.text()));
    }

    private @Nullable NumberedLine read() {
        if (failure != null) {
            return null;
        }
        try {
            String text = input.next();
            if (text == null) {
                return null;
            }
            NumberedLine line = new NumberedLine(++count, text);
            return isWide ? narrowed(line) : line;
        } catch (IOException e) {
            failure = e;
            return null;
        }
    }
}

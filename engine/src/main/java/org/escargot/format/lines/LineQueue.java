package org.escargot.format.lines;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The lines of an input with their numbers. The next lines can be looked at before they are taken.
public final class LineQueue {
    private final LineInput input;
    /// Lines that have their numbers already, before those of the input.
    private final Iterator<NumberedLine> numbered;
    // Short: what stands ahead is a window of a few lines.
    private final List<NumberedLine> ahead = new ArrayList<>();
    private long count;
    private boolean isWide;
    private @Nullable IOException failure;
    /// Those taken since [#keep], as long as they are kept.
    private @Nullable List<NumberedLine> kept;

    private int room;

    /// The lines of `input`.
    public LineQueue(LineInput input) {
        this(input, Collections.emptyIterator());
    }

    private LineQueue(LineInput input, Iterator<NumberedLine> numbered) {
        this.input = input;
        this.numbered = numbered;
    }

    /// A queue of these lines.
    public static LineQueue of(List<NumberedLine> lines) {
        return new LineQueue(() -> null, lines.iterator());
    }

    /// The next line, or null after the last.
    ///
    /// @throws IOException when the input fails
    public @Nullable NumberedLine next() throws IOException {
        NumberedLine line = take();
        if (kept != null && line != null) {
            room -= line.weight();
            kept = room < 0 ? null : kept;
            if (kept != null) {
                kept.add(line);
            }
        }
        return line;
    }

    /// Puts `line`, which was taken, before those to come.
    public void putBack(NumberedLine line) {
        ahead.addFirst(line);
    }

    /// Keeps the lines that are taken from here on, up to a weight of `most`; those kept before are forgotten.
    public void keep(int most) {
        kept = new ArrayList<>();
        room = most;
    }

    /// Whether the lines taken since [#keep] were not too many.
    public boolean keeps() {
        return kept != null;
    }

    /// The lines taken since [#keep]; nothing where they were too many.
    public Optional<List<NumberedLine>> kept() {
        return kept == null ? Optional.empty() : Optional.of(List.copyOf(kept));
    }

    private @Nullable NumberedLine take() throws IOException {
        if (!ahead.isEmpty()) {
            return ahead.removeFirst();
        }
        NumberedLine line = read();
        if (failure != null) {
            throw failure;
        }
        return line;
    }

    /// Line `index` of those to come, from 0, without taking it; null after the last line. Null also where the input
    /// fails: the lines before that are read first.
    public @Nullable NumberedLine peek(int index) {
        while (ahead.size() <= index) {
            NumberedLine line = read();
            if (line == null) {
                return null;
            }
            ahead.add(line);
        }
        return ahead.get(index);
    }

    /// The lines that were looked at and not taken yet.
    public List<NumberedLine> seen() {
        return List.copyOf(ahead);
    }

    /// As [#peek], but from the first double-width character on these are replaced by the usual ones.
    public @Nullable NumberedLine peekNarrowed(int index) {
        NumberedLine line = peek(index);
        if (line == null || !WideCharacters.areIn(line.text())) {
            return line;
        }
        isWide = true;
        ahead.replaceAll(LineQueue::narrowed);
        return ahead.get(index);
    }

    private static NumberedLine narrowed(NumberedLine line) {
        return new NumberedLine(line.number(), WideCharacters.narrowed(line.text()));
    }

    private @Nullable NumberedLine read() {
        if (failure != null) {
            return null;
        }
        if (numbered.hasNext()) {
            return numbered.next();
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

package org.escargot.format.registry;

import java.io.IOException;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Format;
import org.escargot.format.lines.LineInput;
import org.escargot.format.lines.LineQueue;
import org.jspecify.annotations.Nullable;

/// Reads the puzzles of an input one after the other, in constant memory however long it is.
///
/// The format is told from the first lines, unless the caller names it. A list and grids of nine rows
/// stream; the other formats are one puzzle a file.
public final class PuzzleReader {
    private final Optional<Format> format;
    private final EntryReader entries;
    private boolean anything;
    private boolean done;

    private PuzzleReader(Optional<Format> format, EntryReader entries) {
        this.format = format;
        this.entries = entries;
    }

    /// A reader of `input`.
    ///
    /// @param format the format, or empty to tell it from the first lines
    /// @throws IOException when the input fails
    public static PuzzleReader of(LineInput input, Optional<Format> format) throws IOException {
        LineQueue lines = new LineQueue(input);
        if (format.isPresent()) {
            return new PuzzleReader(format, format.get().reader(lines));
        }
        FormatDetector.Detected detected = FormatDetector.detect(lines);
        return new PuzzleReader(detected.format(), detected.reader());
    }

    /// The format that is read; nothing where the first lines look like none.
    public Optional<Format> format() {
        return format;
    }

    /// The next puzzle or broken place, or null at the end. An input without any puzzle is one broken place.
    ///
    /// @throws IOException when the input fails
    public @Nullable Entry next() throws IOException {
        if (done) {
            return null;
        }
        Entry entry = entries.next();
        if (entry == null) {
            done = true;
            return anything ? null : BrokenEntry.nothing(1);
        }
        anything = true;
        return entry;
    }
}

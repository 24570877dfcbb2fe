package org.escargot.format.registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
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
    private final Optional<Format> rival;
    private final EntryReader entries;
    private boolean anything;
    private boolean done;

    private PuzzleReader(FormatDetector.Detected detected) {
        this.format = detected.format();
        this.rival = detected.rival();
        this.entries = detected.reader();
    }

    /// A reader of `input`.
    ///
    /// @param format the format, or empty to tell it from the first lines
    /// @throws IOException when the input fails
    public static PuzzleReader of(LineInput input, Optional<Format> format) throws IOException {
        return of(input, format.map(List::of).orElse(Formats.ALL));
    }

    /// A reader of `input`, which is in the only one of `formats`, or in the one of them that its first lines tell.
    private static PuzzleReader of(LineInput input, List<Format> formats) throws IOException {
        LineQueue lines = new LineQueue(input);
        return new PuzzleReader(
                formats.size() == 1
                        ? FormatDetector.Detected.of(formats.getFirst(), lines)
                        : FormatDetector.detect(lines, formats));
    }

    /// A reader of `text`, which is in one of `formats`.
    static PuzzleReader of(String text, List<Format> formats) {
        try {
            return of(LineInput.of(text), formats);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The puzzles and broken places of `text`, in order, at least one, in the only one of `formats`, or in the one of
    /// them that its first lines tell.
    static List<Entry> all(String text, List<Format> formats) {
        List<Entry> entries = new ArrayList<>();
        try {
            PuzzleReader reader = of(LineInput.of(text), formats);
            for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
                entries.add(entry);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(entries);
    }

    /// The format that is read; nothing where the first lines look like none.
    public Optional<Format> format() {
        return format;
    }

    /// Another format that the first lines fit as well; nothing where none does, or the caller named the format.
    public Optional<Format> rival() {
        return rival;
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

package org.escargot.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads what somebody typed or pasted, in whatever format it is.
public final class Formats {
    private Formats() {}

    /// The puzzles and broken places of `text`, in order, at least one.
    public static List<Entry> read(String text) {
        return read(text, Optional.empty());
    }

    /// The puzzles and broken places of `text` in `format`, or whatever format it is, in order, at least one.
    public static List<Entry> read(String text, Optional<Format> format) {
        List<Entry> entries = new ArrayList<>();
        try {
            PuzzleReader reader = PuzzleReader.of(LineInput.of(text), format);
            for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
                entries.add(entry);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(entries);
    }
}

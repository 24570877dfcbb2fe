package org.escargot.format.registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.lines.LineInput;

/// All formats, and the reading of text that a user typed or pasted in any of them.
public final class Formats {
    /// One puzzle a line, 81 or 729 characters, with anything before and behind it (`.txt`, csv lists).
    public static final Format LINE = UsualFormats.LINE;
    /// Nine rows, with or without frames.
    public static final Format GRID = UsualFormats.GRID;
    /// Nine rows of separated fields, or 18: the start, then the current grid.
    public static final Format CSV = UsualFormats.CSV;
    /// SadMan Sudoku's sections (`.sdk`).
    public static final Format SDK = UsualFormats.SDK;

    /// All formats; of those that an input fits equally well, the first one reads it.
    public static final List<Format> ALL = Stream.of(
                    VariantFormats.ALL, UsualFormats.ALL, RareFormats.ALL, List.of(VariantFormats.DRAWINGS))
            .flatMap(List::stream)
            .map(VariantFormats::withRules)
            .toList();

    private Formats() {}

    /// The format that users call `name`, by its id or an extension, in any case.
    public static Optional<Format> named(String name) {
        return ALL.stream()
                .filter(format -> format.id().equalsIgnoreCase(name)
                        || format.extensions().stream().anyMatch(name::equalsIgnoreCase))
                .findFirst();
    }

    /// The formats that can be written, in the order of [#ALL].
    public static List<Format> writable() {
        return ALL.stream().filter(format -> format.writer().isPresent()).toList();
    }

    /// The formats that puzzles of any rules can be written in, some of them or all, in the order of [#ALL].
    public static List<Format> targets() {
        return ALL.stream()
                .filter(format ->
                        format.writer().isPresent() || format.variantWriter().isPresent())
                .toList();
    }

    /// The puzzles and broken places of `text`, in order, at least one.
    public static List<Entry> read(String text) {
        return read(text, Optional.empty());
    }

    /// The puzzles and broken places of `text`, in order, at least one. An empty `format` is told from the text.
    public static List<Entry> read(String text, Optional<Format> format) {
        try {
            return PuzzleReader.all(PuzzleReader.of(LineInput.of(text), format));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

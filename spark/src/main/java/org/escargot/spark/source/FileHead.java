package org.escargot.spark.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.escargot.format.Format;
import org.escargot.format.lines.LineInput;
import org.escargot.format.registry.Formats;
import org.escargot.format.registry.PuzzleReader;

/// The first bytes of a file, which tell whether it may be cut.
///
/// @param text the bytes, a character each
record FileHead(String text) {
    /// How many bytes are looked at: more than the lines from which a format is told.
    static final int LENGTH = 1 << 18;

    /// The head of a file that begins with `bytes`.
    static FileHead of(byte[] bytes) {
        return new FileHead(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    /// Whether each line stands for itself, and each byte of the head for one character. Then what stands before a
    /// line does not matter: nothing is packed, no byte order mark and no double-width character says how to
    /// read on, no heading which column holds the puzzles.
    ///
    /// @param format the format that the caller names
    boolean isPlainList(Optional<String> format) throws IOException {
        if (!text.chars().allMatch(FileHead::isPlain)) {
            return false;
        }
        Optional<Format> named = format.flatMap(Formats::named);
        return named.isPresent() ? isOfPlainLines(named.get()) : isMixedList();
    }

    /// Whether the lines may be in several formats; a heading says which column of all of them holds the puzzles.
    private boolean isMixedList() throws IOException {
        Optional<Format> told =
                PuzzleReader.of(LineInput.of(text), Optional.empty()).format();
        return told.filter(Format::isList).isPresent() && !PuzzleReader.namesColumns(text);
    }

    private static boolean isOfPlainLines(Format format) {
        return format.equals(Formats.LINE) || format.id().equals("sdm");
    }

    private static boolean isPlain(int character) {
        return character >= ' ' && character < 0x7F || character == '\t' || character == '\n' || character == '\r';
    }
}

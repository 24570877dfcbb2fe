package org.escargot.format.registry;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.format.EntryReader;
import org.escargot.format.Format;
import org.escargot.format.Head;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.text.LineReader;
import org.escargot.format.text.Symbols;

/// Finds the reader of an input from its first lines.
final class FormatDetector {
    private FormatDetector() {}

    private static Optional<Format> first(List<Format> formats, Predicate<Format> wanted) {
        return formats.stream().filter(wanted).findFirst();
    }

    /// What an input is read as.
    ///
    /// @param format the format; nothing where the first lines look like none
    /// @param reader takes the puzzles of all lines, those that were looked at too
    record Detected(Optional<Format> format, EntryReader reader) {
        private static Detected of(Format format, LineQueue lines) {
            return new Detected(Optional.of(format), format.reader(lines));
        }
    }

    /// What `lines` look like, of `formats`.
    static Detected detect(LineQueue lines, List<Format> formats) {
        for (int i = 0; i < Head.LENGTH; i++) {
            NumberedLine line = lines.peekNarrowed(i);
            if (line == null) {
                break;
            }
            if (Symbols.isBinary(line.text())) {
                return new Detected(Optional.empty(), LineReader.ofBinary(lines));
            }
            Optional<Format> sure = first(formats, format -> format.claimsAtOnce(line));
            if (sure.isPresent()) {
                return Detected.of(sure.get(), lines);
            }
        }
        Head head = new Head(lines.seen());
        return first(formats, format -> format.claims(head))
                .map(format -> Detected.of(format, lines))
                .orElseGet(() -> new Detected(Optional.empty(), LineReader.ofUnknown(lines)));
    }
}

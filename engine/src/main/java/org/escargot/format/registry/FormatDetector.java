package org.escargot.format.registry;

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

    private static Optional<Format> first(Predicate<Format> wanted) {
        return Formats.ALL.stream().filter(wanted).findFirst();
    }

    /// The reader for `lines`; it gets the lines that were looked at, too.
    static EntryReader reader(LineQueue lines) {
        for (int i = 0; i < Head.LENGTH; i++) {
            NumberedLine line = lines.peekNarrowed(i);
            if (line == null) {
                break;
            }
            if (Symbols.isBinary(line.text())) {
                return LineReader.ofBinary(lines);
            }
            Optional<Format> sure = first(format -> format.claimsAtOnce(line));
            if (sure.isPresent()) {
                return sure.get().reader(lines);
            }
        }
        Head head = new Head(lines.seen());
        return first(format -> format.claims(head))
                .map(format -> format.reader(lines))
                .orElseGet(() -> LineReader.ofUnknown(lines));
    }
}

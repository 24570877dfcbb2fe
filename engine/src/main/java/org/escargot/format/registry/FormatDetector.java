package org.escargot.format.registry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.format.EntryReader;
import org.escargot.format.Fit;
import org.escargot.format.Format;
import org.escargot.format.Head;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.text.LineReader;
import org.escargot.format.text.Symbols;

/// Finds the reader of an input from its first lines.
final class FormatDetector {
    private FormatDetector() {}

    /// What an input is read as.
    ///
    /// @param format the format; nothing where the first lines look like none
    /// @param rival another one that fits as well, where there is one
    /// @param reader takes the puzzles of all lines, those that were looked at too
    record Detected(Optional<Format> format, Optional<Format> rival, EntryReader reader) {
        static Detected of(Format format, LineQueue lines) {
            return new Detected(Optional.of(format), Optional.empty(), format.reader(lines));
        }

        private static Detected of(List<Format> best, Fit fit, LineQueue lines) {
            // Two pieces of links are two pieces, and nothing that could be read in two ways.
            boolean isTie = best.size() > 1 && fit != Fit.TRACE;
            Optional<Format> rival = isTie ? Optional.of(best.get(1)) : Optional.empty();
            return new Detected(
                    Optional.of(best.getFirst()), rival, best.getFirst().reader(lines));
        }

        private static Detected of(EntryReader reader) {
            return new Detected(Optional.empty(), Optional.empty(), reader);
        }
    }

    /// What `lines` look like, of `formats`.
    static Detected detect(LineQueue lines, List<Format> formats) {
        return json(lines, formats).map(json -> Detected.of(json, lines)).orElseGet(() -> byLines(lines, formats));
    }

    private static Detected byLines(LineQueue lines, List<Format> formats) {
        int characters = 0;
        for (int i = 0; i < Head.LENGTH && characters < Head.MOST_CHARACTERS; i++) {
            NumberedLine line = lines.peekNarrowed(i);
            if (line == null) {
                break;
            }
            if (Symbols.isBinary(line.text())) {
                return Detected.of(LineReader.ofBinary(lines));
            }
            Optional<Format> sure =
                    formats.stream().filter(format -> format.claimsAtOnce(line)).findFirst();
            if (sure.isPresent()) {
                return Detected.of(sure.get(), lines);
            }
            characters += line.text().length();
        }
        return best(lines, formats, new Head(lines.seen()));
    }

    /// The format of objects with members, where the input begins as these do: their lines may hold 81 characters, too.
    private static Optional<Format> json(LineQueue lines, List<Format> formats) {
        NumberedLine first = lines.peek(0);
        for (int i = 1; first != null && first.text().isBlank() && i < Head.LENGTH; i++) {
            first = lines.peek(i);
        }
        String text = first == null ? "" : first.text().strip();
        if (!text.startsWith("{") && !text.startsWith("[")) {
            return Optional.empty();
        }
        lines.peek(Head.LENGTH - 1);
        Head head = new Head(lines.seen());
        return formats.stream()
                .filter(format -> format.isMembers() && format.fit(head) == Fit.MARK)
                .findFirst();
    }

    /// The first of those that fit best, and the second. After one with a mark no further one is asked: a long line can
    /// take long to look at.
    private static Detected best(LineQueue lines, List<Format> formats, Head head) {
        Fit fit = Fit.NONE;
        List<Format> best = new ArrayList<>();
        for (Format format : formats) {
            Fit its = fit == Fit.MARK ? Fit.NONE : format.fit(head);
            if (its.compareTo(fit) > 0) {
                fit = its;
                best.clear();
            }
            if (its == fit) {
                best.add(format);
            }
        }
        return fit == Fit.NONE ? Detected.of(LineReader.ofUnknown(lines)) : Detected.of(best, fit, lines);
    }
}

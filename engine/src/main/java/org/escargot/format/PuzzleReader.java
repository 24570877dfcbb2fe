package org.escargot.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Reads the puzzles of an input one after the other, in constant memory however long it is.
///
/// The format is told from the first lines, unless the caller names it. A list and grids of nine rows
/// stream; the other formats are one puzzle a file.
public final class PuzzleReader {
    /// No file of one puzzle is longer.
    private static final int LONGEST_DOCUMENT = 1_000;

    private final LineQueue lines;
    private final GridReader grids;
    private final MatrixReader matrices;
    private final Format format;
    /// Whether nothing in the input was like any format so far.
    private boolean isLost;

    private boolean isBinary;
    private boolean anything;
    private boolean done;

    private PuzzleReader(LineInput input, Optional<Format> told) throws IOException {
        this.lines = new LineQueue(input);
        this.grids = new GridReader(lines);
        this.matrices = new MatrixReader(lines);
        this.format = told.isPresent() ? told.get() : detect();
    }

    /// A reader of `input`.
    ///
    /// @param format the format, or empty to tell it from the first lines
    /// @throws IOException when the input fails
    public static PuzzleReader of(LineInput input, Optional<Format> format) throws IOException {
        return new PuzzleReader(input, format);
    }

    /// What the input is read as.
    public Format format() {
        return format;
    }

    /// The next puzzle or broken place, or null at the end. An input without any puzzle is one broken place.
    ///
    /// @throws IOException when the input fails
    public @Nullable Entry next() throws IOException {
        if (done) {
            return null;
        }
        Entry entry = switch (format) {
            case LINE -> nextLine();
            case GRID -> grids.next();
            case MATRIX -> matrices.next();
            case CSV -> csv();
            case SDK -> document(SdkFormat::parse);
            case CANDIDATES -> candidates();
        };
        if (entry == null) {
            done = true;
            return anything ? null : nothing();
        }
        anything = true;
        return entry;
    }

    private Format detect() throws IOException {
        // A list is known by its first puzzle, so a pipe need not wait until the window is full.
        for (int i = 0; i < FormatDetector.WINDOW; i++) {
            NumberedLine line = narrow(i);
            if (line == null) {
                break;
            }
            if (Symbols.isBinary(line.text())) {
                isBinary = true;
                return Format.LINE;
            }
            if (LineFormat.parse(line.text(), line.number()) instanceof PuzzleEntry) {
                return Format.LINE;
            }
        }
        Optional<Format> found = FormatDetector.detect(lines.seen());
        isLost = found.isEmpty();
        return found.orElse(Format.LINE);
    }

    /// Line `index` of those to come; from the first wide character on in usual ones.
    private @Nullable NumberedLine narrow(int index) {
        NumberedLine line = lines.peek(index);
        if (line == null || !WideCharacters.areIn(line.text())) {
            return line;
        }
        lines.narrow();
        return lines.peek(index);
    }

    private @Nullable Entry nextLine() throws IOException {
        for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
            if (isBinary || !anything && Symbols.isBinary(line.text())) {
                done = true;
                return BrokenEntry.at(line.number(), 1, Flaw.of(PuzzleFlaw.BINARY));
            }
            Entry entry = LineFormat.parse(line.text(), line.number());
            if (entry != null) {
                boolean isFirst = isLost;
                isLost = false;
                return isFirst && isBroken(line) && skipBroken() ? nothing(line.number()) : entry;
            }
        }
        return null;
    }

    /// Skips the lines to come that are no better than those before, so that one sentence is said of all; whether there
    /// were any.
    private boolean skipBroken() throws IOException {
        boolean found = false;
        for (NumberedLine line = lines.peek(0); line != null; line = lines.peek(0)) {
            Entry entry = LineFormat.parse(line.text(), line.number());
            if (entry != null && !isBroken(line)) {
                break;
            }
            found |= entry != null;
            lines.next();
        }
        return found;
    }

    private static boolean isBroken(NumberedLine line) {
        return !FormatDetector.hasLongRun(line.text())
                && LineFormat.parse(line.text(), line.number()) instanceof BrokenEntry;
    }

    /// What makes one puzzle of all lines.
    private interface Document {
        Entry parse(List<NumberedLine> lines);
    }

    private @Nullable Entry csv() throws IOException {
        return rows(
                line -> CsvFormat.isRow(line) || !Symbols.isComment(line) && !CsvFormat.tellsSeparator(line),
                CsvFormat::parse);
    }

    private @Nullable Entry candidates() throws IOException {
        return rows(line -> GridFormat.isRow(line) || CandidatesFormat.isRow(line), CandidatesFormat::parse);
    }

    private @Nullable Entry rows(Predicate<String> isRow, Document document) throws IOException {
        return document(all -> {
            List<NumberedLine> rows =
                    all.stream().filter(line -> isRow.test(line.text())).toList();
            return rows.isEmpty() ? nothing() : document.parse(rows);
        });
    }

    private @Nullable Entry document(Document document) throws IOException {
        List<NumberedLine> all = new ArrayList<>();
        for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
            if (all.size() == LONGEST_DOCUMENT) {
                done = true;
                return BrokenEntry.at(
                        line.number(),
                        1,
                        Flaw.of(PuzzleFlaw.LONG_DOCUMENT)
                                .with("format", new Detail.Word(format.id()))
                                .with("most", LONGEST_DOCUMENT));
            }
            all.add(line);
        }
        return all.isEmpty() ? null : document.parse(all);
    }

    private static BrokenEntry nothing() {
        return nothing(1);
    }

    private static BrokenEntry nothing(long line) {
        return BrokenEntry.at(line, 1, Flaw.of(PuzzleFlaw.NO_PUZZLE));
    }
}

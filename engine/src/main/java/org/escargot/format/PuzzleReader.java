package org.escargot.format;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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

    private final LineInput input;
    private final Deque<NumberedLine> head = new ArrayDeque<>();
    private final Format format;
    private long lines;
    private boolean anything;
    private boolean done;

    private PuzzleReader(LineInput input, Optional<Format> told) throws IOException {
        this.input = input;
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
            case GRID -> nextGrid();
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
        while (head.size() < FormatDetector.WINDOW) {
            NumberedLine line = readLine();
            if (line == null) {
                break;
            }
            head.add(line);
            if (Symbols.isBinary(line.text())) {
                return Format.LINE;
            }
            if (LineFormat.parse(line.text(), line.number()) instanceof PuzzleEntry) {
                return Format.LINE;
            }
        }
        return FormatDetector.detect(List.copyOf(head));
    }

    private @Nullable NumberedLine readLine() throws IOException {
        String text = input.next();
        return text == null ? null : new NumberedLine(++lines, text);
    }

    private @Nullable NumberedLine nextNumberedLine() throws IOException {
        return head.isEmpty() ? readLine() : head.remove();
    }

    private @Nullable Entry nextLine() throws IOException {
        for (NumberedLine line = nextNumberedLine(); line != null; line = nextNumberedLine()) {
            if (!anything && Symbols.isBinary(line.text())) {
                done = true;
                return BrokenEntry.at(
                        line.number(), 1, "this is binary data; puzzles are read from text, plain or gzipped");
            }
            Entry entry = LineFormat.parse(line.text(), line.number());
            if (entry != null) {
                return entry;
            }
        }
        return null;
    }

    private @Nullable Entry nextGrid() throws IOException {
        List<NumberedLine> rows = new ArrayList<>(9);
        for (NumberedLine line = nextNumberedLine(); line != null; line = nextNumberedLine()) {
            if (GridFormat.isRow(line.text())) {
                rows.add(line);
                if (rows.size() == 9) {
                    break;
                }
            } else if (line.text().isBlank() && rows.size() % 3 != 0) {
                // A gap inside a band ends a grid that is too short, so that the next one is read in full.
                break;
            }
        }
        return rows.isEmpty() ? null : GridFormat.parse(rows);
    }

    /// What makes one puzzle of all lines.
    private interface Document {
        Entry parse(List<NumberedLine> lines);
    }

    private @Nullable Entry csv() throws IOException {
        return rows(line -> !Symbols.isComment(line) || CsvFormat.isRow(line), CsvFormat::parse);
    }

    private @Nullable Entry candidates() throws IOException {
        return rows(GridFormat::isRow, CandidatesFormat::parse);
    }

    private @Nullable Entry rows(Predicate<String> isRow, Document document) throws IOException {
        return document(lines -> {
            List<NumberedLine> rows =
                    lines.stream().filter(line -> isRow.test(line.text())).toList();
            return rows.isEmpty() ? nothing() : document.parse(rows);
        });
    }

    private @Nullable Entry document(Document document) throws IOException {
        List<NumberedLine> all = new ArrayList<>();
        for (NumberedLine line = nextNumberedLine(); line != null; line = nextNumberedLine()) {
            if (all.size() == LONGEST_DOCUMENT) {
                done = true;
                return BrokenEntry.at(
                        line.number(),
                        1,
                        "a puzzle in the format " + format.id() + " is not longer than " + LONGEST_DOCUMENT + " lines");
            }
            all.add(line);
        }
        return all.isEmpty() ? null : document.parse(all);
    }

    private static BrokenEntry nothing() {
        return BrokenEntry.at(1, 1, "there is no puzzle here; a puzzle has 81 cells, each a digit 1-9 or . or 0");
    }
}

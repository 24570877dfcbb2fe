package org.escargot.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.jspecify.annotations.Nullable;

/// Reads a format in which a file is one puzzle.
public final class DocumentReader implements EntryReader {
    /// The most lines that a file of one puzzle has.
    private static final int MOST_LINES = 1_000;
    /// Ten times what a puzzle with all its notes takes in the wordiest format.
    private static final int MOST_CHARACTERS = 200_000;

    private final Format format;
    private final LineQueue lines;
    private final Function<List<NumberedLine>, Entry> parse;
    private boolean done;

    /// @param parse makes one puzzle of all lines, of which there is at least one
    public DocumentReader(Format format, LineQueue lines, Function<List<NumberedLine>, Entry> parse) {
        this.format = format;
        this.lines = lines;
        this.parse = parse;
    }

    /// Reads only the lines that are rows; `parse` gets at least one of them.
    public static DocumentReader ofRows(
            Format format, LineQueue lines, Predicate<String> isRow, Function<List<NumberedLine>, Entry> parse) {
        return new DocumentReader(format, lines, all -> {
            List<NumberedLine> rows =
                    all.stream().filter(line -> isRow.test(line.text())).toList();
            return rows.isEmpty() ? BrokenEntry.nothing(1) : parse.apply(rows);
        });
    }

    @Override
    public @Nullable Entry next() throws IOException {
        if (done) {
            return null;
        }
        done = true;
        List<NumberedLine> all = new ArrayList<>();
        int left = MOST_CHARACTERS;
        for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
            left -= line.text().length();
            if (left < 0) {
                return tooLong(line, PuzzleFlaw.LARGE_DOCUMENT, MOST_CHARACTERS);
            }
            if (all.size() == MOST_LINES) {
                return tooLong(line, PuzzleFlaw.LONG_DOCUMENT, MOST_LINES);
            }
            all.add(line);
        }
        return all.isEmpty() ? null : parse.apply(all);
    }

    private BrokenEntry tooLong(NumberedLine line, PuzzleFlaw flaw, int most) {
        Detail name = new Detail.Word(format.id());
        return BrokenEntry.at(
                line.number(), 1, Flaw.of(flaw).with("format", name).with("most", most));
    }
}

package org.escargot.format.text;

import java.io.IOException;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.jspecify.annotations.Nullable;

/// Takes puzzles from a list, one a line.
public final class LineReader implements EntryReader {
    /// How far a puzzle is looked for in an input that looks like no format.
    private static final int MOST_UNKNOWN = 200_000;

    private final LineQueue lines;
    private final boolean isBinary;
    /// Whether no line so far looked like any format.
    private boolean isUnknown;

    private int left = MOST_UNKNOWN;
    private boolean anything;
    private boolean done;

    private LineReader(LineQueue lines, boolean isBinary, boolean isUnknown) {
        this.lines = lines;
        this.isBinary = isBinary;
        this.isUnknown = isUnknown;
    }

    /// Reads a list.
    public static LineReader ofList(LineQueue lines) {
        return new LineReader(lines, false, false);
    }

    /// Reads an input that looks like no format: all lines before the first puzzle become one broken entry.
    public static LineReader ofUnknown(LineQueue lines) {
        return new LineReader(lines, false, true);
    }

    /// Says that the input is no text.
    public static LineReader ofBinary(LineQueue lines) {
        return new LineReader(lines, true, false);
    }

    /// Whether `line` is blank, a comment or a heading.
    public static boolean saysNothing(String line) {
        return LineFormat.saysNothing(line);
    }

    /// The puzzle of `line`, or what is wrong with one that is meant as a whole puzzle; nothing for any other line.
    public static Optional<Entry> whole(NumberedLine line) {
        Entry entry = LineFormat.read(line.text(), line.number());
        boolean isMeant = entry == null && LineFormat.hasLongRun(line.text()) && LineFormat.hasDigit(line.text());
        return isMeant ? problem(line) : Optional.ofNullable(entry);
    }

    /// What is wrong with `line`, which holds no puzzle; nothing where it says nothing.
    public static Optional<Entry> problem(NumberedLine line) {
        return Optional.ofNullable(LineFormat.parse(line.text(), line.number()));
    }

    @Override
    public @Nullable Entry next() throws IOException {
        if (done) {
            return null;
        }
        for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
            if (isBinary || !anything && Symbols.isBinary(line.text())) {
                done = true;
                return BrokenEntry.at(line.number(), 1, Flaw.of(PuzzleFlaw.BINARY));
            }
            Entry entry = LineFormat.parse(line.text(), line.number());
            if (entry != null) {
                boolean isFirst = isUnknown;
                isUnknown = false;
                anything = true;
                return isFirst && isBroken(line, entry) ? withNext(line, entry) : entry;
            }
            if (isUnknown && isTooFar(line)) {
                return tooFar(line);
            }
        }
        return null;
    }

    /// Skips the lines behind `first` as long as they are no puzzles, either, so that all of them become one entry.
    private Entry withNext(NumberedLine first, Entry entry) throws IOException {
        boolean isAlone = true;
        isTooFar(first);
        for (NumberedLine line = lines.peek(0); line != null; line = lines.peek(0)) {
            boolean saysNothing = LineFormat.saysNothing(line.text());
            if (!saysNothing && LineFormat.isMeantAsPuzzle(line.text())) {
                break;
            }
            if (isTooFar(line)) {
                return tooFar(first);
            }
            isAlone &= saysNothing;
            lines.next();
        }
        return isAlone ? entry : BrokenEntry.nothing(first.number());
    }

    /// Counts `line`; true if the reader may skip what follows it.
    private boolean isTooFar(NumberedLine line) {
        left -= line.text().length() + 1;
        return left < 0;
    }

    private Entry tooFar(NumberedLine line) {
        done = true;
        return BrokenEntry.at(
                line.number(), 1, Flaw.of(PuzzleFlaw.NO_PUZZLE_SO_FAR).with("most", MOST_UNKNOWN));
    }

    private static boolean isBroken(NumberedLine line, Entry entry) {
        return entry instanceof BrokenEntry && !LineFormat.hasLongRun(line.text());
    }
}

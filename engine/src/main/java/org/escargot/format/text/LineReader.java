package org.escargot.format.text;

import java.io.IOException;
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
    private final LineQueue lines;
    private final boolean isBinary;
    /// Whether no line so far looked like any format.
    private boolean isUnknown;

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
                return isFirst && isBroken(line) && skipBroken() ? BrokenEntry.nothing(line.number()) : entry;
            }
        }
        return null;
    }

    /// Skips the next lines as long as they are no puzzles, either, so that all of them become one broken entry;
    /// returns whether there were any.
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
        return !LineFormat.hasLongRun(line.text())
                && LineFormat.parse(line.text(), line.number()) instanceof BrokenEntry;
    }
}

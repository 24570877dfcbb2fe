package org.escargot.format.registry;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.sheet.Sheet;
import org.escargot.format.text.LineReader;
import org.jspecify.annotations.Nullable;

/// Reads a file that says where it ends, and behind its end what else stands in the input: another file, a list, grids.
/// Words alone say nothing there.
final class FollowedReader implements EntryReader {
    private final LineQueue lines;
    private final Function<LineQueue, EntryReader> following;
    private EntryReader reader;
    /// Whether a file was longer than any, so that its end is not looked for.
    private boolean isOver;

    /// @param reader reads the first file of `lines`
    /// @param following makes a reader of what comes behind the end of a file
    FollowedReader(EntryReader reader, LineQueue lines, Function<LineQueue, EntryReader> following) {
        this.reader = reader;
        this.lines = lines;
        this.following = following;
    }

    @Override
    public @Nullable Entry next() throws IOException {
        Entry entry = reader.next();
        if (entry != null || isOver) {
            isOver |= entry instanceof BrokenEntry broken && isTooLong(broken);
            return entry;
        }
        NumberedLine line = behindWords();
        if (line == null) {
            return null;
        }
        reader = following.apply(lines);
        entry = reader.next();
        return entry == null ? unread(line) : entry;
    }

    private static boolean isTooLong(BrokenEntry broken) {
        Flaw.Kind kind = broken.problem().flaw().kind();
        return kind.equals(PuzzleFlaw.LARGE_DOCUMENT) || kind.equals(PuzzleFlaw.LONG_DOCUMENT);
    }

    /// What is wrong with `line`, in which the reader found nothing.
    private Entry unread(NumberedLine line) throws IOException {
        NumberedLine left = lines.peek(0);
        if (left != null && left.number() == line.number()) {
            lines.next();
        }
        return LineReader.problem(line).orElseGet(() -> BrokenEntry.nothing(line.number()));
    }

    /// The first line to come that says something; null at the end.
    private @Nullable NumberedLine behindWords() throws IOException {
        NumberedLine line = lines.peek(0);
        while (line != null && saysNothing(line)) {
            lines.next();
            line = lines.peek(0);
        }
        // A failure of the input is told here.
        return line == null ? lines.next() : line;
    }

    private static boolean saysNothing(NumberedLine line) {
        return !opensFile(line) && (LineReader.saysNothing(line.text()) || isText(line));
    }

    private static boolean isText(NumberedLine line) {
        boolean mayBePuzzle =
                line.text().contains("://") || LineReader.whole(line).isPresent();
        return !mayBePuzzle && Sheet.isText(List.of(line));
    }

    private static boolean opensFile(NumberedLine line) {
        String text = line.text().strip();
        return text.startsWith("{")
                || text.startsWith("[")
                || Formats.ALL.stream().anyMatch(format -> format.claimsAtOnce(line));
    }
}

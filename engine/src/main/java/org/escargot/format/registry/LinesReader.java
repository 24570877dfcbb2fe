package org.escargot.format.registry;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.sheet.Sheet;
import org.escargot.format.text.Columns;
import org.escargot.format.text.LineReader;
import org.escargot.format.text.Symbols;
import org.jspecify.annotations.Nullable;

/// Takes puzzles from a list in which each line may be in a format of its own: 81 characters, a position of HoDoKu's
/// library, a link or a code. Lines that are none of that are looked at together, because a grid may stand among them,
/// and else each gets its sentence.
final class LinesReader implements EntryReader {
    /// How many lines are looked at together.
    private static final int MOST_LINES = 2_000;

    private final LineQueue lines;
    private final List<Format> formats;
    private final Deque<Entry> found = new ArrayDeque<>();
    private Optional<Columns> columns = Optional.empty();
    private boolean anything;
    private boolean done;

    /// Reads each line of `lines` in one of `formats`.
    LinesReader(LineQueue lines, List<Format> formats) {
        this.lines = lines;
        this.formats = formats;
    }

    @Override
    public @Nullable Entry next() throws IOException {
        while (found.isEmpty() && !done) {
            NumberedLine line = lines.peek(0);
            if (line == null) {
                // A failure of the input is told here.
                line = lines.next();
            }
            if (line == null) {
                done = true;
            } else {
                take(line);
            }
        }
        Entry entry = found.poll();
        anything |= entry != null;
        return entry;
    }

    private void take(NumberedLine line) throws IOException {
        if (!anything && Symbols.isBinary(line.text())) {
            done = true;
            found.add(BrokenEntry.at(line.number(), 1, Flaw.of(PuzzleFlaw.BINARY)));
            return;
        }
        Optional<Entry> entry = own(line);
        if (entry.isPresent()) {
            lines.next();
            found.add(entry.get());
        } else if (LineReader.saysNothing(line.text())) {
            columns = Columns.of(line.text()).or(() -> columns);
            lines.next();
        } else {
            together();
        }
    }

    /// The puzzle that `line` is, or what is wrong with the link or the long run of cells that it has; nothing for any
    /// other line.
    private Optional<Entry> own(NumberedLine line) {
        Optional<Entry> plain = columns.flatMap(known -> known.read(line)).or(() -> LineReader.whole(line));
        if (!hasSign(line.text())) {
            return plain;
        }
        for (Format format : formats) {
            if (!format.equals(UsualFormats.LINE)) {
                Optional<Entry> entry = format.ofLine(line);
                if (entry.isPresent()) {
                    return isBehind(entry.get(), line) ? plain : entry;
                }
            }
        }
        return plain;
    }

    /// Whether `line` may be in another format than that of plain lines; most lines of a list are not.
    private static boolean hasSign(String line) {
        return line.startsWith(":") || line.indexOf('/') >= 0 || line.indexOf('_') >= 0 || hasLetterAndColon(line);
    }

    private static boolean hasLetterAndColon(String line) {
        return line.indexOf(':') >= 0 || line.length() > 81 && Character.isLetter(line.charAt(0));
    }

    /// Whether `entry` is a broken link behind a puzzle, of which it may be the source.
    private static boolean isBehind(Entry entry, NumberedLine line) {
        if (!(entry instanceof BrokenEntry broken)) {
            return false;
        }
        String before = line.text().substring(0, broken.problem().column() - 1);
        return LineReader.whole(new NumberedLine(line.number(), before))
                .filter(PuzzleEntry.class::isInstance)
                .isPresent();
    }

    /// Takes the lines up to the next one that stands for itself.
    private void together() throws IOException {
        List<NumberedLine> block = block();
        List<Entry> read = block.isEmpty() ? List.of() : Sheet.read(block);
        boolean hasPuzzle = read.stream().anyMatch(PuzzleEntry.class::isInstance);
        if (hasPuzzle || block.size() == 1 && !read.isEmpty()) {
            found.addAll(read);
            return;
        }
        for (NumberedLine line : block) {
            Optional<Entry> problem = LineReader.problem(line);
            boolean isLink = line.text().contains("://");
            found.addAll(
                    problem.isPresent() && isLink
                            ? Sheet.read(List.of(line))
                            : problem.stream().toList());
        }
    }

    private List<NumberedLine> block() throws IOException {
        List<NumberedLine> block = new ArrayList<>();
        int left = Sheet.MOST_CHARACTERS;
        for (NumberedLine line = lines.peek(0); line != null; line = lines.peek(0)) {
            left -= line.text().length() + 1;
            boolean isFull = block.size() == MOST_LINES || left < 0;
            if (!block.isEmpty() && (isFull || own(line).isPresent())) {
                break;
            }
            block.add(line);
            lines.next();
        }
        return block;
    }
}

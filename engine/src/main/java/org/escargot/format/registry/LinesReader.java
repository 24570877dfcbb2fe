package org.escargot.format.registry;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import org.escargot.grid.Cell;
import org.jspecify.annotations.Nullable;

/// Takes puzzles from a list in which each line may be in a format of its own: 81 characters, a position of HoDoKu's
/// library, a link or a code. Lines that are none of that are looked at together, because a grid may stand among them,
/// and else each gets its sentence.
final class LinesReader implements EntryReader {
    /// How many lines are looked at together.
    private static final int MOST_LINES = 2_000;
    /// A longer line is no puzzle, however it is written.
    private static final int LONGEST_SHEET = 2_000;

    private final LineQueue lines;
    private final List<Format> formats;
    private final Function<List<NumberedLine>, List<Entry>> sheets;
    private final Deque<Entry> found = new ArrayDeque<>();
    private Optional<Columns> columns = Optional.empty();
    /// The puzzle that was given last.
    private @Nullable PuzzleEntry last;

    private boolean anything;
    private boolean done;
    private Together together = new Together(0, List.of());

    /// Reads each line of `lines` in one of `formats`.
    LinesReader(LineQueue lines, List<Format> formats) {
        this(lines, formats, Sheet::read);
    }

    /// @param sheets reads lines that are looked at together
    LinesReader(LineQueue lines, List<Format> formats, Function<List<NumberedLine>, List<Entry>> sheets) {
        this.lines = lines;
        this.formats = formats;
        this.sheets = sheets;
    }

    /// Lines that were looked at together.
    ///
    /// @param count how many
    /// @param entries what was read of them
    private record Together(int count, List<Entry> entries) {}

    /// What was read of all lines together, where none of the `count` that there are stood for itself.
    Optional<List<Entry>> together(int count) {
        return Optional.of(together).filter(all -> all.count() == count).map(Together::entries);
    }

    @Override
    public @Nullable Entry next() throws IOException {
        do {
            while (found.isEmpty() && !done) {
                read();
            }
        } while (dropsSolution());
        Entry entry = found.poll();
        anything |= entry != null;
        last = entry instanceof PuzzleEntry puzzle ? puzzle : last;
        return entry;
    }

    /// Looks one entry farther where the one found is called a solution: it is none of the puzzles if it solves one
    /// beside it.
    private boolean dropsSolution() throws IOException {
        if (!(found.peek() instanceof PuzzleEntry solution)
                || !solution.start().isSolved()
                || !Sheet.isSolutionName(solution.metadata())) {
            return false;
        }
        if (last != null && Sheet.solves(solution, last)) {
            found.remove();
            return true;
        }
        while (found.size() < 2 && !done) {
            read();
        }
        List<Entry> next = List.copyOf(found);
        boolean isSolution =
                next.size() > 1 && next.get(1) instanceof PuzzleEntry puzzle && Sheet.solves(solution, puzzle);
        if (isSolution) {
            found.remove();
        }
        return isSolution;
    }

    private void read() throws IOException {
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

    private void take(NumberedLine line) throws IOException {
        if (!anything && Symbols.isBinary(line.text())) {
            done = true;
            found.add(BrokenEntry.at(line.number(), 1, Flaw.of(PuzzleFlaw.BINARY)));
            return;
        }
        List<Entry> entries = several(line);
        if (!entries.isEmpty()) {
            lines.next();
            found.addAll(entries);
        } else if (LineReader.saysNothing(line.text())) {
            columns = Columns.of(line.text()).or(() -> columns);
            lines.next();
        } else {
            together();
        }
    }

    /// The puzzles of `line`: several links on it, two puzzles one behind the other, or what it is as a whole.
    private List<Entry> several(NumberedLine line) {
        List<Entry> links = new ArrayList<>();
        for (String piece : LinkPieces.of(line.text())) {
            own(new NumberedLine(line.number(), piece)).ifPresent(links::add);
        }
        if (links.size() > 1) {
            return links;
        }
        List<Entry> whole = own(line).stream().toList();
        boolean mayHaveMore = columns.isEmpty() && line.text().length() > 2 * Cell.COUNT;
        if (!mayHaveMore || !(whole.stream().findFirst().orElse(null) instanceof PuzzleEntry first)) {
            return whole;
        }
        return whole(new NumberedLine(line.number(), first.metadata()))
                .filter(second -> second instanceof PuzzleEntry other && isOther(first, other))
                .map(second -> List.of(first.withMetadata(""), second))
                .orElse(whole);
    }

    /// Whether `second` has an empty cell and is no other stand of `first`.
    private static boolean isOther(PuzzleEntry first, PuzzleEntry second) {
        return second.start().toString().indexOf('.') >= 0
                && !second.start().extendsGrid(first.start())
                && !first.start().extendsGrid(second.start());
    }

    /// The puzzle that `line` is, or what is wrong with the link or the long run of cells that it has; nothing for any
    /// other line.
    private Optional<Entry> own(NumberedLine line) {
        Optional<Entry> plain = columns.flatMap(known -> known.read(line)).or(() -> whole(line));
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

    /// The puzzle of `line`, in whatever manner its 81 cells are written; else what is wrong with it.
    private static Optional<Entry> whole(NumberedLine line) {
        Optional<Entry> entry = LineReader.whole(line);
        boolean isBroken = entry.filter(BrokenEntry.class::isInstance).isPresent();
        return isBroken && line.text().length() <= LONGEST_SHEET
                ? Sheet.ofLine(line).or(() -> entry)
                : entry;
    }

    /// Whether `line` may be in another format than that of plain lines; most lines of a list are not.
    private static boolean hasSign(String line) {
        return line.startsWith(":")
                || line.indexOf('/') >= 0
                || line.indexOf('_') >= 0
                || hasRules(line)
                || hasLetterAndColon(line);
    }

    /// Strings of rules have a tilde or begin with a dot and a letter; signs of cages point to each other.
    private static boolean hasRules(String line) {
        return line.indexOf('~') >= 0
                || line.indexOf('<') >= 0
                || isDotted(line, 0)
                || isDotted(line, line.indexOf(" .") + 1);
    }

    private static boolean isDotted(String line, int at) {
        return line.length() > at + 1 && line.charAt(at) == '.' && Character.isLetter(line.charAt(at + 1));
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

    /// Takes the lines up to the next one that stands for itself. Words before the first puzzle say nothing; behind it
    /// they stand where a list has a puzzle, and get their sentence.
    private void together() throws IOException {
        List<NumberedLine> block = block();
        List<Entry> read = block.isEmpty() ? List.of() : sheets.apply(block);
        together = new Together(block.size(), read);
        boolean hasPuzzle = read.stream().anyMatch(PuzzleEntry.class::isInstance);
        if (hasPuzzle || block.size() == 1 && !read.isEmpty()) {
            found.addAll(read);
            return;
        }
        for (NumberedLine line : block) {
            boolean isLink = line.text().contains("://");
            boolean isWords = !anything && !isLink && Sheet.isProse(line.text());
            Optional<Entry> problem = isWords ? Optional.empty() : LineReader.problem(line);
            Optional<Entry> site = problem.isPresent() && isLink ? Sheet.site(line) : Optional.empty();
            site.or(() -> problem).ifPresent(found::add);
        }
    }

    private List<NumberedLine> block() throws IOException {
        List<NumberedLine> block = new ArrayList<>();
        int left = Sheet.HEAVIEST;
        for (NumberedLine line = lines.peek(0); line != null; line = lines.peek(0)) {
            left -= line.weight();
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

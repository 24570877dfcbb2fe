package org.escargot.cli.input;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.speech.Visible;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.TextInput;
import org.escargot.format.registry.PuzzleReader;
import org.jspecify.annotations.Nullable;

/// The puzzles of one argument: a file, standard input, or the argument itself.
public final class PuzzleSource implements AutoCloseable {
    /// In bytes.
    private static final long SMALL = 1 << 20;

    private final Terminal terminal;
    private final Speech speech;
    private final InputFile file;
    private final boolean literal;
    private final boolean isShown;
    private final Optional<Format> format;
    private @Nullable PuzzleReader reader;

    private final Slice.Block wanted;
    private final boolean isQuiet;
    private final BadLines remarks;

    /// How many puzzles there are, once counted; else -1.
    private long total;

    private final Deque<Entry> peeked = new ArrayDeque<>();

    /// How many entries were read, those that are not wanted too.
    private long position;

    /// How a source is read.
    ///
    /// @param format the format; empty to tell it from the first lines
    /// @param wanted the entries to give, counted from the beginning
    /// @param isQuiet whether nothing is said of how they are read, because they are read again
    record Manner(Optional<Format> format, Slice.Block wanted, boolean isQuiet) {}

    private PuzzleSource(Terminal terminal, InputFile file, boolean literal, Manner manner) {
        this.terminal = terminal;
        this.speech = terminal.speech();
        this.isShown = terminal.outIsTerminal();
        this.file = file;
        this.literal = literal;
        this.format = manner.format();
        this.wanted = manner.wanted();
        this.isQuiet = manner.isQuiet();
        this.total = wanted.to() == Long.MAX_VALUE ? -1 : wanted.size();
        this.remarks = new BadLines(speech, false, terminal::complain);
    }

    /// @throws BadInput when there is no such file, and the argument is not meant as a puzzle either
    static PuzzleSource open(Terminal terminal, String argument, Manner manner) {
        boolean literal = !argument.equals("-") && isMeantAsPuzzle(argument);
        if (!literal) {
            return new PuzzleSource(terminal, InputFile.open(terminal, argument), false, manner);
        }
        byte[] text = argument.getBytes(StandardCharsets.UTF_8);
        var stream = new CountingInput(new ByteArrayInputStream(text));
        String name = terminal.speech().say(Report.THE_PUZZLE);
        return new PuzzleSource(terminal, new InputFile(name, stream, text.length), true, manner);
    }

    /// No such file, and rather digits than a name.
    private static boolean isMeantAsPuzzle(String argument) {
        long cells = argument.chars()
                .filter(c -> c >= '0' && c <= '9' || c == '.' || c == '_' || c == '*')
                .count();
        if (argument.isEmpty()) {
            return false;
        }
        if (argument.startsWith("https://") || argument.startsWith("http://")) {
            return true;
        }
        if (isRules(argument) || isGameId(argument)) {
            return !InputFile.exists(argument);
        }
        // What stands between the cells of grids, tables and matrices speaks for neither.
        long between = argument.chars()
                .filter(c -> c <= ' ' || ",;|+-=[]{}'\"".indexOf(c) >= 0)
                .count();
        boolean isName = argument.length() < 9 && argument.chars().noneMatch(Character::isDigit);
        return !InputFile.exists(argument) && !isName && 2 * cells > argument.length() - between;
    }

    /// Whether it begins as an ISS string does, which is no name of a file.
    private static boolean isRules(String argument) {
        return argument.length() > 1
                && argument.charAt(0) == '.'
                && (argument.charAt(1) == '~' || Character.isUpperCase(argument.charAt(1)));
    }

    /// Whether it is written as a game id of Solo, such as `2x2:1a2m`: a size, a colon, and runs of letters and
    /// numbers.
    private static boolean isGameId(String argument) {
        return Character.isDigit(argument.charAt(0))
                && argument.indexOf(':') > 0
                && argument.chars()
                        .allMatch(c -> c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || ":,_".indexOf(c) >= 0);
    }

    /// How messages call it.
    public String name() {
        return file.name();
    }

    /// Whether the argument itself was the puzzle.
    public boolean isLiteral() {
        return literal;
    }

    /// Whether no more than one puzzle is left.
    public boolean isSingle() {
        while (peeked.size() < 2) {
            Entry entry = ahead();
            if (entry == null) {
                return true;
            }
            peeked.add(entry);
        }
        return false;
    }

    /// The next entry before its turn; null also where the input fails, which is told when its turn has come.
    private @Nullable Entry ahead() {
        try {
            return read();
        } catch (BadInput bad) {
            if (reader == null) {
                throw bad;
            }
            return null;
        }
    }

    /// Runs `action` before each read that may have to wait for input.
    public void onIdle(Runnable action) {
        file.stream().onIdle(action);
    }

    /// Reads a file ahead that fits into memory, so that [#share] is exact: for hard puzzles, a small file takes
    /// long.
    public void countAhead() {
        if (file.size() == 0 || file.size() > SMALL || total >= 0) {
            return;
        }
        for (Entry entry = ahead(); entry != null; entry = ahead()) {
            peeked.add(entry);
        }
        total = peeked.size();
    }

    /// What share is done when `done` of its puzzles are, 0..1; -1 when that is unknown.
    public double share(long done) {
        if (total < 0) {
            return file.share();
        }
        return total == 0 ? 1 : (double) done / total;
    }

    /// The next puzzle or broken place, or null at the end.
    @Nullable
    public Entry next() {
        return peeked.isEmpty() ? read() : peeked.remove();
    }

    private @Nullable Entry read() {
        Entry entry = readAny();
        while (entry != null && position <= wanted.from()) {
            entry = readAny();
        }
        if (entry instanceof PuzzleEntry puzzle) {
            tellRemarks(puzzle);
        }
        return entry == null ? null : shown(entry);
    }

    /// The next entry, wanted or before those that are; null behind them.
    private @Nullable Entry readAny() {
        if (position >= wanted.to()) {
            return null;
        }
        try {
            if (reader == null) {
                reader = PuzzleReader.of(TextInput.of(file.stream()), format);
                if (!isQuiet) {
                    tellRival(reader);
                }
            }
            position++;
            return reader.next();
        } catch (IOException e) {
            throw InputFile.unreadable(file.name(), e);
        }
    }

    private void tellRival(PuzzleReader opened) {
        opened.format()
                .ifPresent(taken -> opened.rival()
                        .ifPresent(other -> terminal.complain(Report.FITS_TWO, name(), taken.id(), other.id())));
    }

    /// What stands beside a puzzle must not command a terminal on which it is printed.
    private Entry shown(Entry entry) {
        return isShown && entry instanceof PuzzleEntry puzzle
                ? puzzle.withMetadata(Visible.line(puzzle.metadata()))
                : entry;
    }

    /// Says in which way `puzzle` was read where there are several.
    private void tellRemarks(PuzzleEntry puzzle) {
        for (Flaw remark : isQuiet ? List.<Flaw>of() : puzzle.remarks()) {
            remarks.add(() -> where(new ParseProblem(puzzle.line(), 1, remark)), puzzle.line(), name());
        }
    }

    /// The problem with its place, for a message.
    public String where(ParseProblem problem) {
        return speech.say(Complaint.PLACE, file.name(), problem.line(), problem.column(), speech.flaw(problem.flaw()));
    }

    /// That the source cannot be used, because of `problem`.
    public BadInput broken(ParseProblem problem) {
        return new BadInput(
                Complaint.PLACE, file.name(), problem.line(), problem.column(), speech.flaw(problem.flaw()));
    }

    @Override
    public void close() {
        remarks.end();
        file.close();
    }
}

package org.escargot.format.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Candidates729;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Fit;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Head;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.jspecify.annotations.Nullable;

/// One puzzle a line: 81 characters for givens, or 729 for candidates (a sukaku). The puzzle is the first run
/// of exactly so many cell characters; the text before and after it is metadata. As in HoDoKu, a `+` before a
/// digit marks it as placed, not given.
public final class LineFormat extends Format {
    /// The headings of columns that hold puzzles.
    private static final List<String> NAMES = List.of("puzzle", "quizzes", "sudoku", "solution", "grille");

    /// A longer run is no puzzle, even where a plus stands before each candidate.
    private static final int LONGEST_RUN = 2 * Candidate.COUNT;

    private static final int LONGEST_HEADING = 10_000;
    /// What is no heading, whatever stands beside it.
    private static final String EMPTY_GRID = ".".repeat(Cell.COUNT);
    /// The shortest run of cell characters that is meant as a whole puzzle, whether written well or badly.
    private static final int LONG_RUN = 40;

    public LineFormat() {
        super("line", "txt");
    }

    @Override
    public boolean isList() {
        return true;
    }

    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        return read(line.text(), line.number()) instanceof PuzzleEntry && !Candidates729.isRow(line.text());
    }

    /// The puzzle of `line`, or what is wrong with a line that says something.
    @Override
    public Optional<Entry> ofLine(NumberedLine line) {
        return Optional.ofNullable(parse(line.text(), line.number()));
    }

    @Override
    public Fit fit(Head head) {
        return Fit.when(
                FirstRows.all(head).stream().anyMatch(line -> hasLongRun(line) && !Candidates729.isRow(line)),
                Fit.MARK);
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return LineReader.ofList(lines);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.CANDIDATES, Feature.PLACED, Feature.METADATA, Feature.SEVERAL),
                entry -> {
                    String cells = entry.puzzle() instanceof Givens
                            ? cells(entry.start(), entry.digits())
                            : entry.puzzle().toString();
                    return cells + (entry.metadata().isEmpty() ? "" : "\t" + entry.metadata()) + "\n";
                }));
    }

    /// 81 characters, with a `+` before each digit that is no given, as HoDoKu writes them.
    static String cells(Grid start, Grid current) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = current.digit(cell);
            boolean placed = digit != Digit.NONE && start.digit(cell) == Digit.NONE;
            text.append(placed ? "+" : "").append(digit == Digit.NONE ? "." : Integer.toString(digit));
        }
        return text.toString();
    }

    /// Whether `line` holds what is meant as a whole puzzle.
    static boolean hasLongRun(String line) {
        for (int start = 0; start < line.length() && start < Head.MOST_CHARACTERS; start++) {
            int end = endOfRun(line, start);
            if (end - start >= LONG_RUN) {
                return true;
            }
            start = Math.max(start, end);
        }
        return false;
    }

    /// Reads one line; safe to call from any thread.
    ///
    /// @param line the line without its end
    /// @param number its number, from 1
    /// @return the entry, or null for a line that is blank, a comment or a heading
    static @Nullable Entry parse(String line, long number) {
        Entry entry = read(line, number);
        return entry != null || saysNothing(line) ? entry : new BrokenEntry(LineFlaw.problem(line, number));
    }

    /// The puzzle of `line`, or what is wrong with it; null where no run has as many cells as a puzzle, and for a line
    /// that says nothing.
    static @Nullable Entry read(String line, long number) {
        Grid plain = Grid.ofPlain(line);
        if (plain != null) {
            return PuzzleEntry.of(number, new Givens(plain), "");
        }
        if (line.length() == Cell.COUNT && isSpacedOut(line)) {
            return PuzzleEntry.of(number, new Givens(Grid.of(line.replace(' ', '.'))), "");
        }
        if (saysNothing(line)) {
            return null;
        }
        for (int start = 0; start < line.length() && start < Head.MOST_CHARACTERS; start++) {
            int end = endOfRun(line, start);
            int cells = end - start > LONGEST_RUN ? 0 : cells(line, start, end);
            if (cells == Cell.COUNT || cells == Candidate.COUNT) {
                int puzzle = cells == Cell.COUNT ? SolutionRun.puzzle(line, start, end) : start;
                return read(line, number, puzzle, endOfRun(line, puzzle), cells);
            }
            start = Math.max(start, end);
        }
        return null;
    }

    /// The puzzle in the field of `line` from `from` to `to`, the rest of the line as its metadata; null where that
    /// field holds none.
    static @Nullable Entry readField(String line, long number, int from, int to) {
        for (int start = from; start < to; start++) {
            int end = Math.min(to, endOfRun(line, start));
            int cells = end - start > LONGEST_RUN ? 0 : cells(line, start, end);
            if (cells == Cell.COUNT || cells == Candidate.COUNT) {
                return read(line, number, start, end, cells);
            }
            start = Math.max(start, end);
        }
        return null;
    }

    /// Whether `line` holds a puzzle, or what is meant as one.
    static boolean isMeantAsPuzzle(String line) {
        return hasLongRun(line) || line.length() == Cell.COUNT && isSpacedOut(line);
    }

    /// Whether `line` is blank, a comment or a heading.
    static boolean saysNothing(String line) {
        return Symbols.isComment(line) || isHeading(line);
    }

    /// Digits and blanks only, and blanks for empty cells; nine groups with a blank between are a row of candidates.
    private static boolean isSpacedOut(String line) {
        boolean digits = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c != ' ' && (c < '1' || c > '9')) {
                return false;
            }
            digits |= c != ' ';
        }
        return digits && Text.fields(line, ' ').size() != 9;
    }

    /// The names of columns, as csv lists begin, or a word in brackets.
    private static boolean isHeading(String line) {
        if (line.length() > LONGEST_HEADING || hasDigit(line) || line.contains(EMPTY_GRID)) {
            return false;
        }
        String words = line.strip().toLowerCase(Locale.ROOT);
        if (words.startsWith("[") && words.endsWith("]")) {
            return true;
        }
        for (String name : NAMES) {
            if (words.contains(name)) {
                return true;
            }
        }
        return Columns.of(line).isPresent();
    }

    static boolean hasDigit(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (Text.isDigit(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /// The end of the run of cell characters that begins at `start`; `start` when none begins there.
    static int endOfRun(String line, int start) {
        int end = start;
        while (end < line.length() && (Symbols.isCell(line.charAt(end)) || line.charAt(end) == '+')) {
            end++;
        }
        return end;
    }

    /// How many cells the run holds; the marks of placed digits are not counted.
    static int cells(String line, int start, int end) {
        int cells = end - start;
        for (int i = start; i < end; i++) {
            cells -= line.charAt(i) == '+' ? 1 : 0;
        }
        return cells;
    }

    private static Entry read(String line, long number, int start, int end, int cells) {
        String metadata = metadata(SolutionRun.before(line, start), line.substring(end));
        if (cells == Candidate.COUNT) {
            return candidates(line, number, start, end, metadata);
        }
        byte[] givens = new byte[Cell.COUNT];
        byte[] current = new byte[Cell.COUNT];
        int cell = 0;
        for (int i = start; i < end; i++) {
            if (line.charAt(i) != '+') {
                current[cell] = Symbols.digit(line.charAt(i));
                boolean placed = i > start && line.charAt(i - 1) == '+';
                givens[cell] = placed ? 0 : current[cell];
                cell++;
            }
        }
        Optional<Grid> progress =
                line.substring(start, end).contains("+") ? Optional.of(Grid.of(current)) : Optional.empty();
        return withoutDeleted(
                new PuzzleEntry(number, new Givens(Grid.of(givens)), progress, metadata), line, start, end);
    }

    /// `entry`, whose cells stand from `start` to `end`, without the candidates that are gone, as Susser and others
    /// write them behind a colon.
    private static PuzzleEntry withoutDeleted(PuzzleEntry entry, String line, int start, int end) {
        boolean hasList = end < line.length() && line.charAt(end) == ':';
        String list = hasList ? line.substring(end + 1) : "";
        return DeletedCandidates.areIn(list)
                ? DeletedCandidates.from(entry.withMetadata(metadata(line.substring(0, start), "")), list)
                : entry;
    }

    private static Entry candidates(String line, long number, int start, int end, String metadata) {
        int[] candidates = new int[Cell.COUNT];
        int place = 0;
        for (int i = start; i < end; i++) {
            if (line.charAt(i) == '+') {
                continue;
            }
            byte digit = Symbols.digit(line.charAt(i));
            if (digit != 0 && digit != Candidate.digit(place)) {
                Flaw flaw = Flaw.of(PuzzleFlaw.MISPLACED_CANDIDATE)
                        .with("digit", digit)
                        .with("place", Candidate.digit(place));
                return BrokenEntry.at(number, i + 1, flaw);
            }
            candidates[Candidate.cell(place)] |= digit == 0 ? 0 : DigitSet.bit(digit);
            place++;
        }
        return PuzzleEntry.of(number, Pencilmarks.ofCandidates(candidates), metadata);
    }

    private static String metadata(String before, String behind) {
        // A quote right beside the cells belongs to the csv field that holds them.
        int end = before.length() - (before.endsWith("\"") ? 1 : 0);
        while (end > 0 && separates(before.charAt(end - 1))) {
            end--;
        }
        int start = behind.startsWith("\"") ? 1 : 0;
        while (start < behind.length() && separates(behind.charAt(start))) {
            start++;
        }
        String left = before.substring(0, end).strip();
        String right = behind.substring(start).strip();
        return left.isEmpty() || right.isEmpty() ? left + right : left + " " + right;
    }

    private static boolean separates(char c) {
        return c <= ' ' || c == ',' || c == ';' || c == '|';
    }
}

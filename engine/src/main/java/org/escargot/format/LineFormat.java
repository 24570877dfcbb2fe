package org.escargot.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.jspecify.annotations.Nullable;

/// One puzzle a line: 81 characters for givens, or 729 for candidates (a sukaku). The puzzle is the first run
/// of exactly so many cell characters; what stands before and behind it is metadata. In HoDoKu's way a `+`
/// before a digit marks it as placed, not given.
public final class LineFormat {
    /// What columns of puzzles are called.
    private static final List<String> NAMES = List.of("puzzle", "quizzes", "sudoku", "solution", "grille");

    private LineFormat() {}

    /// Reads one line; safe to call from any thread.
    ///
    /// @param line the line without its end
    /// @param number its number, from 1
    /// @return the entry, or null for a line that is blank, a comment or a heading
    public static @Nullable Entry parse(String line, long number) {
        Grid plain = Grid.ofPlain(line);
        if (plain != null) {
            return PuzzleEntry.of(number, new Givens(plain), "");
        }
        if (line.length() == Cell.COUNT && isSpacedOut(line)) {
            return PuzzleEntry.of(number, new Givens(Grid.of(line.replace(' ', '.'))), "");
        }
        if (Symbols.isComment(line) || isHeading(line)) {
            return null;
        }
        for (int start = 0; start < line.length(); start++) {
            int end = endOfRun(line, start);
            int cells = cells(line, start, end);
            if (cells == Cell.COUNT || cells == Candidate.COUNT) {
                return read(line, number, start, end, cells);
            }
            start = Math.max(start, end);
        }
        return new BrokenEntry(LineFlaw.problem(line, number));
    }

    /// Digits and blanks only, and blanks for empty cells.
    private static boolean isSpacedOut(String line) {
        boolean digits = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c != ' ' && (c < '1' || c > '9')) {
                return false;
            }
            digits |= c != ' ';
        }
        return digits;
    }

    /// The names of columns, as csv lists begin, or a word in brackets.
    private static boolean isHeading(String line) {
        if (line.chars().anyMatch(Character::isDigit)) {
            return false;
        }
        String words = line.strip().toLowerCase(Locale.ROOT);
        return words.startsWith("[") && words.endsWith("]") || NAMES.stream().anyMatch(words::contains);
    }

    /// Where the run of cell characters that begins at `start` ends; `start` when none begins there.
    static int endOfRun(String line, int start) {
        int end = start;
        while (end < line.length() && (Symbols.isCell(line.charAt(end)) || line.charAt(end) == '+')) {
            end++;
        }
        return end;
    }

    /// How many cells the run holds: the marks of placed digits are none.
    static int cells(String line, int start, int end) {
        int cells = end - start;
        for (int i = start; i < end; i++) {
            cells -= line.charAt(i) == '+' ? 1 : 0;
        }
        return cells;
    }

    private static Entry read(String line, long number, int start, int end, int cells) {
        String metadata = metadata(line.substring(0, start), line.substring(end));
        if (cells == Candidate.COUNT) {
            return candidates(line, number, start, end, metadata);
        }
        byte[] givens = new byte[Cell.COUNT];
        byte[] current = new byte[Cell.COUNT];
        int cell = 0;
        boolean placed = false;
        boolean anyPlaced = false;
        for (int i = start; i < end; i++) {
            if (line.charAt(i) == '+') {
                placed = true;
                anyPlaced = true;
            } else {
                current[cell] = Symbols.digit(line.charAt(i));
                givens[cell] = placed ? 0 : current[cell];
                placed = false;
                cell++;
            }
        }
        Optional<Grid> progress = anyPlaced ? Optional.of(Grid.of(current)) : Optional.empty();
        return new PuzzleEntry(number, new Givens(Grid.of(givens)), progress, metadata);
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

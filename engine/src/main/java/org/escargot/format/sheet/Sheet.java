package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// Reads a text in which no format's own reader finds its way; the package says how.
public final class Sheet {
    /// More is no sheet.
    public static final int MOST_CHARACTERS = 200_000;

    /// Fewer digits in a sentence are no row of a grid.
    private static final int SHORTEST_ROW = 7;

    private static final int LONGEST_HEADING = 60;
    /// What a solution is called.
    private static final List<String> SOLUTIONS =
            List.of("solution", "answer", "l\u00F6sung", "loesung", "\u03BB\u03CD\u03C3\u03B7");

    private static final List<Manner> MANNERS = List.of(
            new CandidateManner(),
            new RowManner(),
            new TableManner(),
            new ColumnManner(),
            new StreamManner(),
            new FactManner(),
            new LetterManner(),
            new OtherManner());

    private Sheet() {}

    /// The puzzles of `lines` as they are written best; else what is known of why there are none; else nothing.
    public static List<Entry> read(List<NumberedLine> lines) {
        List<NumberedLine> plain = Plain.lines(lines);
        List<PuzzleEntry> best = List.of();
        for (Manner manner : MANNERS) {
            List<PuzzleEntry> found = manner.read(plain);
            best = found.size() > best.size() ? found : best;
        }
        if (best.isEmpty()) {
            return List.copyOf(Refusal.of(plain).stream().toList());
        }
        return new ArrayList<>(namesSolution(plain) ? withoutSolutions(best) : best);
    }

    /// Whether `lines` are words and signs, among which no row of a grid stands.
    public static boolean isText(List<NumberedLine> lines) {
        Words words = Words.of(lines);
        for (NumberedLine line : lines) {
            String cells = words.cells(line.text());
            boolean isText = cells.isEmpty() || cells.indexOf(Words.OTHER) >= 0;
            boolean hasRow = false;
            for (String part : Text.fields(cells, Words.OTHER)) {
                hasRow |= part.length() >= SHORTEST_ROW;
            }
            if (!isText || hasRow) {
                return false;
            }
        }
        return true;
    }

    /// Whether a line of `lines` is a heading of a solution.
    public static boolean namesSolution(List<NumberedLine> lines) {
        return lines.stream().anyMatch(line -> isHeading(line.text().toLowerCase(Locale.ROOT)));
    }

    private static boolean isHeading(String line) {
        return line.length() <= LONGEST_HEADING && SOLUTIONS.stream().anyMatch(line::contains);
    }

    /// `puzzles` without those that are full grids behind the puzzle that they solve.
    private static List<PuzzleEntry> withoutSolutions(List<PuzzleEntry> puzzles) {
        List<PuzzleEntry> left = new ArrayList<>();
        for (PuzzleEntry puzzle : puzzles) {
            boolean isSolution = !left.isEmpty()
                    && puzzle.start().isSolved()
                    && puzzle.start().extendsGrid(left.getLast().start());
            if (!isSolution) {
                left.add(puzzle);
            }
        }
        return left;
    }
}

package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;

/// Reads a text in which no format's own reader finds its way; the package says how.
public final class Sheet {
    /// Lines of a greater weight are no sheet. This bounds what is done for an input in which nothing is found: each
    /// manner, one after the other, looks at all lines.
    public static final int HEAVIEST = 200_000;

    private static final int FEWEST_LINES = 9;
    private static final int FEWEST_CHARACTERS = 24;

    /// Fewer digits in a sentence are no row of a grid.
    private static final int SHORTEST_ROW = 7;
    /// More in a row are the numbers of a telephone, unless they are a puzzle.
    private static final int LONGEST_ROW = 10;

    /// Fewer letters may be anything.
    private static final int SHORTEST_WORD = 3;

    private static final int LONGEST_HEADING = 60;
    /// What a solution is called.
    private static final List<String> SOLUTIONS = List.of(
            "solu",
            "solved",
            "answer",
            "output",
            "result",
            "after",
            "expected",
            "l\u00F6sung",
            "loesung",
            "oplossing",
            "\u03BB\u03CD\u03C3\u03B7",
            "\u0440\u0435\u0448\u0435\u043D\u0438\u0435",
            "\u7B54",
            "\u89E3");

    private static final List<Manner> MANNERS = List.of(
            new SukakuManner(),
            new CandidateManner(),
            new RowManner(),
            new TableManner(),
            new BracketManner(),
            new ColumnManner(),
            new StreamManner(),
            new GroupManner(),
            new FactManner(),
            new LetterManner(),
            new OtherManner(),
            new WordManner());

    private Sheet() {}

    /// The puzzles of `lines` as they are written best; else what is known of why there are none; else nothing.
    public static List<Entry> read(List<NumberedLine> lines) {
        PlainLines plain = new PlainLines(Plain.lines(lines));
        List<PuzzleEntry> best = List.of();
        for (Manner manner : mayHoldGrid(plain.all()) ? MANNERS : List.<Manner>of()) {
            List<PuzzleEntry> found = manner.read(plain);
            best = found.size() > best.size() ? found : best;
        }
        if (best.isEmpty()) {
            return List.copyOf(Refusal.of(plain).stream().toList());
        }
        return new ArrayList<>(namesSolution(plain.all()) ? withoutSolutions(best) : best);
    }

    /// Whether `lines` are nine, or long enough for the fewest facts that are a puzzle.
    private static boolean mayHoldGrid(List<NumberedLine> lines) {
        return lines.size() >= FEWEST_LINES
                || lines.stream().mapToInt(line -> line.text().length()).sum() >= FEWEST_CHARACTERS;
    }

    /// The puzzle that `line` is without anything beside it, where its cells are written in an unusual manner.
    public static Optional<Entry> ofLine(NumberedLine line) {
        List<NumberedLine> plain = Plain.lines(List.of(line));
        List<PuzzleEntry> found = new GroupManner().read(new PlainLines(plain));
        boolean isBare = plain.size() == 1 && plain.getFirst().text().strip().length() == Cell.COUNT;
        List<PuzzleEntry> other = found.isEmpty() && isBare ? new OtherManner().read(new PlainLines(plain)) : found;
        return other.stream().<Entry>map(puzzle -> puzzle).findFirst();
    }

    /// That nothing is known of the site to which a link on `line` leads; nothing where none stands there.
    public static Optional<Entry> site(NumberedLine line) {
        return Refusal.site(Plain.lines(List.of(line))).map(broken -> broken);
    }

    /// Whether `lines` are words and signs, among which no row of a grid stands.
    public static boolean isText(List<NumberedLine> lines) {
        List<String> all = Words.cells(lines);
        for (int i = 0; i < lines.size(); i++) {
            String text = lines.get(i).text();
            String cells = all.get(i);
            boolean isRule = text.indexOf('|') >= 0 && text.chars().allMatch(c -> " |:-".indexOf(c) >= 0);
            if (isRule) {
                continue;
            }
            boolean isText = cells.isEmpty() || cells.indexOf(Words.OTHER) >= 0;
            boolean hasRow = false;
            for (String part : Text.fields(cells, Words.OTHER)) {
                hasRow |= part.length() >= SHORTEST_ROW && part.length() <= LONGEST_ROW;
            }
            if (!isText || hasRow) {
                return false;
            }
        }
        return true;
    }

    /// Whether `line` is words or a note of a step, in which nothing is as long as a row of a grid. Such a line is not
    /// meant as a puzzle.
    public static boolean isProse(String line) {
        String text = withoutRatings(line);
        return isSentence(text) || !hasLongWord(text) && isText(List.of(new NumberedLine(1, text)));
    }

    /// Whether a word as long as a row is cells for the most part.
    private static boolean hasLongWord(String line) {
        return Text.words(line).stream()
                .anyMatch(word -> word.length() >= SHORTEST_ROW
                        && 2 * word.chars().filter(Sheet::mayBeCell).count() > word.length());
    }

    /// `line` with a word for each rating, whose figures are no cells.
    private static String withoutRatings(String line) {
        return line.indexOf('/') < 0
                ? line
                : String.join(
                        " ",
                        Text.words(line).stream()
                                .map(word -> isRating(word) ? "rating" : word)
                                .toList());
    }

    /// Whether `word` is numbers with a decimal each, such as `8.3/1.2/1.2`.
    private static boolean isRating(String word) {
        return Text.fields(word, '/').stream().allMatch(number -> {
            List<String> parts = Text.fields(number, '.');
            return parts.size() == 2 && parts.stream().allMatch(part -> Text.isNumber(part, 2));
        });
    }

    private static boolean mayBeCell(int c) {
        return Text.isDigit((char) c) || "._*-".indexOf(c) >= 0;
    }

    /// Whether `line` is words of a language with fewer figures than a row has.
    private static boolean isSentence(String line) {
        int letters = 0;
        int longest = 0;
        int digits = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            letters = Character.isLetter(c) && c != 'x' && c != 'X' ? letters + 1 : 0;
            longest = Math.max(longest, letters);
            digits += Text.isDigit(c) ? 1 : 0;
        }
        return longest >= SHORTEST_WORD && digits < SHORTEST_ROW;
    }

    /// Whether a line of `lines` is a heading of a solution.
    public static boolean namesSolution(List<NumberedLine> lines) {
        return lines.stream().anyMatch(line -> isHeading(line.text().toLowerCase(Locale.ROOT)));
    }

    /// Whether `text`, which stands beside a grid, calls it a solution.
    public static boolean isSolutionName(String text) {
        return isHeading(text.toLowerCase(Locale.ROOT));
    }

    private static boolean isHeading(String line) {
        return line.length() <= LONGEST_HEADING && SOLUTIONS.stream().anyMatch(line::contains);
    }

    /// `puzzles` without those that are full grids beside the puzzle that they solve.
    private static List<PuzzleEntry> withoutSolutions(List<PuzzleEntry> puzzles) {
        List<PuzzleEntry> left = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            boolean isSolution = i > 0 && solves(puzzles.get(i), puzzles.get(i - 1))
                    || i + 1 < puzzles.size() && solves(puzzles.get(i), puzzles.get(i + 1));
            if (!isSolution) {
                left.add(puzzles.get(i));
            }
        }
        return left;
    }

    /// Whether `entry` is a full grid that solves `puzzle`, which has an empty cell.
    public static boolean solves(PuzzleEntry entry, PuzzleEntry puzzle) {
        return entry.start().isSolved()
                && !puzzle.start().isSolved()
                && entry.start().extendsGrid(puzzle.start());
    }
}

package org.escargot.format.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Fit;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Head;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// Nine rows of nine cells, with or without frames, rules and blanks between. Where no other character stands
/// for an empty cell, a blank does.
public final class GridFormat extends Format {
    public GridFormat() {
        super("grid");
    }

    @Override
    public Fit fit(Head head) {
        List<String> rows = FirstRows.nine(head);
        // How many facts there are may stand before them.
        boolean areFacts =
                rows.size() > 7 && rows.stream().skip(1).allMatch(GridFormat::isFact) && isFactOrCount(rows.getFirst());
        return Fit.when(
                !areFacts && rows.stream().filter(GridFormat::looksLikeRow).count() > 1, Fit.LOOSE);
    }

    /// Whether `line` is a row, a column and a digit, which as cells would leave most of a row empty.
    private static boolean isFact(String line) {
        List<String> words = Text.words(line.replace(',', ' '));
        return words.size() == 3 && words.stream().allMatch(word -> Text.isNumber(word, 1));
    }

    private static boolean isFactOrCount(String line) {
        return isFact(line) || Text.isNumber(line.strip(), 2);
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return new GridReader(lines);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(
                FormatWriter.of(EnumSet.of(Feature.GIVENS, Feature.SEVERAL), entry -> Rows.framed(entry.start())));
    }

    /// Whether `line` holds about nine cells and nothing else.
    private static boolean looksLikeRow(String line) {
        int cells = 0;
        int others = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Symbols.isCell(c)) {
                cells++;
            } else if (c > ' ' && !Symbols.isFrame(c)) {
                others++;
            }
        }
        return cells >= 1 && cells <= 12 && others <= 1;
    }

    /// Whether `line` is a row rather than a rule, a comment, a title or nothing.
    static boolean isRow(String line) {
        return !Symbols.isComment(line) && !Symbols.isBorder(line) && !Symbols.isTitle(line) && !Axes.isHeading(line);
    }

    /// Reads rows as one puzzle; fewer than nine of them are a problem.
    static Entry parse(List<NumberedLine> rows) {
        byte[] digits = new byte[Cell.COUNT];
        ParseProblem problem = fill(digits, rows);
        return problem != null
                ? new BrokenEntry(problem)
                : PuzzleEntry.of(rows.getFirst().number(), new Givens(Grid.of(digits)), "");
    }

    /// Reads rows into `digits`; returns what was wrong, or null.
    static @Nullable ParseProblem fill(byte[] digits, List<NumberedLine> rows) {
        if (rows.size() > 9) {
            return new ParseProblem(rows.get(9).number(), 1, Flaw.of(PuzzleFlaw.TENTH_ROW));
        }
        boolean blanksAreCells = blanksAreCells(rows);
        for (int row = 0; row < rows.size(); row++) {
            ParseProblem problem = fillRow(digits, row, rows.get(row), blanksAreCells);
            if (problem != null) {
                return problem;
            }
        }
        return rows.size() == 9 ? null : missing(rows);
    }

    /// Whether blanks stand for empty cells: no other character does, no row is too wide for that, and some row has a
    /// blank. Where none has, a row of eight digits lacks one.
    private static boolean blanksAreCells(List<NumberedLine> rows) {
        List<String> unframed =
                rows.stream().map(row -> withoutFrame(row.text())).toList();
        return unframed.stream().flatMapToInt(String::chars).noneMatch(c -> Symbols.isEmptyCell((char) c))
                && unframed.stream().allMatch(row -> row.stripTrailing().length() <= 9)
                && unframed.stream().anyMatch(row -> row.indexOf(' ') >= 0);
    }

    private static ParseProblem missing(List<NumberedLine> rows) {
        NumberedLine last = rows.getLast();
        int column = last.text().stripTrailing().length() + 1;
        return new ParseProblem(
                last.number(), column, Flaw.of(PuzzleFlaw.SHORT_GRID).with("rows", rows.size()));
    }

    /// The first character of `line` that belongs neither to a cell nor to the frame.
    private static @Nullable ParseProblem strange(NumberedLine line) {
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (c > ' ' && !Symbols.isCell(c) && !Symbols.isFrame(c)) {
                Flaw flaw = Flaw.of(PuzzleFlaw.STRANGE_IN_GRID).with("character", Symbols.shown(c));
                return new ParseProblem(line.number(), i + 1, flaw);
            }
        }
        return null;
    }

    private static @Nullable ParseProblem fillRow(byte[] digits, int row, NumberedLine line, boolean blanksAreCells) {
        String cells = cells(line.text());
        if (cells.length() < 9 && blanksAreCells) {
            cells = blankCells(line.text());
        }
        ParseProblem strange = strange(line);
        if (strange != null) {
            return strange;
        }
        if (cells.length() != 9) {
            int column = Math.max(1, line.text().stripTrailing().length());
            return new ParseProblem(
                    line.number(),
                    column,
                    Flaw.of(PuzzleFlaw.UNEVEN_ROW).with("row", row + 1).with("cells", cells.length()));
        }
        for (int column = 0; column < 9; column++) {
            digits[Cell.at(row, column)] = Symbols.digit(cells.charAt(column));
        }
        return null;
    }

    private static String cells(String line) {
        StringBuilder cells = new StringBuilder();
        line.chars().filter(c -> Symbols.isCell((char) c)).forEach(c -> cells.append((char) c));
        return cells.toString();
    }

    /// The row with a blank for each empty cell; the editor may have cut trailing ones.
    private static String blankCells(String line) {
        String cells = withoutFrame(line).stripTrailing();
        return cells + " ".repeat(9 - cells.length());
    }

    private static String withoutFrame(String line) {
        StringBuilder cells = new StringBuilder();
        line.chars().filter(c -> !Symbols.isFrame((char) c)).forEach(c -> cells.append((char) c));
        return cells.toString();
    }
}

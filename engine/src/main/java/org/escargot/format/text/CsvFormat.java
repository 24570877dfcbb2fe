package org.escargot.format.text;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.DocumentReader;
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

/// Nine rows of nine fields, separated by commas, semicolons or tabs, quoted or not; empty, `0` or `.` for an
/// empty cell. Nine more rows are the current grid.
public final class CsvFormat extends Format {
    public CsvFormat() {
        super("csv", "csv");
    }

    @Override
    public Fit fit(Head head) {
        return Fit.when(FirstRows.nine(head).stream().filter(CsvFormat::isRow).count() > 4, Fit.SHAPE);
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return DocumentReader.ofRows(
                this,
                lines,
                line -> isRow(line) || !Symbols.isComment(line) && !tellsSeparator(line),
                CsvFormat::parse);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.PLACED),
                entry -> Rows.write(entry.start(), ",", "") + Rows.write(entry.digits(), ",", "")));
    }

    /// The separator of `line`: the one of the three that occurs eight times, or 0.
    private static char separator(String line) {
        for (char separator : new char[] {',', ';', '\t'}) {
            if (line.chars().filter(c -> c == separator).count() >= 8) {
                return separator;
            }
        }
        return 0;
    }

    /// Whether `line` looks like a row of single cells.
    static boolean isRow(String line) {
        char separator = separator(line);
        return separator != 0 && fields(line, separator).stream().allMatch(field -> field.length() <= 1);
    }

    /// Whether `line` is one that spreadsheets write above a table to tell the separator (`sep=;`).
    static boolean tellsSeparator(String line) {
        String text = line.strip();
        return text.length() <= 5 && text.regionMatches(true, 0, "sep=", 0, 4);
    }

    /// Reads rows as one puzzle.
    static Entry parse(List<NumberedLine> all) {
        List<NumberedLine> rows = withoutHeading(all);
        if (rows.size() != 9 && rows.size() != 18) {
            NumberedLine last = rows.getLast();
            return BrokenEntry.at(
                    last.number(), 1, Flaw.of(PuzzleFlaw.ROWS_OF_TABLE).with("rows", rows.size()));
        }
        char separator = separator(rows);
        int first = areNamed(rows, separator) ? 1 : 0;
        byte[] start = new byte[Cell.COUNT];
        byte[] current = new byte[Cell.COUNT];
        for (int row = 0; row < rows.size(); row++) {
            ParseProblem problem = fillRow(row < 9 ? start : current, row % 9, rows.get(row), separator, first);
            if (problem != null) {
                return new BrokenEntry(problem);
            }
        }
        Optional<Grid> progress = rows.size() == 18 ? Optional.of(Grid.of(current)) : Optional.empty();
        return new PuzzleEntry(rows.getFirst().number(), new Givens(Grid.of(start)), progress, "");
    }

    private static char separator(List<NumberedLine> rows) {
        return rows.stream()
                .map(row -> separator(row.text()))
                .filter(found -> found != 0)
                .findFirst()
                .orElse(',');
    }

    /// The rows without headings: from the first one that has a cell, or that has too many rows below it to be a
    /// heading.
    private static List<NumberedLine> withoutHeading(List<NumberedLine> rows) {
        int first = 0;
        while (rows.size() - first > 9
                && (rows.size() - first) % 9 != 0
                && isHeading(rows.get(first).text())) {
            first++;
        }
        return rows.subList(first, rows.size());
    }

    private static boolean isHeading(String line) {
        List<String> fields = fields(line, separator(line));
        return fields.stream().noneMatch(field -> field.length() == 1 && Symbols.isCell(field.charAt(0)))
                        && fields.stream().anyMatch(field -> !field.isEmpty())
                || Axes.areColumns(fields);
    }

    /// Whether the first field of every row is the row's name. Nine cells with a separator after them have no name.
    private static boolean areNamed(List<NumberedLine> rows, char separator) {
        List<List<String>> tables =
                rows.stream().map(row -> fields(row.text(), separator)).toList();
        List<String> names = tables.stream().map(List::getFirst).toList();
        boolean isNamed = tables.stream().allMatch(fields -> fields.size() == 10)
                && Axes.areRows(names.subList(0, 9))
                && (names.size() == 9 || Axes.areRows(names.subList(9, 18)));
        return isNamed
                && (Character.isLetter(names.getFirst().charAt(0))
                        || tables.stream().anyMatch(fields -> !fields.getLast().isEmpty()));
    }

    /// The fields from number `first` on.
    private static List<String> cellsOf(List<String> fields, int first) {
        // Some programs end every row with a separator.
        boolean endsInSeparator =
                fields.size() == first + 10 && fields.getLast().isEmpty();
        return fields.subList(first, fields.size() - (endsInSeparator ? 1 : 0));
    }

    private static boolean isCell(String field) {
        return field.isEmpty() || field.length() == 1 && Symbols.isCell(field.charAt(0));
    }

    private static @Nullable ParseProblem fillRow(
            byte[] digits, int row, NumberedLine line, char separator, int first) {
        List<String> fields = cellsOf(fields(line.text(), separator), first);
        if (fields.size() != 9) {
            return new ParseProblem(
                    line.number(),
                    Math.max(1, line.text().length()),
                    Flaw.of(PuzzleFlaw.UNEVEN_ROW_OF_TABLE).with("row", row + 1).with("fields", fields.size()));
        }
        int column = first == 0 ? 1 : line.text().indexOf(separator) + 2;
        for (int i = 0; i < 9; i++) {
            String field = fields.get(i);
            if (!isCell(field)) {
                return new ParseProblem(
                        line.number(), column, Flaw.of(PuzzleFlaw.FIELD_NO_CELL).with("field", new Detail.Word(field)));
            }
            digits[Cell.at(row, i)] = field.isEmpty() ? 0 : Symbols.digit(field.charAt(0));
            column = line.text().indexOf(separator, column - 1) + 2;
        }
        return null;
    }

    /// As a list that can be changed.
    private static List<String> fields(String line, char separator) {
        return Text.fields(line, separator).stream()
                .map(field -> unquoted(field.strip()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static String unquoted(String field) {
        boolean quoted = field.length() >= 2 && field.startsWith("\"") && field.endsWith("\"");
        return quoted ? field.substring(1, field.length() - 1).strip() : field;
    }
}

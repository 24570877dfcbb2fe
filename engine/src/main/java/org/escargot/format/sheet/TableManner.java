package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;

/// Lines of nine fields between bars, tabs, commas, semicolons or ampersands, or in braces; an empty field is an empty
/// cell.
final class TableManner implements Manner {
    private static final char[] SEPARATORS = {'|', '\t', ',', ';', '&'};
    private static final int ROWS = 9;
    private static final int LONGEST_LINE = 2_000;
    private static final Set<String> EMPTY = Set.of(
            "",
            ".",
            "0",
            "_",
            "*",
            "x",
            "-",
            "?",
            "-1",
            "null",
            "none",
            "nil",
            "nan",
            "na",
            "\u00B7",
            "&nbsp;",
            "~",
            "\\",
            "undefined",
            "empty",
            "false");

    /// A line of cells.
    ///
    /// @param cells nine
    /// @param named the nine behind the first field, where that may be the number of the row; else nothing
    private record Row(String cells, String named) {}

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        long first = 0;
        for (NumberedLine line : lines.all()) {
            List<Row> found = line.text().length() > LONGEST_LINE ? List.of() : rows(line.text(), rows.size() % ROWS);
            if (isHeadingRule(line.text(), rows)) {
                // What stands above it are the names of the columns.
                if (rows.size() == 1 && isHeading(rows.getFirst().cells())) {
                    rows.clear();
                }
            } else if (!found.isEmpty()) {
                first = rows.isEmpty() ? line.number() : first;
                rows.addAll(found);
            } else if (line.text().isBlank() && rows.size() % ROWS == 0) {
                take(first, rows, puzzles);
            }
        }
        take(first, rows, puzzles);
        return puzzles;
    }

    private static void take(long line, List<Row> rows, List<PuzzleEntry> puzzles) {
        for (int i = 0; rows.size() % ROWS == 0 && i < rows.size(); i += ROWS) {
            List<Row> nine = rows.subList(i, i + ROWS);
            boolean areNamed = nine.stream().noneMatch(row -> row.named().isEmpty());
            if (!areNamed && nine.stream().anyMatch(row -> row.cells().isEmpty())) {
                break;
            }
            StringBuilder cells = new StringBuilder();
            nine.forEach(row -> cells.append(areNamed ? row.named() : row.cells()));
            RowManner.puzzle(line, cells.toString(), puzzles);
        }
        rows.clear();
    }

    /// The rule below the heading of a table in Markdown.
    private static boolean isHeadingRule(String line, List<Row> rows) {
        boolean isRule =
                line.indexOf('|') >= 0 && line.indexOf('-') >= 0 && line.chars().allMatch(c -> " |:-".indexOf(c) >= 0);
        boolean isLong = line.contains("--") || line.contains(":-");
        boolean isShort = line.indexOf(' ') < 0
                && (rows.isEmpty()
                        || rows.size() == 1 && isHeading(rows.getFirst().cells()));
        return isRule && (isLong || isShort);
    }

    private static boolean isHeading(String row) {
        return row.equals("123456789") || row.equals(".........") || row.equals(".12345678");
    }

    /// The row that a line is, or the nine of one of 81 fields; nothing where it is none.
    private static List<Row> rows(String line, int before) {
        Optional<String> bracketed = cells(between(line, '{', '}'))
                .or(() -> cells(between(line, '[', ']')))
                .or(() -> cells(between(line, '(', ')')));
        if (bracketed.isPresent()) {
            return List.of(new Row(bracketed.get(), ""));
        }
        String braced = named(between(line, '{', '}'), before);
        if (!braced.isEmpty()) {
            return List.of(new Row("", braced));
        }
        String inner = inner(line.strip());
        for (char separator : SEPARATORS) {
            List<Row> rows = inner.indexOf(separator) < 0 ? List.of() : rows(Text.fields(inner, separator), before);
            if (!rows.isEmpty()) {
                return rows;
            }
        }
        return List.of();
    }

    private static List<Row> rows(List<String> fields, int before) {
        Optional<String> cells = cells(trimmed(fields));
        String named = named(fields, before);
        boolean isRow = cells.isPresent() || !named.isEmpty();
        return isRow
                ? List.of(new Row(cells.orElse(""), named))
                : fields.size() >= Cell.COUNT ? all(fields) : List.of();
    }

    /// The nine cells of one list of fields; nothing where it has none.
    static Optional<String> cellsOf(String list) {
        for (char separator : SEPARATORS) {
            Optional<String> cells =
                    list.indexOf(separator) < 0 ? Optional.empty() : cells(trimmed(Text.fields(list, separator)));
            if (cells.isPresent()) {
                return cells;
            }
        }
        return Optional.empty();
    }

    /// The cells behind a first field that is the number of the row with `before` rows above it, counted from 1, from
    /// 0, or from 9 down; nothing where there is no such field.
    private static String named(List<String> fields, int before) {
        boolean isFramed = fields.size() == ROWS + 3
                && fields.getFirst().isBlank()
                && fields.getLast().isBlank();
        List<String> inner = isFramed ? fields.subList(1, fields.size() - 1) : fields;
        String name = inner.size() == ROWS + 1 ? inner.getFirst().strip() : "";
        boolean isNumber = name.equals(Integer.toString(before + 1))
                || name.equals(Integer.toString(before))
                || name.equals(Integer.toString(ROWS - before));
        return isNumber ? cells(inner.subList(1, inner.size())).orElse("") : "";
    }

    private static List<Row> all(List<String> fields) {
        boolean ends = fields.size() == Cell.COUNT + 1 && fields.getLast().isBlank();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i + ROWS <= fields.size() && fields.size() == Cell.COUNT + (ends ? 1 : 0); i += ROWS) {
            cells(fields.subList(i, i + ROWS)).ifPresent(cells -> rows.add(new Row(cells, "")));
        }
        return rows.size() == ROWS ? rows : List.of();
    }

    /// What stands between brackets, or the whole where there are none, without the sign that ends a row; nothing where
    /// digits stand outside, too.
    private static String inner(String line) {
        int open = Math.max(line.lastIndexOf('['), line.lastIndexOf('('));
        int close = open < 0 ? -1 : line.indexOf(line.charAt(open) == '[' ? ']' : ')', open);
        String outside = open < 0 ? "" : line.substring(0, open) + (close < 0 ? "" : line.substring(close));
        if (outside.chars().anyMatch(c -> c >= '0' && c <= '9')) {
            return "";
        }
        String inner = open >= 0 ? line.substring(open + 1, close < 0 ? line.length() : close) : line;
        int end = inner.indexOf("\\\\");
        return (end >= 0 ? inner.substring(0, end) : inner).strip();
    }

    /// What stands in each pair of brackets.
    private static List<String> between(String line, char opening, char closing) {
        List<String> fields = new ArrayList<>();
        int open = line.indexOf(opening);
        while (open >= 0) {
            int close = line.indexOf(closing, open);
            if (close < 0) {
                break;
            }
            fields.add(line.substring(open + 1, close));
            open = line.indexOf(opening, close);
        }
        return fields;
    }

    /// `fields` without the empty ones outside of the bars at both ends, and without a name of the row before them.
    private static List<String> trimmed(List<String> fields) {
        List<String> inner = fields;
        boolean opens = inner.size() > ROWS && inner.getFirst().isBlank();
        if (opens) {
            inner = inner.subList(1, inner.size());
        }
        boolean closes = inner.size() > ROWS
                && (inner.getLast().isBlank()
                        || opens && inner.getLast().strip().equals("."));
        if (closes) {
            inner = inner.subList(0, inner.size() - 1);
        }
        boolean isNamed = inner.size() == ROWS + 1
                && !inner.getFirst().isBlank()
                && Character.isLetter(inner.getFirst().strip().charAt(0))
                && cell(inner.getFirst()).isEmpty();
        return isNamed ? inner.subList(1, inner.size()) : inner;
    }

    private static Optional<String> cells(List<String> fields) {
        if (fields.size() != ROWS) {
            return Optional.empty();
        }
        StringBuilder cells = new StringBuilder();
        for (String field : fields) {
            String cell = cell(field);
            if (cell.isEmpty()) {
                return Optional.empty();
            }
            cells.append(cell);
        }
        return Optional.of(cells.toString());
    }

    /// The cell that `field` is, without quotes and signs of emphasis; empty where it is none.
    private static String cell(String field) {
        String text = field.strip().toLowerCase(Locale.ROOT);
        if (text.startsWith("\\textbf{") || text.startsWith("\\mathbf{")) {
            text = text.substring("\\textbf{".length());
        }
        StringBuilder plain = new StringBuilder();
        text.chars().filter(c -> "\"'`*_{}$".indexOf(c) < 0).forEach(c -> plain.append((char) c));
        String bare = plain.toString().strip();
        if (bare.length() == 1 && bare.charAt(0) >= '1' && bare.charAt(0) <= '9') {
            return bare;
        }
        return EMPTY.contains(bare) ? "." : "";
    }
}

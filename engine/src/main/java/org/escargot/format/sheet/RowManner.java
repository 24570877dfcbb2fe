package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Lines of nine cells each. Words may stand before and behind the cells of a line, and on lines of their own; rows and
/// columns may have numbers.
final class RowManner implements Manner {
    /// The numbers of nine rows or columns, as cells.
    private static final Set<String> SERIES = Set.of("123456789", ".12345678");

    private static final int ROWS = 9;

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        List<Row> run = new ArrayList<>();
        for (int i = 0; i < lines.all().size(); i++) {
            NumberedLine line = lines.all().get(i);
            String cells = lines.cells().get(i);
            String row = row(cells);
            if (row.isEmpty()) {
                boolean ends = ends(cells, line.text(), run.size());
                if (ends) {
                    take(run, puzzles);
                }
            } else {
                run.add(new Row(line.number(), row));
            }
        }
        take(run, puzzles);
        return puzzles;
    }

    /// @param cells nine or ten
    private record Row(long line, String cells) {}

    /// The cells of a line that may be a row, or nothing. Beside them only a note of a few digits may stand.
    private static String row(String cells) {
        String best = "";
        int others = 0;
        if (cells.length() < ROWS) {
            return "";
        }
        for (String part : Text.fields(cells, Words.OTHER)) {
            boolean isRow = part.length() == ROWS || part.length() == ROWS + 1;
            if (isRow && !best.isEmpty()) {
                return "";
            }
            best = isRow ? part : best;
            others += isRow ? 0 : part.length();
        }
        return others <= ROWS / 2 ? best : "";
    }

    /// Whether a line that is no row ends the rows before it: cells that are too few or too many do, unless they are a
    /// rule of dots, and a gap or words do behind whole grids.
    private static boolean ends(String cells, String text, int rows) {
        boolean isRule = cells.length() > ROWS + 1 && cells.chars().allMatch(c -> c == Words.EMPTY);
        boolean isFoul = cells.indexOf(Words.OTHER) < 0 && cells.length() > 1 && !isRule;
        boolean isGap = text.isBlank() || cells.indexOf(Words.OTHER) >= 0;
        return isFoul || isGap && rows % ROWS == 0;
    }

    private static void take(List<Row> run, List<PuzzleEntry> puzzles) {
        List<Row> rows = withoutNames(List.copyOf(run));
        run.clear();
        boolean isWhole = !rows.isEmpty()
                && rows.size() % ROWS == 0
                && rows.stream().allMatch(row -> row.cells().length() == ROWS);
        for (int first = 0; isWhole && first < rows.size(); first += ROWS) {
            List<Row> nine = rows.subList(first, first + ROWS);
            puzzle(nine.getFirst().line(), nine.stream().map(Row::cells).collect(Collectors.joining()), puzzles);
        }
    }

    /// Adds the puzzle of 81 `cells`, unless no digit is in it.
    static void puzzle(long line, String cells, List<PuzzleEntry> puzzles) {
        if (cells.length() == Cell.COUNT && cells.chars().anyMatch(c -> c != Words.EMPTY)) {
            puzzles.add(PuzzleEntry.of(line, new Givens(Grid.of(cells)), ""));
        }
    }

    /// The rows without the numbers of the columns above them and those of the rows before them.
    private static List<Row> withoutNames(List<Row> run) {
        List<Row> rows = run;
        if (rows.size() == ROWS + 1 && isHeading(rows.getFirst().cells())) {
            rows = rows.subList(1, rows.size());
        }
        boolean areLong =
                rows.size() == ROWS && rows.stream().allMatch(row -> row.cells().length() == ROWS + 1);
        if (!areLong) {
            return rows;
        }
        String names = rows.stream().map(row -> row.cells().substring(0, 1)).collect(Collectors.joining());
        return SERIES.contains(names)
                ? rows.stream()
                        .map(row -> new Row(row.line(), row.cells().substring(1)))
                        .toList()
                : rows;
    }

    private static boolean isHeading(String cells) {
        return SERIES.contains(cells) || SERIES.contains(cells.substring(1));
    }
}

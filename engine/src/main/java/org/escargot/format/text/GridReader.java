package org.escargot.format.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Head;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;
import org.jspecify.annotations.Nullable;

/// Takes grids of nine rows from an input, one after the other.
final class GridReader implements EntryReader {
    private final LineQueue lines;

    GridReader(LineQueue lines) {
        this.lines = lines;
    }

    /// The next grid with what Simple Sudoku writes below it, or null at the end.
    @Override
    public @Nullable Entry next() throws IOException {
        while (peek() != null && !GridFormat.isRow(peek()) && !EmptyRow.mayBe(peek())) {
            lines.next();
        }
        List<NumberedLine> rows = rows();
        if (rows.isEmpty()) {
            NumberedLine line = lines.next();
            return line == null ? null : LineFormat.parse(line.text(), line.number());
        }
        return switch (GridFormat.parse(rows)) {
            case PuzzleEntry puzzle -> SimpleSudokuMoves.applied(puzzle, moves());
            case VariantEntry variant -> variant;
            case BrokenEntry broken -> {
                moves();
                if (rows.size() == 9) {
                    skipRest();
                }
                yield broken;
            }
        };
    }

    /// The rows of the next grid; none at the end, and where a puzzle stands on one line.
    private List<NumberedLine> rows() throws IOException {
        List<NumberedLine> rows = withEmptyRows();
        rows = rows.isEmpty() ? Axes.takeGrid(lines) : rows;
        return rows.isEmpty() ? plainRows() : rows;
    }

    /// Skips the lines right below a grid that cannot be read: they belong to it, unless they are enough for another
    /// grid.
    private void skipRest() throws IOException {
        int rest = 0;
        int rows = 0;
        NumberedLine line = lines.peek(0);
        while (line != null && rows < 9 && rest < Head.LENGTH && isRest(line)) {
            rows += GridFormat.isRow(line.text()) ? 1 : 0;
            rest++;
            line = lines.peek(rest);
        }
        for (int i = 0; i < rest && rows < 9; i++) {
            lines.next();
        }
    }

    private static boolean isRest(NumberedLine line) {
        return !isPuzzle(line) && (GridFormat.isRow(line.text()) || Symbols.isBorder(line.text()));
    }

    private static boolean isPuzzle(NumberedLine line) {
        return line.text().length() >= Cell.COUNT
                && LineFormat.parse(line.text(), line.number()) instanceof PuzzleEntry;
    }

    private @Nullable String peek() {
        NumberedLine line = lines.peek(0);
        return line == null ? null : line.text();
    }

    private List<NumberedLine> plainRows() throws IOException {
        List<NumberedLine> rows = new ArrayList<>(9);
        boolean isDoubleSpaced = false;
        for (NumberedLine line = lines.peek(0); line != null && rows.size() < 9; line = lines.peek(0)) {
            if (isPuzzle(line)) {
                break;
            }
            lines.next();
            if (GridFormat.isRow(line.text())) {
                rows.add(line);
            } else if (line.text().isBlank() && rows.size() % 3 != 0 && !isDoubleSpaced) {
                isDoubleSpaced = rows.size() == 1 && isSecondRowAlone();
                if (!isDoubleSpaced) {
                    // A gap inside a band ends a grid that is too short, so that the next one is read in full.
                    break;
                }
            }
        }
        return rows;
    }

    /// Whether a gap follows the next line, too, as where an editor made a paragraph of each row.
    private boolean isSecondRowAlone() {
        NumberedLine second = lines.peek(0);
        NumberedLine gap = lines.peek(1);
        return second != null
                && gap != null
                && GridFormat.isRow(second.text())
                && gap.text().isBlank();
    }

    /// The next nine lines, where some look like rules or gaps because their cells are empty; none unless there are
    /// just nine.
    private List<NumberedLine> withEmptyRows() throws IOException {
        List<NumberedLine> rows = new ArrayList<>(9);
        int taken = 0;
        NumberedLine line = lines.peek(0);
        while (line != null && rows.size() < 9 && taken < Head.LENGTH) {
            if (!EmptyRow.isRule(line.text())) {
                rows.add(line);
            }
            taken++;
            line = lines.peek(taken);
        }
        NumberedLine behind = lines.peek(taken);
        boolean ends = behind == null || !GridFormat.isRow(behind.text()) && !EmptyRow.mayBe(behind.text());
        if (rows.size() < 9 || !ends || !EmptyRow.areIn(rows)) {
            return List.of();
        }
        for (int i = 0; i < taken; i++) {
            lines.next();
        }
        return rows.stream().map(EmptyRow::spelledOut).toList();
    }

    private List<NumberedLine> moves() throws IOException {
        List<NumberedLine> moves = new ArrayList<>();
        int gap = 0;
        for (NumberedLine line = lines.peek(0); line != null; line = lines.peek(gap)) {
            if (SimpleSudokuMoves.isMove(line.text())) {
                moves.add(line);
                for (int i = 0; i <= gap; i++) {
                    lines.next();
                }
                gap = 0;
            } else if (gap < 3 && (line.text().isBlank() || Symbols.isBorder(line.text()))) {
                gap++;
            } else {
                break;
            }
        }
        return moves;
    }
}

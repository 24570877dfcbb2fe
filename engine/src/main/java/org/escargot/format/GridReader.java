package org.escargot.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Takes grids of nine rows from an input, one after the other.
final class GridReader {
    private final LineQueue lines;

    GridReader(LineQueue lines) {
        this.lines = lines;
    }

    /// The next grid with what Simple Sudoku writes below it, or null at the end.
    @Nullable
    Entry next() throws IOException {
        while (peek() != null && !GridFormat.isRow(peek()) && !EmptyRow.mayBe(peek())) {
            lines.next();
        }
        List<NumberedLine> rows = withEmptyRows();
        rows = rows.isEmpty() ? plainRows() : rows;
        if (rows.isEmpty()) {
            return null;
        }
        List<NumberedLine> moves = moves();
        return GridFormat.parse(rows) instanceof PuzzleEntry puzzle
                ? SimpleSudokuMoves.applied(puzzle, moves)
                : GridFormat.parse(rows);
    }

    private @Nullable String peek() throws IOException {
        NumberedLine line = lines.peek(0);
        return line == null ? null : line.text();
    }

    private List<NumberedLine> plainRows() throws IOException {
        List<NumberedLine> rows = new ArrayList<>(9);
        for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
            if (GridFormat.isRow(line.text())) {
                rows.add(line);
                if (rows.size() == 9) {
                    break;
                }
            } else if (line.text().isBlank() && rows.size() % 3 != 0) {
                // A gap inside a band ends a grid that is too short, so that the next one is read in full.
                break;
            }
        }
        return rows;
    }

    /// Nine rows in a row, some of which look like rules or gaps because they are empty; none unless just nine.
    private List<NumberedLine> withEmptyRows() throws IOException {
        List<NumberedLine> rows = new ArrayList<>(9);
        int taken = 0;
        for (NumberedLine line = lines.peek(0); line != null && rows.size() < 9; line = lines.peek(taken)) {
            if (!EmptyRow.isRule(line.text())) {
                rows.add(line);
            }
            taken++;
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

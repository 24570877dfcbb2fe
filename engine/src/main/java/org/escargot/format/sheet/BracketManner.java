package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Pencilmarks;

/// Rows of nine fields in brackets, wherever the lines end, and 81 brackets with the candidates of a cell in each.
final class BracketManner implements Manner {
    private static final int ROWS = 9;

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<NumberedLine> groups = Brackets.innermost(lines.all());
        return groups.size() == Cell.COUNT ? candidates(groups) : rows(groups);
    }

    private static List<PuzzleEntry> rows(List<NumberedLine> groups) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        List<NumberedLine> rows = new ArrayList<>();
        for (NumberedLine group : groups) {
            String cells = TableManner.cellsOf(group.text()).orElse("");
            if (!cells.isEmpty()) {
                rows.add(new NumberedLine(group.number(), cells));
            } else if (Text.fields(group.text(), ',').size() >= ROWS - 1) {
                // A row that has a cell too few or too many.
                return List.of();
            }
        }
        for (int first = 0; rows.size() % ROWS == 0 && first < rows.size(); first += ROWS) {
            StringBuilder cells = new StringBuilder();
            rows.subList(first, first + ROWS).forEach(row -> cells.append(row.text()));
            RowManner.puzzle(rows.get(first).number(), cells.toString(), puzzles);
        }
        return puzzles;
    }

    private static List<PuzzleEntry> candidates(List<NumberedLine> groups) {
        int[] candidates = new int[Cell.COUNT];
        boolean hasSet = false;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (char c : groups.get(cell).text().toCharArray()) {
                if (c >= '1' && c <= '9') {
                    candidates[cell] |= DigitSet.bit(c - '0');
                } else if (" ,'\"".indexOf(c) < 0) {
                    return List.of();
                }
            }
            hasSet |= Integer.bitCount(candidates[cell]) > 1;
        }
        long first = groups.getFirst().number();
        return hasSet ? List.of(PuzzleEntry.of(first, Pencilmarks.ofCandidates(candidates), "")) : List.of();
    }
}

package org.escargot.logic.cages;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;

/// Houses next to each other that share no cell, whose sum players compare with that of the cages there: rows, columns,
/// boxes or regions.
final class Groups {
    private static final int MOST_AREAS = 4;

    private Groups() {}

    /// All of them on `board`, by the number of houses.
    static List<HouseSet> of(Board board) {
        Set<HouseSet> groups = new LinkedHashSet<>();
        board.houses().stream().forEach(house -> groups.add(HouseSet.of(house)));
        for (int count = 2; count <= board.size() / 2 + 1; count++) {
            addLines(board, House.Kind.ROW, count, groups);
            addLines(board, House.Kind.COLUMN, count, groups);
            if (count <= MOST_AREAS) {
                addAreas(board, House.Kind.BOX, count, groups);
                addAreas(board, House.Kind.REGION, count, groups);
            }
        }
        return groups.stream().filter(group -> group.size() > 1).toList();
    }

    private static void addLines(Board board, House.Kind kind, int count, Set<HouseSet> groups) {
        int[] lines = board.houses().and(House.all(kind)).stream().toArray();
        for (int first = 0; first + count <= lines.length; first++) {
            HouseSet some = HouseSet.EMPTY;
            for (int at = first; at < first + count; at++) {
                some = some.with(lines[at]);
            }
            groups.add(some);
        }
    }

    /// Adds each group of `count` areas, of which each touches another.
    private static void addAreas(Board board, House.Kind kind, int count, Set<HouseSet> groups) {
        HouseSet areas = board.houses().and(House.all(kind));
        List<HouseSet> smaller = groups.stream()
                .filter(group -> group.size() == count - 1 && areas.containsAll(group))
                .toList();
        for (HouseSet group : smaller) {
            CellSet cells = board.cells(group);
            CellSet beside = beside(cells);
            for (int area = areas.first(); area >= 0; area = areas.next(area)) {
                CellSet own = board.cells(area);
                if (!own.intersects(cells) && own.intersects(beside)) {
                    groups.add(group.with(area));
                }
            }
        }
    }

    /// `cells` and those beside, above and below them.
    private static CellSet beside(CellSet cells) {
        CellSet all = cells;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            all = Cell.column(cell) > 0 ? all.with(cell - 1) : all;
            all = Cell.column(cell) < 8 ? all.with(cell + 1) : all;
            all = Cell.row(cell) > 0 ? all.with(cell - 9) : all;
            all = Cell.row(cell) < 8 ? all.with(cell + 9) : all;
        }
        return all;
    }
}

package org.escargot.method;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;

/// The ways to put a digit into some of its destinations.
final class Combinations {
    private Combinations() {}

    /// How many ways there are to choose `chosen` of `things`: 0 where there are too few.
    static long count(int things, int chosen) {
        long count = chosen > things ? 0 : 1;
        for (int i = 0; i < chosen && count > 0; i++) {
            count = count * (things - i) / (i + 1);
        }
        return count;
    }

    /// The combinations of `chosen` of the `destinations` in which no two cells share a house, row by row. Because a
    /// digit's destinations lie in the houses that lack it, these are the combinations that the report's purge
    /// leaves. Making all combinations first, as the report does, would take too long.
    static List<CellSet> purged(CellSet destinations, int chosen) {
        List<CellSet> found = new ArrayList<>();
        grow(CellSet.EMPTY, destinations, chosen, found);
        return found;
    }

    /// How many combinations [#purged] finds.
    static long countPurged(CellSet open, int missing) {
        if (missing == 0) {
            return 1;
        }
        long count = 0;
        CellSet row = firstRow(open);
        for (int cell = row.first(); cell >= 0; cell = row.next(cell)) {
            count += countPurged(open.minus(Houses.peers(cell)).without(cell), missing - 1);
        }
        return count;
    }

    private static void grow(CellSet combination, CellSet open, int missing, List<CellSet> found) {
        if (missing == 0) {
            found.add(combination);
            return;
        }
        CellSet row = firstRow(open);
        for (int cell = row.first(); cell >= 0; cell = row.next(cell)) {
            grow(combination.with(cell), open.minus(Houses.peers(cell)).without(cell), missing - 1, found);
        }
    }

    /// The open cells of the first row that has some; every row with open cells needs the digit.
    private static CellSet firstRow(CellSet open) {
        return open.isEmpty() ? CellSet.EMPTY : open.and(Houses.cells(Houses.row(open.first())));
    }
}

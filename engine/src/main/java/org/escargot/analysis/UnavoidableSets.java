package org.escargot.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;

/// Finds all small unavoidable sets of a solution grid: sets of cells whose digits can be moved among them to make
/// another solution, where no smaller part of the set allows it. Every puzzle of the grid with one solution has a
/// clue in each of them.
///
/// The search changes one cell and follows what that demands: a cell that takes a digit forces the cells that hold
/// it in the same row, column and box to change. Of the cells that must change, the one with the fewest digits to
/// take is next. No cell before the first one is changed, so that each set is found from its first cell only.
public final class UnavoidableSets {
    private final int most;
    private final int[] digits = new int[Cell.COUNT];
    /// For each cell and digit, the other cells in its houses that hold the digit.
    private final CellSet[] holders = new CellSet[Cell.COUNT * (Digit.COUNT + 1)];
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private final Set<CellSet> found = new HashSet<>();
    private int first;

    private UnavoidableSets(Grid solution, int most) {
        this.most = most;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = solution.digit(cell);
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                holders[at(cell, digit)] = Houses.peers(cell).and(solution.cellsOf(digit));
            }
        }
    }

    /// The unavoidable sets of `solution` of up to `most` cells, smaller ones first, those of a size in the order of
    /// their cells. Up to twelve cells take milliseconds; each further cell takes several times as long.
    public static List<CellSet> of(Grid solution, int most) {
        if (!solution.isSolved()) {
            throw new IllegalArgumentException("The grid must be solved.");
        }
        UnavoidableSets search = new UnavoidableSets(solution, most);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            search.first = cell;
            search.extend(CellSet.of(cell), CellSet.of(cell));
        }
        return minimal(search.found);
    }

    /// The first of the cells `open` that can take the fewest new digits.
    private int withFewestOptions(CellSet changing, CellSet open) {
        int best = open.first();
        int fewest = Digit.COUNT + 1;
        for (int cell = best; cell >= 0 && fewest > 0; cell = open.next(cell)) {
            int options = Integer.bitCount(options(cell, changing));
            if (options < fewest) {
                fewest = options;
                best = cell;
            }
        }
        return best;
    }

    /// Continues from the cells `changing`, of which `open` have no new digit yet.
    private void extend(CellSet changing, CellSet open) {
        if (open.isEmpty()) {
            found.add(changing);
            return;
        }
        int best = withFewestOptions(changing, open);
        for (int left = options(best, changing); left != 0; left &= left - 1) {
            int bit = Integer.lowestOneBit(left);
            CellSet driven = holders[at(best, Integer.numberOfTrailingZeros(bit) + 1)].minus(changing);
            flip(best, bit);
            extend(changing.or(driven), open.or(driven).without(best));
            flip(best, bit);
        }
    }

    /// A bit for each digit that `cell` may take.
    private int options(int cell, CellSet changing) {
        int taken = rows[Cell.row(cell)] | columns[Cell.column(cell)] | boxes[Cell.box(cell)];
        int options = 0;
        int room = most - changing.size();
        int left = DigitSet.ALL.bits() & ~taken & ~DigitSet.bit(digits[cell]);
        for (; left != 0; left &= left - 1) {
            int bit = Integer.lowestOneBit(left);
            CellSet driven = holders[at(cell, Integer.numberOfTrailingZeros(bit) + 1)].minus(changing);
            if (driven.size() <= room && (driven.isEmpty() || driven.first() > first)) {
                options |= bit;
            }
        }
        return options;
    }

    private void flip(int cell, int bit) {
        rows[Cell.row(cell)] ^= bit;
        columns[Cell.column(cell)] ^= bit;
        boxes[Cell.box(cell)] ^= bit;
    }

    private static int at(int cell, int digit) {
        return cell * (Digit.COUNT + 1) + digit;
    }

    /// The sets that contain no other of `sets`.
    private static List<CellSet> minimal(Set<CellSet> sets) {
        List<CellSet> minimal = new ArrayList<>();
        for (CellSet set : sets.stream().sorted(bySizeAndCells()).toList()) {
            if (minimal.stream().noneMatch(set::containsAll)) {
                minimal.add(set);
            }
        }
        return minimal;
    }

    private static Comparator<CellSet> bySizeAndCells() {
        return Comparator.comparingInt(CellSet::size).thenComparing((one, other) -> {
            int mine = one.minus(other).first();
            return Integer.compare(mine, other.minus(one).first());
        });
    }
}

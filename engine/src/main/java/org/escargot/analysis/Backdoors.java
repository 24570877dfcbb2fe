package org.escargot.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.Singles;

/// The smallest sets of cells that, once their digits are known, leave nothing but singles.
///
/// @param size how many cells each set has
/// @param sets all sets of that size, in reading order; for size 0 the empty set
public record Backdoors(int size, List<CellSet> sets) {
    /// The largest size that is searched.
    public static final int LARGEST = 2;

    public Backdoors {
        sets = List.copyOf(sets);
    }

    /// The backdoors of `puzzle`, whose only solution is `solution`; nothing where they have more than [#LARGEST]
    /// cells.
    public static Optional<Backdoors> of(Givens puzzle, Grid solution) {
        for (int size = 0; size <= LARGEST; size++) {
            List<CellSet> sets = new ArrayList<>();
            collect(puzzle, solution, size, new Chosen(CellSet.EMPTY, 0), sets);
            if (!sets.isEmpty()) {
                return Optional.of(new Backdoors(size, sets));
            }
        }
        return Optional.empty();
    }

    /// Cells chosen so far, and the cell from which the next may be.
    private record Chosen(CellSet cells, int from) {}

    private static void collect(Givens puzzle, Grid solution, int more, Chosen chosen, List<CellSet> sets) {
        if (more == 0) {
            if (Singles.solve(puzzle, Singles.Kind.ALL)) {
                sets.add(chosen.cells);
            }
            return;
        }
        CellSet open = CellSet.ALL.minus(puzzle.cells());
        for (int cell = open.next(chosen.from - 1); cell >= 0; cell = open.next(cell)) {
            Givens told = new Givens(puzzle.grid().with(cell, solution.digit(cell)));
            collect(told, solution, more - 1, new Chosen(chosen.cells.with(cell), cell + 1), sets);
        }
    }
}

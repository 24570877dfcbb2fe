package org.escargot.generator.makers;

import java.util.Optional;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Symmetry;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.Singles;

/// Takes clues away in random order as long as singles still solve the puzzle, until as few are left as wanted.
/// What singles solve has one solution.
public final class SinglesMaker implements Maker {
    private final SolutionGrids grids;
    private final Symmetry symmetry;
    private final Singles.Kind kind;
    private final ClueRange clues;

    /// A maker of puzzles from `grids` that singles of `kind` solve.
    public SinglesMaker(SolutionGrids grids, Symmetry symmetry, Singles.Kind kind, ClueRange clues) {
        this.grids = grids;
        this.symmetry = symmetry;
        this.kind = kind;
        this.clues = clues;
    }

    @Override
    public Optional<Givens> attempt(RandomSource random) {
        Givens puzzle = new Givens(grids.next(random));
        int left = 81;
        int fewest = clues.fewest() + random.nextInt(clues.most() - clues.fewest() + 1);
        for (CellSet unit : Minimizer.units(CellSet.ALL, symmetry, random)) {
            if (left - unit.size() >= fewest) {
                Givens less = without(puzzle, unit);
                if (Singles.solve(less, kind)) {
                    puzzle = less;
                    left -= unit.size();
                }
            }
        }
        return clues.contains(left) ? Optional.of(puzzle) : Optional.empty();
    }

    private static Givens without(Givens puzzle, CellSet unit) {
        Grid grid = puzzle.grid();
        for (int cell = unit.first(); cell >= 0; cell = unit.next(cell)) {
            grid = grid.with(cell, Digit.NONE);
        }
        return new Givens(grid);
    }
}

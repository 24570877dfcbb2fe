package org.escargot.generator.makers;

import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;

/// Takes clues away in random order as long as some way to solve, such as by singles, still solves the puzzle, until
/// as few are left as wanted. What reasoning solves that does not assume one solution has one solution.
public final class DiggingMaker implements Maker {
    private final SolutionGrids grids;
    private final Symmetry symmetry;
    private final ClueRange clues;
    private final Predicate<Givens> solved;

    /// A maker of puzzles from `grids` for which `solved` holds.
    public DiggingMaker(SolutionGrids grids, Symmetry symmetry, ClueRange clues, Predicate<Givens> solved) {
        this.grids = grids;
        this.symmetry = symmetry;
        this.clues = clues;
        this.solved = solved;
    }

    @Override
    public Optional<Givens> attempt(RandomSource random) {
        Givens puzzle = new Givens(grids.next(random));
        int left = 81;
        int fewest = clues.fewest() + random.nextInt(clues.most() - clues.fewest() + 1);
        for (CellSet unit : Minimizer.units(CellSet.ALL, symmetry, random)) {
            if (left - unit.size() >= fewest) {
                Givens less = without(puzzle, unit);
                if (solved.test(less)) {
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

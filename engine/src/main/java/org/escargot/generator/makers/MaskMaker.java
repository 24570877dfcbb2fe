package org.escargot.generator.makers;

import java.util.Optional;
import org.escargot.generator.clues.Minimality;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;

/// Puzzles whose clues stand in given cells, all of them.
///
/// A random grid seen through the mask has many solutions. From there the search walks: a few clues are dropped,
/// the rest is completed by chance to another grid, and that is taken when it has no more solutions. So the clues
/// never contradict each other, and each step is one of {-n+n} inside the mask.
public final class MaskMaker implements Maker {
    private static final int STEPS = 400;

    /// Counting further would cost more than it tells.
    private static final int COUNTED = 500;

    private final BandSolver solver = new BandSolver();
    private final Minimizer minimizer = new Minimizer();
    private final SearchedGrids completions = new SearchedGrids();
    private final SolutionGrids grids;
    private final CellSet mask;
    private final int[] cells;
    private final Minimality minimality;

    /// A maker of puzzles whose clues stand in the cells of `mask`, and in no others.
    public MaskMaker(SolutionGrids grids, CellSet mask, Minimality minimality) {
        this.grids = grids;
        this.mask = mask;
        this.cells = mask.stream().toArray();
        this.minimality = minimality;
    }

    @Override
    public Optional<Givens> attempt(RandomSource random) {
        Givens puzzle = seen(grids.next(random));
        long solutions = solver.count(puzzle, COUNTED);
        for (int step = 0; step < STEPS && solutions > 1; step++) {
            Optional<Grid> other = completions.complete(drop(puzzle, random), random);
            if (other.isPresent()) {
                Givens next = seen(other.get());
                long now = solver.count(next, Math.min(COUNTED, solutions + 1));
                if (now <= solutions) {
                    puzzle = next;
                    solutions = now;
                }
            }
        }
        boolean asWished = solutions == 1 && (minimality != Minimality.CLUES || minimizer.isMinimal(puzzle));
        return asWished ? Optional.of(puzzle) : Optional.empty();
    }

    private Givens seen(Grid grid) {
        byte[] digits = new byte[Cell.COUNT];
        for (int cell : cells) {
            digits[cell] = (byte) grid.digit(cell);
        }
        return new Givens(Grid.of(digits));
    }

    /// `puzzle` without two to four of its clues.
    private Givens drop(Givens puzzle, RandomSource random) {
        Grid grid = puzzle.grid();
        int count = 2 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            grid = grid.with(cells[random.nextInt(cells.length)], Digit.NONE);
        }
        return new Givens(grid);
    }

    @Override
    public String toString() {
        return "puzzles in " + mask;
    }
}

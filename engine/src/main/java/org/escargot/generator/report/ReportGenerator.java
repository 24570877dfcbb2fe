package org.escargot.generator.report;

import org.escargot.generator.makers.Stock;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;

/// The generator of the report, as it is printed there (`creation_aleatoire`), beside ours: a stored grid in another
/// dress, from which clues go as long as the report's own solver still succeeds.
///
/// It promises less than ours: the solver may succeed by a lucky guess, so a puzzle may have several solutions. Level
/// 20 is always the same puzzle of 17 clues in another dress. The last loop of levels 18 and 19 is printed with a
/// slip, its inner loop changes the row; so it tries, for each clue it meets, a cell of the bottom row. That is kept.
public final class ReportGenerator {
    /// The report starts with "any grid"; this is ours.
    private static final Grid STORED =
            Grid.of("123456789456789123789123456214365897365897214897214365531642978642978531978531642");

    private static final int BEGINNERS = 5;
    private static final int SINGLES_FIRST = 10;
    private static final int SWEPT = 18;
    private static final int STOCK = 20;

    private final ReportSolver solver = new ReportSolver();

    /// A generator with working memory of its own.
    public ReportGenerator() {}

    /// A puzzle of `level`, 0..20.
    public Givens generate(int level, RandomSource random) {
        if (level < 0 || level > STOCK) {
            throw new IllegalArgumentException("The level (" + level + ") must be 0..20.");
        }
        if (level == STOCK) {
            return new Givens(ReportMorph.apply(Stock.SEVENTEEN.getFirst().grid(), random));
        }
        Grid grid = ReportMorph.apply(STORED, random);
        if (level < BEGINNERS) {
            return new Givens(removeEvident(grid, 10 + 8 * level, random));
        }
        if (level < SINGLES_FIRST) {
            return new Givens(removeSolvable(removeEvident(grid, 20, random), 5 * level, random));
        }
        Grid thinned = removeSolvable(grid, 30 + 3 * level, random);
        return new Givens(level < SWEPT ? thinned : sweep(thinned));
    }

    /// Draws a cell `times` times; its clue goes when its houses hold all other digits (`supprimer_nombre_simple`).
    private static Grid removeEvident(Grid full, int times, RandomSource random) {
        Grid grid = full;
        for (int i = 0; i < times; i++) {
            int cell = random.nextInt(Cell.COUNT);
            if (grid.digit(cell) != Digit.NONE && ReportSolver.candidates(grid, cell) == 0) {
                grid = grid.with(cell, Digit.NONE);
            }
        }
        return grid;
    }

    /// Draws a cell `times` times; its clue goes when the solver gets by without it (`supprimer_nombre`).
    private Grid removeSolvable(Grid full, int times, RandomSource random) {
        Grid grid = full;
        for (int i = 0; i < times; i++) {
            grid = withoutIfSolvable(grid, random.nextInt(Cell.COUNT));
        }
        return grid;
    }

    /// The row is right for the first cell of a row that is looked at, up to the first clue; from then on it is the
    /// bottom one.
    private Grid sweep(Grid thinned) {
        Grid grid = thinned;
        for (int row = 0; row < 9; row++) {
            int slipped = row;
            for (int column = 0; column < 9; column++) {
                if (grid.digit(Cell.at(slipped, column)) != Digit.NONE) {
                    slipped = 8;
                    grid = withoutIfSolvable(grid, Cell.at(slipped, column));
                }
            }
        }
        return grid;
    }

    private Grid withoutIfSolvable(Grid grid, int cell) {
        Grid less = grid.with(cell, Digit.NONE);
        return solver.solves(less) ? less : grid;
    }
}

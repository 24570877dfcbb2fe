package org.escargot.generator.makers;

import java.math.BigInteger;
import java.util.Optional;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;

/// Minimal puzzles whose chance is known: clues go in random order up to the first that is needed, and there the
/// puzzle is minimal or the try has failed (Denis Berthier's controlled bias).
///
/// A minimal puzzle of `k` clues comes when its clues are the last `k` of the order: its chance is proportional to
/// k! (81 - k)!. So a puzzle that weighs [#weight] of `k` stands for all of them without bias. About one try in
/// 250,000 succeeds. One attempt makes [#TRIES] of them on one uniform grid, few enough that the second of two
/// successes on one grid, which is lost, is rarer than one in 300.
public final class MonotoneMaker implements Maker {
    static final int TRIES = 1024;

    private final BandSolver solver = new BandSolver();
    private final Minimizer minimizer = new Minimizer();
    private final Unavoidables unavoidables = new Unavoidables();
    private final SolutionGrids grids;
    private final ClueRange clues;

    /// A maker of puzzles from `grids` with so many `clues`.
    public MonotoneMaker(SolutionGrids grids, ClueRange clues) {
        this.grids = grids;
        this.clues = clues;
    }

    /// What a minimal puzzle of `clues` clues stands for: C(81, `clues`).
    public static BigInteger weight(int clues) {
        BigInteger weight = BigInteger.ONE;
        for (int i = 1; i <= clues; i++) {
            weight = weight.multiply(BigInteger.valueOf(Cell.COUNT - clues + i)).divide(BigInteger.valueOf(i));
        }
        return weight;
    }

    @Override
    public Optional<Givens> attempt(RandomSource random) {
        Grid solution = grids.next(random);
        unavoidables.begin(solution);
        for (int i = 0; i < TRIES; i++) {
            Givens puzzle = atFirstNeed(solution, random.permutation(Cell.COUNT));
            if (clues.contains(puzzle.cells().size()) && minimizer.isMinimal(puzzle)) {
                return Optional.of(puzzle);
            }
        }
        return Optional.empty();
    }

    /// What is left of `solution` when clues went in `order` up to the first that cannot go.
    private Givens atFirstNeed(Grid solution, int[] order) {
        int[] positions = new int[Cell.COUNT];
        for (int i = 0; i < Cell.COUNT; i++) {
            positions[order[i]] = i;
        }
        int gone = unavoidables.firstNeed(positions);
        while (true) {
            Givens puzzle = without(solution, order, gone);
            Optional<Grid> other = otherSolution(puzzle, solution);
            if (other.isEmpty()) {
                return puzzle;
            }
            CellSet difference = Unavoidables.difference(solution, other.get());
            unavoidables.add(difference);
            gone = Unavoidables.last(difference, positions);
        }
    }

    private static Givens without(Grid solution, int[] order, int gone) {
        byte[] digits = new byte[Cell.COUNT];
        for (int i = 0; i < Cell.COUNT; i++) {
            digits[order[i]] = (byte) (i < gone ? Digit.NONE : solution.digit(order[i]));
        }
        return new Givens(Grid.of(digits));
    }

    private Optional<Grid> otherSolution(Givens puzzle, Grid solution) {
        Grid[] other = new Grid[1];
        solver.search(puzzle, found -> {
            other[0] = found;
            return !found.equals(solution);
        });
        return Optional.ofNullable(other[0]).filter(found -> !found.equals(solution));
    }
}

package org.escargot.logic;

import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;

/// Random minimal puzzles for the tests: givens are laid into an empty grid until one solution is left, then taken
/// out of the full grid in random order wherever the solution stays the only one.
public final class MinimalPuzzles {
    private final long seed;
    private final BandSolver solver = new BandSolver();

    /// A puzzle and its only solution.
    public record Solved(Givens puzzle, Grid solution) {}

    public MinimalPuzzles(long seed) {
        this.seed = seed;
    }

    /// The puzzle `index` of the seed: always the same, whatever was asked before.
    public Solved puzzle(long index) {
        RandomSource random = RandomSource.of(seed, index);
        Grid solution = fullGrid(random);
        byte[] digits = digits(solution);
        for (int cell : random.permutation(Cell.COUNT)) {
            byte taken = digits[cell];
            digits[cell] = Digit.NONE;
            if (count(digits) != 1) {
                digits[cell] = taken;
            }
        }
        return new Solved(new Givens(Grid.of(digits)), solution);
    }

    private Grid fullGrid(RandomSource random) {
        byte[] digits = new byte[Cell.COUNT];
        while (true) {
            int cell = random.nextInt(Cell.COUNT);
            byte before = digits[cell];
            digits[cell] = (byte) (1 + random.nextInt(Digit.COUNT));
            long solutions = count(digits);
            if (solutions == 1) {
                return solver.solve(new Givens(Grid.of(digits))).orElseThrow();
            }
            digits[cell] = solutions == 0 ? before : digits[cell];
        }
    }

    private long count(byte[] digits) {
        return solver.count(new Givens(Grid.of(digits)), 2);
    }

    private static byte[] digits(Grid grid) {
        byte[] digits = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) grid.digit(cell);
        }
        return digits;
    }
}

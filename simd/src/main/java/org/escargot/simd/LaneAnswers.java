package org.escargot.simd;

import static org.escargot.simd.LaneSweep.SETTLED;

import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.Grid;
import org.escargot.solver.BulkAnswers;

/// What the lanes found. Solutions are kept as words of a lane; a grid is made only when the caller asks for it.
final class LaneAnswers implements BulkAnswers {
    private final int[] solutions;
    private final int[] guesses;
    private final int[] words;

    LaneAnswers(int puzzles) {
        solutions = new int[puzzles];
        guesses = new int[puzzles];
        words = new int[puzzles * SETTLED];
    }

    /// Takes the solution of `puzzle` in `lane` of `lanes`; returns how many solutions it has now.
    int found(int puzzle, int[] state, int lane, int lanes) {
        if (solutions[puzzle] == 0) {
            for (int slot = 0; slot < SETTLED; slot++) {
                words[puzzle * SETTLED + slot] = state[slot * lanes + lane];
            }
        }
        return ++solutions[puzzle];
    }

    void guessed(int puzzle) {
        guesses[puzzle]++;
    }

    @Override
    public int solutions(int puzzle) {
        return solutions[puzzle];
    }

    @Override
    public int guesses(int puzzle) {
        return guesses[puzzle];
    }

    @Override
    public Optional<Grid> solution(int puzzle) {
        if (solutions[puzzle] == 0) {
            return Optional.empty();
        }
        return Optional.of(toGrid(words, puzzle * SETTLED, 1));
    }

    /// The grid of a solved position whose candidates, digit * 3 + band, stand `stride` apart.
    static Grid toGrid(int[] words, int from, int stride) {
        byte[] digits = new byte[Cell.COUNT];
        for (int slot = 0; slot < SETTLED; slot++) {
            for (int rest = words[from + slot * stride]; rest != 0; rest &= rest - 1) {
                int cell = LaneTables.CELL[slot % 3 << 5 | Integer.numberOfTrailingZeros(rest)];
                digits[cell] = (byte) (slot / 3 + 1);
            }
        }
        return Grid.of(digits);
    }
}

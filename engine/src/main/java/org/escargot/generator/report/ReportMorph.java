package org.escargot.generator.report;

import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;

/// The report's change of dress: digits, stacks, bands, columns in a stack, rows in a band. Unlike a
/// [org.escargot.canonical.Morph] it never turns the grid over its diagonal.
final class ReportMorph {
    private ReportMorph() {}

    static Grid apply(Grid grid, RandomSource random) {
        int[] digits = random.permutation(Digit.COUNT);
        int[] columns = lines(random);
        int[] rows = lines(random);
        byte[] moved = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = grid.digit(Cell.at(rows[Cell.row(cell)], columns[Cell.column(cell)]));
            moved[cell] = (byte) (digit == Digit.NONE ? Digit.NONE : digits[digit - 1] + 1);
        }
        return Grid.of(moved);
    }

    private static int[] lines(RandomSource random) {
        int[] chutes = random.permutation(3);
        int[] lines = new int[9];
        for (int chute = 0; chute < 3; chute++) {
            int[] inside = random.permutation(3);
            for (int line = 0; line < 3; line++) {
                lines[chute * 3 + line] = chutes[chute] * 3 + inside[line];
            }
        }
        return lines;
    }
}

package org.escargot.logic.step;

import java.util.Arrays;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;

/// Whether cells that all differ can each have a digit of its own: by Kuhn's augmenting paths.
final class Matching {
    private final int[] digits;
    /// By digit, the cell that has it, or -1.
    private final int[] cellOf = new int[Digit.COUNT + 1];

    private Matching(int[] digits) {
        this.digits = digits;
        Arrays.fill(cellOf, -1);
    }

    /// Whether there is a digit for each cell, all different; `digits` are the candidates of each as bits.
    static boolean exists(int[] digits) {
        Matching matching = new Matching(digits);
        for (int cell = 0; cell < digits.length; cell++) {
            if (!matching.place(cell, new boolean[Digit.COUNT + 1])) {
                return false;
            }
        }
        return true;
    }

    /// Gives `cell` a digit that is not `tried`, where needed by giving another cell a different one.
    private boolean place(int cell, boolean[] tried) {
        DigitSet own = new DigitSet(digits[cell]);
        for (int digit = own.first(); digit > 0; digit = own.next(digit)) {
            if (!tried[digit]) {
                tried[digit] = true;
                if (cellOf[digit] < 0 || place(cellOf[digit], tried)) {
                    cellOf[digit] = cell;
                    return true;
                }
            }
        }
        return false;
    }
}

package org.escargot.logic;

import org.escargot.grid.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Pencilmarks;

/// How a path ends.
public enum Outcome {
    /// Every cell is filled, by the rules.
    SOLVED,
    /// No technique of the ladder finds anything more.
    INCOMPLETE,
    /// The position breaks the rules, or a cell or a digit has no place left: there is no solution.
    CONTRADICTION;

    /// What a path that ends with `marks` has come to.
    public static Outcome of(Pencilmarks marks) {
        if (isBroken(marks)) {
            return CONTRADICTION;
        }
        return marks.unsolved().isEmpty() ? SOLVED : INCOMPLETE;
    }

    /// Whether a digit stands twice in a house or has no place there, or a cell has no candidate.
    static boolean isBroken(Pencilmarks marks) {
        Board board = marks.board();
        int[] placed = new int[board.houseCount()];
        int[] possible = new int[board.houseCount()];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int bit = marks.digit(cell) == Digit.NONE ? 0 : DigitSet.bit(marks.digit(cell));
            int allowed = marks.allowed(cell).bits();
            if (allowed == 0 && board.cells().contains(cell)) {
                return true;
            }
            HouseSet houses = board.of(cell);
            for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                if ((placed[house] & bit) != 0) {
                    return true;
                }
                placed[house] |= bit;
                possible[house] |= allowed;
            }
        }
        return lacksDigits(board, possible);
    }

    /// Whether some house has no place for a digit.
    private static boolean lacksDigits(Board board, int[] possible) {
        HouseSet houses = board.houses();
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            if (possible[house] != board.digits().bits()) {
                return true;
            }
        }
        return false;
    }
}

package org.escargot.logic;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
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
        Grid grid = marks.grid();
        CellSet possible = grid.filled();
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet placed = grid.cellsOf(digit);
            CellSet open = marks.cellsOf(digit);
            possible = possible.or(open);
            for (int house = 0; house < House.COUNT; house++) {
                int times = placed.and(Houses.cells(house)).size();
                if (times > 1 || times == 0 && !open.intersects(Houses.cells(house))) {
                    return true;
                }
            }
        }
        return !possible.equals(CellSet.ALL);
    }
}

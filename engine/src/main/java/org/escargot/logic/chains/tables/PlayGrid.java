package org.escargot.logic.chains.tables;

import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// A grid in which an assumption is played. It notes the singles that come up, in HoDoKu's order, and goes on where
/// the assumption has led to a contradiction.
///
/// Kernel: counts in arrays.
///
/// | name | what it holds |
/// |---|---|
/// | `marks[cell]` | the candidates |
/// | `values[cell]` | the digit, or 0 |
/// | `free[house * 10 + digit]` | how many places the digit has |
/// | `naked`, `hidden` | the candidates that came up as singles, the oldest first |
final class PlayGrid {
    private static final int[][] HOUSES = new int[Cell.COUNT][];
    private static final int[][] PEERS = new int[Cell.COUNT][];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            HOUSES[cell] = new int[] {Houses.row(cell), Houses.column(cell), Houses.box(cell)};
            PEERS[cell] = Houses.peers(cell).stream().toArray();
        }
    }

    private final int[] startMarks = new int[Cell.COUNT];
    private final int[] startValues = new int[Cell.COUNT];
    private final int[] startFree = new int[House.COUNT * 10];

    final int[] marks = new int[Cell.COUNT];
    final int[] values = new int[Cell.COUNT];
    private final int[] free = new int[House.COUNT * 10];
    final int[] naked = new int[Cell.COUNT];
    final int[] hidden = new int[House.COUNT * Digit.COUNT];
    int nakedCount;
    int hiddenCount;

    PlayGrid(Facts facts) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            startMarks[cell] = facts.candidates(cell).bits();
            startValues[cell] = facts.digit(cell);
        }
        for (int house = 0; house < House.COUNT; house++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                startFree[house * 10 + digit] = facts.places(digit, house).size();
            }
        }
    }

    /// Goes back to the position.
    void begin() {
        System.arraycopy(startMarks, 0, marks, 0, marks.length);
        System.arraycopy(startValues, 0, values, 0, values.length);
        System.arraycopy(startFree, 0, free, 0, free.length);
        nakedCount = 0;
        hiddenCount = 0;
    }

    /// The house of `cell` with the fewest places for `digit`: row, column or box.
    int fewest(int cell, int digit) {
        int fewest = HOUSES[cell][0];
        for (int house : HOUSES[cell]) {
            fewest = free[house * 10 + digit] < free[fewest * 10 + digit] ? house : fewest;
        }
        return fewest;
    }

    /// Whether a house of `cell` has one place left for `digit`.
    boolean isLastSomewhere(int cell, int digit) {
        return free[HOUSES[cell][0] * 10 + digit] == 1
                || free[HOUSES[cell][1] * 10 + digit] == 1
                || free[HOUSES[cell][2] * 10 + digit] == 1;
    }

    void remove(int cell, int digit) {
        int bit = DigitSet.bit(digit);
        if ((marks[cell] & bit) == 0) {
            return;
        }
        marks[cell] &= ~bit;
        if (marks[cell] == 0) {
            return;
        }
        if ((marks[cell] & marks[cell] - 1) == 0) {
            naked[nakedCount++] = Candidate.of(cell, Integer.numberOfTrailingZeros(marks[cell]) + 1);
        }
        for (int house : HOUSES[cell]) {
            int left = --free[house * 10 + digit];
            if (left == 1) {
                noteLast(house, digit);
            } else if (left == 0) {
                forget(house, digit);
            }
        }
    }

    void place(int cell, int digit) {
        if (values[cell] == digit) {
            return;
        }
        values[cell] = digit;
        int had = marks[cell];
        marks[cell] = 0;
        for (int peer : PEERS[cell]) {
            remove(peer, digit);
        }
        for (int rest = had; rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest) + 1;
            for (int house : HOUSES[cell]) {
                if (--free[house * 10 + each] == 1 && each != digit) {
                    noteLast(house, each);
                }
            }
        }
    }

    private void noteLast(int house, int digit) {
        CellSet cells = Houses.cells(house);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if ((marks[cell] & DigitSet.bit(digit)) != 0) {
                hidden[hiddenCount++] = Candidate.of(cell, digit);
                return;
            }
        }
    }

    private void forget(int house, int digit) {
        for (int i = 0; i < hiddenCount; i++) {
            if (Candidate.digit(hidden[i]) == digit && Houses.cells(house).contains(Candidate.cell(hidden[i]))) {
                System.arraycopy(hidden, i + 1, hidden, i, --hiddenCount - i);
                return;
            }
        }
    }
}

package org.escargot.logic.chains.tables;

import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
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
/// | `free[house * 10 + digit]` | the places of the digit, a bit for each |
/// | `naked`, `hidden` | the candidates that came up as singles, the oldest first |
final class PlayGrid {
    private static final int[][] HOUSES = new int[Cell.COUNT][];
    private static final int[][] PEERS = new int[Cell.COUNT][];

    /// By cell: the bits of its places in its houses.
    private static final int[][] BITS = new int[Cell.COUNT][];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            HOUSES[cell] = new int[] {Houses.row(cell), Houses.column(cell), Houses.box(cell)};
            int inBox = Cell.row(cell) % 3 * 3 + Cell.column(cell) % 3;
            BITS[cell] = new int[] {1 << Cell.column(cell), 1 << Cell.row(cell), 1 << inBox};
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
                CellSet places = facts.places(digit, house);
                for (int place = 0; place < Digit.COUNT; place++) {
                    startFree[house * 10 + digit] |= places.contains(Houses.cell(house, place)) ? 1 << place : 0;
                }
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
        int fewest = 0;
        int least = House.COUNT;
        for (int house : HOUSES[cell]) {
            int count = Integer.bitCount(free[house * 10 + digit]);
            if (count < least) {
                least = count;
                fewest = house;
            }
        }
        return fewest;
    }

    /// Whether a house of `cell` has one place left for `digit`.
    boolean isLastSomewhere(int cell, int digit) {
        return isOne(free[HOUSES[cell][0] * 10 + digit])
                || isOne(free[HOUSES[cell][1] * 10 + digit])
                || isOne(free[HOUSES[cell][2] * 10 + digit]);
    }

    private static boolean isOne(int bits) {
        return bits != 0 && (bits & bits - 1) == 0;
    }

    /// A cell that is left empty keeps its last place in the houses.
    void remove(int cell, int digit) {
        int bit = DigitSet.bit(digit);
        int left = marks[cell] & ~bit;
        if (left == marks[cell]) {
            return;
        }
        marks[cell] = left;
        if (left == 0) {
            return;
        }
        if ((left & left - 1) == 0) {
            naked[nakedCount++] = Candidate.of(cell, LowestBit.of(left) + 1);
        }
        int[] houses = HOUSES[cell];
        for (int i = 0; i < houses.length; i++) {
            int places = free[houses[i] * 10 + digit] &= ~BITS[cell][i];
            if (places == 0) {
                forget(houses[i], digit);
            } else if ((places & places - 1) == 0) {
                noteLast(houses[i], digit, places);
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
        int[] houses = HOUSES[cell];
        for (int rest = had; rest != 0; rest &= rest - 1) {
            int each = LowestBit.of(rest) + 1;
            for (int i = 0; i < houses.length; i++) {
                int places = free[houses[i] * 10 + each] &= ~BITS[cell][i];
                if (each != digit && isOne(places)) {
                    noteLast(houses[i], each, places);
                }
            }
        }
    }

    /// Notes the last place of a digit, unless its cell was left empty.
    private void noteLast(int house, int digit, int place) {
        int cell = Houses.cell(house, LowestBit.of(place));
        if ((marks[cell] & DigitSet.bit(digit)) != 0) {
            hidden[hiddenCount++] = Candidate.of(cell, digit);
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

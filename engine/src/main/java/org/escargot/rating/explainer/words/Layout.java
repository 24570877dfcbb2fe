package org.escargot.rating.explainer.words;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// The grid as plain tables, and the orders in which the rungs walk it. Digits are 0..8 in this package.
@SuppressWarnings("MutablePublicArray") // searches read them word by word; no other room may use this one
public final class Layout {
    /// The kinds of houses, as offsets into the tables below.
    public static final int ROW = 0;

    public static final int COLUMN = 1;
    public static final int BOX = 2;

    /// The order of kinds in chains, loops and BUGs.
    public static final int[] BOX_ROW_COLUMN = {BOX, ROW, COLUMN};

    /// The order of kinds in everything else.
    public static final int[] BOX_COLUMN_ROW = {BOX, COLUMN, ROW};

    /// `[house * 9 + place]`: the cell.
    public static final int[] CELL = new int[House.COUNT * 9];

    /// `[cell * 3 + kind]`: the house.
    public static final int[] HOUSE = new int[Cell.COUNT * 3];

    /// `[cell * 3 + kind]`: the place of the cell in that house, as a bit.
    public static final int[] PLACE = new int[Cell.COUNT * 3];

    /// `[candidate * 3 + kind]`: where [CandidateGrid#places] keeps the digit of the candidate in that house.
    public static final int[] SLOT = new int[Cell.COUNT * Digit.COUNT * 3];

    /// `[cell]`: the 20 peers, those of its box first, then row, then column.
    public static final int[][] PEERS = new int[Cell.COUNT][];

    /// `[cell]`: its peers as a set of cells.
    public static final long[] PEERS_LOW = new long[Cell.COUNT];

    public static final long[] PEERS_HIGH = new long[Cell.COUNT];

    /// `[size]`: the sets of so many things out of nine, as masks in ascending order.
    public static final int[][] CHOICES = new int[10][];

    /// `[size * 10 + count]`: how many of these, the first ones, are sets out of the first `count` things.
    public static final int[] CHOICE_COUNT = new int[100];

    static {
        for (int house = 0; house < House.COUNT; house++) {
            for (int place = 0; place < 9; place++) {
                int cell = Houses.cell(house, place);
                int kind = house / 9;
                CELL[house * 9 + place] = cell;
                HOUSE[cell * 3 + kind] = house;
                PLACE[cell * 3 + kind] = 1 << place;
                for (int digit = 0; digit < Digit.COUNT; digit++) {
                    SLOT[(cell * 9 + digit) * 3 + kind] = house * 9 + digit;
                }
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            PEERS[cell] = peers(cell);
            for (int peer : PEERS[cell]) {
                PEERS_LOW[cell] |= peer < 64 ? 1L << peer : 0;
                PEERS_HIGH[cell] |= peer < 64 ? 0 : 1L << peer - 64;
            }
        }
        for (int size = 0; size < CHOICES.length; size++) {
            CHOICES[size] = choices(9, size);
            for (int count = 0; count < 10; count++) {
                CHOICE_COUNT[size * 10 + count] = choices(count, size).length;
            }
        }
    }

    private Layout() {}

    private static int[] peers(int cell) {
        boolean[] seen = new boolean[Cell.COUNT];
        seen[cell] = true;
        int[] peers = new int[20];
        int count = 0;
        for (int kind : BOX_ROW_COLUMN) {
            for (int place = 0; place < 9; place++) {
                int peer = CELL[HOUSE[cell * 3 + kind] * 9 + place];
                if (!seen[peer]) {
                    seen[peer] = true;
                    peers[count++] = peer;
                }
            }
        }
        return peers;
    }

    /// The sets of `size` things out of `count`, as masks in ascending order.
    private static int[] choices(int count, int size) {
        int[] found = new int[1 << count];
        int length = 0;
        for (int mask = 0; mask < 1 << count; mask++) {
            if (Integer.bitCount(mask) == size) {
                found[length++] = mask;
            }
        }
        return java.util.Arrays.copyOf(found, length);
    }

    /// The cells at `places` of `house`.
    public static CellSet cells(int house, int places) {
        CellSet cells = CellSet.EMPTY;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            cells = cells.with(CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]);
        }
        return cells;
    }

    /// The houses `lines`, counted from the house `first`.
    public static HouseSet houses(int first, int lines) {
        return new HouseSet(lines << first);
    }

    /// The place of `cell` in its house of `kind`, 0..8.
    static int place(int cell, int kind) {
        return Integer.numberOfTrailingZeros(PLACE[cell * 3 + kind]);
    }

    /// Whether two different cells share a house.
    public static boolean arePeers(int one, int other) {
        return other < 64 ? (PEERS_LOW[one] >>> other & 1) != 0 : (PEERS_HIGH[one] >>> other - 64 & 1) != 0;
    }
}

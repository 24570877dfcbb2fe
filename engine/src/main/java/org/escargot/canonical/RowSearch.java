package org.escargot.canonical;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// The fast search for the form of a puzzle: row by row, it follows all layouts that tie for the smallest string.
///
/// A state says which lines have been taken (by rows or by columns of the grid), where columns and stacks
/// stand, and how digits are named. What has not mattered yet is left open: stacks that were empty in all
/// lines taken are interchangeable, and so are empty columns of a stack. So layouts that differ only there are one
/// state, and at the end the states are the automorphisms.
///
/// This needs lines without a repeated digit; [#load] says whether it is so.
///
/// A state is three words (see [Frontier]):
///
/// ```
///   places   bits 0..20   a slot of seven bits for each stack of the form, the left one lowest:
///                         stack in the grid (2 bits), order of its columns (3), how many columns are still open (2)
///                21..22   how many stacks are still open, from the left
///                23..31   the lines used, a bit each
///                32       the orientation: 0 by rows, 1 by columns
///   rows     four bits for each line taken, the last one lowest
///   names    four bits for each digit, at 4 * digit: 0 for an empty cell, 15 where the digit has no name yet;
///            from bit 40 on how many digits have names
/// ```
///
/// A *triple* is three cells of a line in a stack, and its *value* their names, four bits each, the first one
/// highest. `a`, `b`, `c` stand for its cells in the order of the form's columns: in [#value(int)] for their names,
/// in [#order] for where the names of their digits begin. `v0`, `v1`, `v2` are the values of the three stacks.
///
/// Kernel: one class, longer than most, because all its methods share the state that is being extended.
final class RowSearch implements FormSearch {
    /// Every digit is new: 15 stands for "not named yet", four bits a digit, 0 for an empty cell.
    private static final long NO_NAMES = 0xFFFFFFFFF0L;

    /// Every digit is called 1, which leaves the pattern alone.
    private static final long ONE_NAME = 0x1111111110L;

    private static final int NAMED = 40;
    private static final int NEW = 15;

    private static final int SLOT = 7;
    private static final int OPEN = 21;
    private static final int USED = 23;
    private static final int ORIENTATION = 32;
    private static final long START = slot(0, 0, 3) | slot(1, 0, 3) << SLOT | slot(2, 0, 3) << 2 * SLOT | 3L << OPEN;

    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /// How far to shift a triple to see the column at place 0, 1 or 2 of an order.
    private static final int[] FIRST = shifts(0);
    private static final int[] SECOND = shifts(1);
    private static final int[] THIRD = shifts(2);

    /// The order after applying one of [#ORDERS] to another: at 6 x order + change.
    private static final int[] CHANGED = changed();

    /// By number of columns: the changes of order that move only so many of the first columns.
    private static final int[][] CHANGES = {{0}, {0}, {0, 2}, {0, 1, 2, 3, 4, 5}};

    /// Three cells of a line in a stack: four times the digit, six bits each. At 27 x orientation + 3 x line +
    /// stack.
    private final int[] triples = new int[54];
    private final int[] emptyLines = new int[2];
    private final int[] rowDigits = new int[9];
    private final int[] columnDigits = new int[9];
    private int clues;

    private final long[] rows = new long[9];
    private Frontier current = new Frontier();
    private Frontier next = new Frontier();

    // The state that is being extended.
    private final int[] slots = new int[3];
    private final int[] values = new int[3];
    private int open;
    private long names;
    private long best;
    private long nextUsed;
    private long nextRows;
    private int lineTriples;

    private static long slot(int stack, int order, int free) {
        return stack | order << 2 | free << 5;
    }

    private static int[] shifts(int place) {
        int[] shifts = new int[6];
        Arrays.setAll(shifts, order -> 12 - 6 * ORDERS[order][place]);
        return shifts;
    }

    private static int[] changed() {
        int[] changed = new int[36];
        for (int order = 0; order < 6; order++) {
            for (int change = 0; change < 6; change++) {
                int[] columns = new int[3];
                for (int place = 0; place < 3; place++) {
                    columns[place] = ORDERS[order][ORDERS[change][place]];
                }
                int result = 0;
                while (!Arrays.equals(ORDERS[result], columns)) {
                    result++;
                }
                changed[6 * order + change] = result;
            }
        }
        return changed;
    }

    private void add(int row, int column, int digit) {
        clues++;
        rowDigits[row] |= 1 << digit;
        columnDigits[column] |= 1 << digit;
        triples[row * 3 + column / 3] |= digit << 14 - 6 * (column % 3);
        triples[27 + column * 3 + row / 3] |= digit << 14 - 6 * (row % 3);
    }

    /// Loads `grid`; returns whether no line repeats a digit, which the strict search needs.
    boolean load(Grid grid) {
        Arrays.fill(triples, 0);
        Arrays.fill(rowDigits, 0);
        Arrays.fill(columnDigits, 0);
        clues = 0;
        boolean repeats = false;
        int cell = 0;
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++, cell++) {
                int digit = grid.digit(cell);
                if (digit != Digit.NONE) {
                    repeats |= ((rowDigits[row] | columnDigits[column]) & 1 << digit) != 0;
                    add(row, column, digit);
                }
            }
        }
        emptyLines[0] = empty(rowDigits);
        emptyLines[1] = empty(columnDigits);
        return !repeats;
    }

    private static int empty(int[] digits) {
        int empty = 0;
        for (int line = 0; line < 9; line++) {
            empty |= digits[line] == 0 ? 1 << line : 0;
        }
        return empty;
    }

    /// Whether no cell is empty.
    boolean isFull() {
        return clues == Cell.COUNT;
    }

    /// Finds the strict form of the grid that was loaded.
    void search() {
        search(NO_NAMES);
    }

    /// Finds all layouts that give the smallest pattern of the grid that was loaded, as if every digit were 1.
    void searchPattern() {
        search(ONE_NAME);
    }

    private void search(long firstNames) {
        current.clear();
        current.add(START, 0, firstNames);
        current.add(START | 1L << ORIENTATION, 0, firstNames);
        for (int row = 0; row < 9; row++) {
            extend(row);
            rows[row] = named(best, (int) (current.names(0) >>> NAMED));
            Frontier taken = current;
            current = next;
            next = taken;
        }
    }

    /// A row in which new digits have the next free names.
    private static long named(long row, int names) {
        long named = 0;
        int name = names;
        for (int shift = 32; shift >= 0; shift -= 4) {
            long digit = row >>> shift & 15;
            named = named << 4 | (digit == NEW ? ++name : digit);
        }
        return named;
    }

    /// Extends every state by its smallest lines; keeps those that tie for the smallest of all.
    private void extend(int row) {
        best = Long.MAX_VALUE;
        next.clear();
        for (int state = 0; state < current.size(); state++) {
            long places = current.places(state);
            int used = (int) (places >>> USED) & 511;
            int last = (int) current.rows(state) & 15;
            int allowed = (row % 3 == 0 ? 511 : 7 << last / 3 * 3) & ~used;
            int empty = allowed & emptyLines[(int) (places >>> ORIENTATION)];
            if (empty != 0) {
                takeEmpty(state, empty, used);
            } else if (best != 0) {
                takeSmallest(state, allowed);
            }
        }
    }

    /// Takes an empty line. One empty line of a band stands for all of them, and one empty band for all of those.
    private void takeEmpty(int state, int empty, int used) {
        if (best != 0) {
            best = 0;
            next.clear();
        }
        boolean bandTaken = false;
        for (int band = 0; band < 9; band += 3) {
            int lines = empty & 7 << band;
            boolean whole = lines == 7 << band && (used & lines) == 0;
            if (lines != 0 && !(whole && bandTaken)) {
                int line = Integer.numberOfTrailingZeros(lines);
                next.add(
                        current.places(state) | 1L << USED + line,
                        current.rows(state) << 4 | line,
                        current.names(state));
            }
            bandTaken |= whole;
        }
    }

    private void takeSmallest(int state, int allowed) {
        long places = current.places(state);
        names = current.names(state);
        open = (int) (places >>> OPEN) & 3;
        slots[0] = (int) places & 127;
        slots[1] = (int) (places >>> SLOT) & 127;
        slots[2] = (int) (places >>> 2 * SLOT) & 127;
        int orientation = (int) (places >>> ORIENTATION);
        for (int lines = allowed; lines != 0; lines &= lines - 1) {
            int line = Integer.numberOfTrailingZeros(lines);
            lineTriples = 27 * orientation + 3 * line;
            long value = value();
            if (value < best) {
                best = value;
                next.clear();
            }
            if (value == best) {
                nextUsed = places & -1L << USED | 1L << USED + line;
                nextRows = current.rows(state) << 4 | line;
                place(0);
            }
        }
    }

    /// The smallest string of the line, new digits as 15; leaves the part of each slot in `values`.
    private long value() {
        int v0 = value(slots[0]);
        int v1 = value(slots[1]);
        int v2 = value(slots[2]);
        values[0] = v0;
        values[1] = v1;
        values[2] = v2;
        if (open < 2) {
            return (long) v0 << 24 | v1 << 12 | v2;
        }
        int low = Math.min(v0, v1);
        int high = Math.max(v0, v1);
        if (open == 2) {
            return (long) low << 24 | high << 12 | v2;
        }
        int least = Math.min(low, v2);
        int most = Math.max(high, v2);
        return (long) least << 24 | (v0 ^ v1 ^ v2 ^ least ^ most) << 12 | most;
    }

    private int value(int slot) {
        int triple = triples[lineTriples + (slot & 3)];
        int order = slot >>> 2 & 7;
        int a = (int) (names >>> (triple >>> FIRST[order])) & 15;
        int b = (int) (names >>> (triple >>> SECOND[order])) & 15;
        int c = (int) (names >>> (triple >>> THIRD[order])) & 15;
        int free = slot >>> 5;
        if (free < 2) {
            return a << 8 | b << 4 | c;
        }
        int low = Math.min(a, b);
        int high = Math.max(a, b);
        if (free == 2) {
            return low << 8 | high << 4 | c;
        }
        int least = Math.min(low, c);
        int most = Math.max(high, c);
        return least << 8 | (a ^ b ^ c ^ least ^ most) << 4 | most;
    }

    /// Adds every way to place the stacks from `place` on that gives the best string.
    private void place(int place) {
        if (place == 3) {
            add();
        } else if (place >= open) {
            order(place);
        } else {
            int wanted = (int) (best >>> 24 - 12 * place) & 0xFFF;
            for (int other = place; other < open; other++) {
                if (values[other] == wanted) {
                    swap(place, other);
                    order(place);
                    swap(place, other);
                    if (wanted == 0) {
                        return;
                    }
                }
            }
        }
    }

    private void swap(int one, int other) {
        int slot = slots[one];
        slots[one] = slots[other];
        slots[other] = slot;
        int value = values[one];
        values[one] = values[other];
        values[other] = value;
    }

    /// Adds every way to order the columns of the stack at `place` that gives its part of the string.
    private void order(int place) {
        int wanted = values[place];
        if (wanted == 0) {
            place(place + 1);
            return;
        }
        int slot = slots[place];
        int stack = slot & 3;
        int free = slot >>> 5;
        int triple = triples[lineTriples + stack];
        long namesBefore = names;
        for (int change : CHANGES[free]) {
            int order = CHANGED[6 * (slot >>> 2 & 7) + change];
            int a = triple >>> FIRST[order] & 63;
            int b = triple >>> SECOND[order] & 63;
            int c = triple >>> THIRD[order] & 63;
            int value = (int) ((namesBefore >>> a & 15) << 8 | (namesBefore >>> b & 15) << 4 | namesBefore >>> c & 15);
            if (value == wanted && keepsEmpty(change, wanted)) {
                slots[place] = stack | order << 2 | stillFree(free, wanted) << 5;
                name(a);
                name(b);
                name(c);
                place(place + 1);
                names = namesBefore;
            }
        }
        slots[place] = slot;
    }

    /// Whether empty columns stay in their order, so that layouts which differ only there count once.
    private static boolean keepsEmpty(int change, int value) {
        return value >= 16 || ORDERS[change][0] < ORDERS[change][1];
    }

    /// How many columns stay open: the empty ones among `free`, if there are at least two.
    private static int stillFree(int free, int value) {
        if (value >= 256) {
            return 0;
        }
        return value < 16 && free >= 2 ? 2 : 0;
    }

    /// Gives the digit a name if it has none; `shift` is four times the digit.
    private void name(int shift) {
        if ((names >>> shift & 15) == NEW) {
            long name = (names >>> NAMED) + 1;
            names = (names ^ (NEW ^ name) << shift) + (1L << NAMED);
        }
    }

    private void add() {
        int stillOpen = 0;
        while (stillOpen < open && values[stillOpen] == 0) {
            stillOpen++;
        }
        long places =
                nextUsed | slots[0] | (long) slots[1] << SLOT | (long) slots[2] << 2 * SLOT | (long) stillOpen << OPEN;
        next.add(places, nextRows, names);
    }

    @Override
    public long[] rows() {
        return rows;
    }

    /// How many layouts give the form; those that differ only in empty lines count once.
    int layouts() {
        return current.size();
    }

    /// Writes the lines and columns of layout `index` into the arrays; returns its orientation.
    Orientation layOut(int index, int[] lines, int[] columns) {
        long places = current.places(index);
        for (int i = 0; i < 9; i++) {
            lines[i] = (int) (current.rows(index) >>> 4 * (8 - i)) & 15;
            int slot = (int) (places >>> SLOT * (i / 3)) & 127;
            columns[i] = 3 * (slot & 3) + ORDERS[slot >>> 2 & 7][i % 3];
        }
        return places >>> ORIENTATION == 0 ? Orientation.ROWS : Orientation.COLUMNS;
    }

    /// Layout `index` of those that give the form.
    private Layout layout(int index) {
        int[] lines = new int[9];
        int[] columns = new int[9];
        Orientation orientation = layOut(index, lines, columns);
        int[] called = new int[Digit.COUNT + 1];
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            int name = (int) (current.names(index) >>> 4 * digit) & 15;
            called[digit] = name == NEW ? Digit.NONE : name;
        }
        return new Layout(orientation, lines, columns, called);
    }

    @Override
    public int automorphisms() {
        return turningIsNothing() ? layouts() / 2 : layouts();
    }

    /// Whether the grid can be turned over so that each given cell comes back to its place; then every layout stands
    /// here twice. It takes at most nine givens, no two of them in a line.
    boolean turningIsNothing() {
        Layout turned = layout(layouts() - 1);
        if (clues > 9 || turned.orientation() == Orientation.ROWS) {
            return false;
        }
        for (int index = 0; index < layouts(); index++) {
            if (layout(index).orientation() == Orientation.ROWS && agreeOnGivens(layout(index), turned)) {
                return true;
            }
        }
        return false;
    }

    private boolean agreeOnGivens(Layout one, Layout other) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int source = one.source(cell);
            int otherSource = other.source(cell);
            if (source != otherSource && (isGiven(source) || isGiven(otherSource))) {
                return false;
            }
        }
        return true;
    }

    private boolean isGiven(int cell) {
        int triple = triples[3 * Cell.row(cell) + Cell.column(cell) / 3];
        return (triple >>> 12 - 6 * (Cell.column(cell) % 3) & 63) != 0;
    }

    @Override
    public Morph morph() {
        return Morph.of(layout(0));
    }
}

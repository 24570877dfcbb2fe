package org.escargot.canonical;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// The fast search for the form of a full grid.
///
/// The first row of the form is 123456789, so two lines of a chute, taken as rows 1 and 2, and an order of the
/// columns settle a layout: row 3 is the third line, and the other lines stand in the order of their first digits.
///
/// Call the three digits of a line in a stack a set. If the second line has the sets of the first line in other
/// stacks, row 2 can begin with 456; if no two lines of the grid are so alike, it can begin with 457 and no less. In
/// both cases the first stack and the start of row 2 leave few orders of the columns.
final class FullGridSearch implements FormSearch {
    private static final long ROW_1 = 0x123456789L;
    private static final int ALL_DIGITS = 0x3FE;
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /// Four times the digit, at 9 x line + place; the lines 9..17 are the columns of the grid.
    private final int[] cells = new int[162];

    /// Where each digit stands in a line, four bits a digit.
    private final long[] places = new long[18];

    /// The digits of a line in a stack as bits, at 3 x line + stack.
    private final int[] sets = new int[54];

    private final long[] rows = new long[9];
    private int automorphisms;

    // The layout being tried: lines 0..17, places in them, and the names that row 1 gives.
    private final int[] lines = new int[9];
    private final int[] columns = new int[9];
    private long names;

    private final int[] bestLines = new int[9];
    private final int[] bestColumns = new int[9];
    private long bestNames;

    /// Loads a full grid whose rows and columns repeat no digit; returns whether its boxes repeat none, either.
    boolean load(Grid grid) {
        Arrays.fill(sets, 0);
        Arrays.fill(places, 0);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            put(Cell.row(cell), Cell.column(cell), grid.digit(cell));
            put(9 + Cell.column(cell), Cell.row(cell), grid.digit(cell));
        }
        boolean solved = true;
        for (int box = 0; box < 9; box++) {
            int top = 9 * (box / 3) + box % 3;
            solved &= (sets[top] | sets[top + 3] | sets[top + 6]) == ALL_DIGITS;
        }
        return solved;
    }

    /// Finds the form of the grid that was loaded.
    void search() {
        Arrays.fill(rows, Long.MAX_VALUE);
        rows[0] = ROW_1;
        boolean anyAlike = false;
        for (int chute = 0; chute < 18 && !anyAlike; chute += 3) {
            anyAlike = areAlike(chute, chute + 1) || areAlike(chute, chute + 2) || areAlike(chute + 1, chute + 2);
        }
        for (int chute = 0; chute < 18; chute += 3) {
            for (int[] order : ORDERS) {
                takeChute(chute, order);
                if (!anyAlike) {
                    tryUnlike();
                } else if (areAlike(lines[0], lines[1])) {
                    tryAlike();
                }
            }
        }
    }

    private void put(int line, int place, int digit) {
        cells[9 * line + place] = 4 * digit;
        places[line] |= (long) place << 4 * digit;
        sets[3 * line + place / 3] |= 1 << digit;
    }

    private boolean areAlike(int one, int other) {
        int set = sets[3 * one];
        return set == sets[3 * other + 1] || set == sets[3 * other + 2];
    }

    /// Tries the three lines of a chute as rows 1 to 3.
    private void takeChute(int chute, int[] order) {
        for (int row = 0; row < 3; row++) {
            lines[row] = chute + order[row];
        }
    }

    /// Tries all orders of columns that give 456789 at the start of row 2.
    private void tryAlike() {
        int line1 = lines[0];
        int line2 = lines[1];
        for (int stack = 0; stack < 3; stack++) {
            for (int[] order : ORDERS) {
                for (int place = 0; place < 3; place++) {
                    columns[place] = 3 * stack + order[place];
                    columns[3 + place] = place(line1, cells[9 * line2 + columns[place]]);
                    columns[6 + place] = place(line1, cells[9 * line2 + columns[3 + place]]);
                }
                tryColumns();
            }
        }
    }

    /// Tries the orders of columns that give 457 at the start of row 2 and the smallest string after it.
    private void tryUnlike() {
        for (int stack = 0; stack < 3; stack++) {
            int begin = sets[3 * lines[1] + stack];
            int second = (stack + 1) % 3;
            int third = (stack + 2) % 3;
            if (Integer.bitCount(begin & sets[3 * lines[0] + second]) == 2) {
                tryStacks(stack, second, third);
            } else {
                tryStacks(stack, third, second);
            }
        }
    }

    /// Row 2 has in stack `first` two digits that row 1 has in `second`, and in `second` one that row 1 has in
    /// `first`. That one goes first if it can, and of the two that remain in `third` the one that row 1 has first.
    private void tryStacks(int first, int second, int third) {
        int line1 = lines[0];
        int line2 = 9 * lines[1];
        int from3 = Integer.numberOfTrailingZeros(sets[3 * lines[1] + first] & sets[3 * line1 + third]);
        int from1 = Integer.numberOfTrailingZeros(sets[3 * lines[1] + second] & sets[3 * line1 + first]);
        int last = place(lines[1], 4 * from3);
        int above = cells[9 * line1 + place(lines[1], 4 * from1)];
        int home = place(line1, 4 * from1);
        int one = 3 * first + (last - 3 * first + 1) % 3;
        int other = 3 * first + (last - 3 * first + 2) % 3;
        columns[2] = last;
        columns[6] = place(line1, 4 * from3);
        boolean oneFirst = cells[line2 + one] == above;
        boolean otherFirst = cells[line2 + other] == above;
        int name = home == last ? 3 : home == (oneFirst ? one : other) ? 1 : 2;
        if (!otherFirst && mayBegin(oneFirst ? name : 8)) {
            tryColumns(one, other);
        }
        if (!oneFirst && mayBegin(otherFirst ? name : 8)) {
            tryColumns(other, one);
        }
    }

    /// Whether row 2 may have this digit after its first three.
    private boolean mayBegin(int fourth) {
        return fourth <= (rows[1] >>> 20 & 15);
    }

    /// Completes the order of the columns from the first two and the seventh, and tries it.
    private void tryColumns(int first, int second) {
        int line1 = lines[0];
        int line2 = 9 * lines[1];
        columns[0] = first;
        columns[1] = second;
        columns[3] = place(line1, cells[line2 + first]);
        columns[4] = place(line1, cells[line2 + second]);
        int stack = columns[3] / 3;
        columns[5] = 9 * stack + 3 - columns[3] - columns[4];
        int free = 7;
        for (int place = 3; place < 6; place++) {
            int column = place(line1, cells[line2 + columns[place]]);
            if (column / 3 == columns[6] / 3) {
                columns[free++] = column;
            }
        }
        tryColumns();
    }

    private int place(int line, int shift) {
        return (int) (places[line] >>> shift) & 15;
    }

    /// Compares the grid with these lines and columns with the best so far, and keeps it if it is smaller.
    private void tryColumns() {
        names = 0;
        for (int column = 0; column < 9; column++) {
            names |= (column + 1L) << cells[9 * lines[0] + columns[column]];
        }
        long row2 = row(lines[1]);
        if (row2 > rows[1]) {
            return;
        }
        long row3 = row(lines[2]);
        boolean smaller = row2 < rows[1] || row3 < rows[2];
        if (!smaller && row3 > rows[2]) {
            return;
        }
        orderOtherLines();
        for (int row = 3; row < 9; row++) {
            long value = row(lines[row]);
            if (smaller) {
                rows[row] = value;
            } else if (value > rows[row]) {
                return;
            } else if (value < rows[row]) {
                smaller = true;
                rows[row] = value;
            }
        }
        if (smaller) {
            rows[1] = row2;
            rows[2] = row3;
            keep();
        }
        automorphisms++;
    }

    private void keep() {
        automorphisms = 0;
        bestNames = names;
        System.arraycopy(lines, 0, bestLines, 0, 9);
        System.arraycopy(columns, 0, bestColumns, 0, 9);
    }

    private long row(int line) {
        long row = 0;
        for (int column = 0; column < 9; column++) {
            row = row << 4 | names >>> cells[9 * line + columns[column]] & 15;
        }
        return row;
    }

    /// Puts the lines of the other two chutes in the order of their first digits.
    private void orderOtherLines() {
        int chute = lines[0] / 3;
        int side = chute / 3 * 3;
        orderChute(3, 3 * (side + (chute + 1) % 3));
        orderChute(6, 3 * (side + (chute + 2) % 3));
        if (firstDigit(lines[3]) > firstDigit(lines[6])) {
            for (int row = 3; row < 6; row++) {
                int line = lines[row];
                lines[row] = lines[row + 3];
                lines[row + 3] = line;
            }
        }
    }

    private void orderChute(int row, int chute) {
        lines[row] = chute;
        lines[row + 1] = chute + 1;
        lines[row + 2] = chute + 2;
        swapIfGreater(row, row + 1);
        swapIfGreater(row + 1, row + 2);
        swapIfGreater(row, row + 1);
    }

    private void swapIfGreater(int row, int later) {
        if (firstDigit(lines[row]) > firstDigit(lines[later])) {
            int line = lines[row];
            lines[row] = lines[later];
            lines[later] = line;
        }
    }

    private int firstDigit(int line) {
        return (int) (names >>> cells[9 * line + columns[0]]) & 15;
    }

    @Override
    public long[] rows() {
        return rows;
    }

    @Override
    public int automorphisms() {
        return automorphisms;
    }

    @Override
    public Morph morph() {
        int[] called = new int[Digit.COUNT + 1];
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            called[digit] = (int) (bestNames >>> 4 * digit) & 15;
        }
        int[] within = Arrays.stream(bestLines).map(line -> line % 9).toArray();
        Orientation orientation = bestLines[0] < 9 ? Orientation.ROWS : Orientation.COLUMNS;
        return Morph.of(new Layout(orientation, within, bestColumns.clone(), called));
    }
}

package org.escargot.generator.makers;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// A kind of frames: all that the four boxes that are left see of the first band is what each column holds there, and
/// of the first stack what each row holds. The order of columns or rows within a box does not matter, nor do the names
/// of digits, nor which of boxes 4 and 7 is which.
///
/// @param box2 the columns of box 2
/// @param box3 the columns of box 3
/// @param box4 the rows of box 4
/// @param box7 the rows of box 7
/// @param alike how many there are of this kind that have other names or another order of boxes 4 and 7
record FrameKind(Triples box2, Triples box3, Triples box4, Triples box7, int alike) {
    private static final int COUNT = Triples.ALL.size();
    /// Orders of the rows or columns of a box.
    private static final int ORDERS = 6;

    /// Every kind.
    static List<FrameKind> all() {
        List<FrameKind> kinds = new ArrayList<>();
        Triples box2 = Triples.ALL.getFirst();
        int[][] images = images(List.of(box2));
        boolean[] known = new boolean[COUNT];
        for (Triples box3 : Triples.ALL) {
            int alike = 0;
            for (int[] image : images) {
                alike += mark(known, image[box3.place()]);
            }
            if (alike > 0) {
                addStacks(kinds, box2, box3, COUNT * alike);
            }
        }
        return kinds;
    }

    private static void addStacks(List<FrameKind> kinds, Triples box2, Triples box3, int bands) {
        int[][] images = images(List.of(box2, box3));
        boolean[] known = new boolean[COUNT * COUNT];
        for (Triples box4 : Triples.ALL) {
            for (Triples box7 : Triples.ALL) {
                int alike = 0;
                for (int[] image : images) {
                    int one = image[box4.place()];
                    int other = image[box7.place()];
                    alike += mark(known, one * COUNT + other) + mark(known, other * COUNT + one);
                }
                if (alike > 0) {
                    kinds.add(new FrameKind(box2, box3, box4, box7, bands * alike));
                }
            }
        }
    }

    private static int mark(boolean[] known, int place) {
        int isNew = known[place] ? 0 : 1;
        known[place] = true;
        return isNew;
    }

    /// Where each of [Triples#ALL] goes by the ways to rename the digits that leave `fixed` as they are.
    private static int[][] images(List<Triples> fixed) {
        return Triples.symmetries(fixed).stream()
                .map(renamed -> Triples.ALL.stream()
                        .mapToInt(triples -> triples.renamed(renamed).place())
                        .toArray())
                .toArray(int[][]::new);
    }

    /// How many frames there are of this kind, whatever stands in box 1: for each pair of what its rows and its columns
    /// can be, how often two boxes beside it and two below it fit.
    long frames() {
        int[] beside = BandFilling.counts(box2, box3);
        int[] below = BandFilling.counts(box4, box7);
        long fillings = 0;
        for (int rows = 0; rows < COUNT; rows++) {
            for (int columns = 0; beside[rows] > 0 && columns < COUNT; columns++) {
                fillings += BandFilling.CROSS[rows][columns] ? (long) beside[rows] * below[columns] : 0;
            }
        }
        // Orders of the rows and columns of box 1, of the columns of boxes 2 and 3, and of the rows of 4 and 7.
        return alike * fillings * ORDERS * ORDERS * ORDERS * ORDERS * ORDERS * ORDERS;
    }

    /// One of them.
    Givens frame() {
        int[] beside = BandFilling.counts(box2, box3);
        int[] below = BandFilling.counts(box4, box7);
        for (Triples rows : Triples.ALL) {
            for (Triples columns : Triples.ALL) {
                boolean isFree = beside[rows.place()] > 0 && below[columns.place()] > 0;
                if (isFree && BandFilling.CROSS[rows.place()][columns.place()]) {
                    return frame(rows, columns);
                }
            }
        }
        throw new IllegalStateException("No box 1 fits this kind.");
    }

    private Givens frame(Triples rows, Triples columns) {
        BandFilling beside = BandFilling.first(rows, box2, box3);
        BandFilling below = BandFilling.first(columns, box4, box7);
        byte[] digits = new byte[Cell.COUNT];
        for (int i = 0; i < 9; i++) {
            int row = i / 3;
            int column = i % 3;
            put(digits, row, column, rows.sets().get(row), columns.sets().get(column));
            put(digits, row, 3 + column, beside.one().get(row), box2.sets().get(column));
            put(digits, row, 6 + column, beside.other().get(row), box3.sets().get(column));
            put(digits, 3 + row, column, below.one().get(column), box4.sets().get(row));
            put(digits, 6 + row, column, below.other().get(column), box7.sets().get(row));
        }
        return new Givens(Grid.of(digits));
    }

    private static void put(byte[] digits, int row, int column, DigitSet one, DigitSet other) {
        digits[Cell.at(row, column)] = (byte) one.and(other).first();
    }
}

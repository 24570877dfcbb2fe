package org.escargot.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// A board: rows and columns, the digits 1 to `size`, and regions, if it has any. Most boards have as many rows and
/// columns as digits; others have fewer, and then their short rows or columns hold no digit twice.
///
/// A cell is the number `row · stride + column`. Up to size 9 the stride is 9, so that a small board lies in the upper
/// left of the usual one and all typed sets of `grid` hold its cells; the rest of those 81 numbers are no cells of
/// it. Above 9 the stride is the size.
///
/// Digits above 9 are written as letters: 10 is `A`, 25 is `P`. A set of digits is an `int` with bit `d − 1` for
/// digit `d`, as in [org.escargot.grid.DigitSet].
///
/// @param size how many digits there are, 4..25
/// @param rows how many rows, 2 to the size
/// @param columns how many columns, likewise
/// @param regions boxes in reading order, or pieces of any shape; none on a board without regions. A piece of `size`
///     cells holds each digit once, a smaller one no digit twice. No two overlap; a cell may lie in none
public record Frame(int size, int rows, int columns, List<Cells> regions) {
    /// The smallest board.
    public static final int LEAST = 4;
    /// The largest board.
    public static final int MOST = 25;

    private static final int TYPED = 9;

    /// The usual board, 9x9 with boxes.
    public static final Frame CLASSIC = ofBoxes(9);

    public Frame {
        if (size < LEAST || size > MOST) {
            throw new IllegalArgumentException("The size (" + size + ") must be 4..25.");
        }
        if (rows < 2 || rows > size || columns < 2 || columns > size) {
            throw new IllegalArgumentException("The board (" + rows + "x" + columns + ") must fit its digits.");
        }
        regions = List.copyOf(regions);
        boolean[] taken = new boolean[places(size)];
        for (Cells region : regions) {
            region.stream().forEach(cell -> {
                int row = cell / stride(size);
                if (cell < 0 || row >= rows || cell % stride(size) >= columns || taken[cell]) {
                    throw new IllegalArgumentException("The cell (" + cell + ") must be on the board, in one region.");
                }
                taken[cell] = true;
            });
        }
    }

    /// A square board with as many rows and columns as digits.
    public Frame(int size, List<Cells> regions) {
        this(size, size, size, regions);
    }

    /// A board without regions, a latin square.
    public static Frame withoutRegions(int size) {
        return new Frame(size, List.of());
    }

    /// A board with the boxes that are usual for its size, as wide as high or wider: 3x3 of a 9x9, two rows of three
    /// columns of a 6x6. Sizes without boxes, such as 5 and 7, have no regions.
    public static Frame ofBoxes(int size) {
        int rows = (int) Math.sqrt(size);
        while (size % rows != 0) {
            rows--;
        }
        return rows == 1 ? withoutRegions(size) : ofBoxes(rows, size / rows);
    }

    /// A board with boxes of `rows` rows and `columns` columns; its size is their product.
    public static Frame ofBoxes(int rows, int columns) {
        int size = rows * columns;
        return new Frame(size, size, size, List.of()).withBoxes(rows, columns);
    }

    /// The same board with boxes of `boxRows` rows and `boxColumns` columns, which divide its own.
    private Frame withBoxes(int boxRows, int boxColumns) {
        List<Cells> boxes = new ArrayList<>();
        for (int top = 0; top < rows; top += boxRows) {
            for (int left = 0; left < columns; left += boxColumns) {
                int corner = cell(top, left);
                boxes.add(Cells.of(IntStream.range(0, boxRows * boxColumns)
                        .map(place -> corner + cell(place / boxColumns, place % boxColumns))));
            }
        }
        return new Frame(size, rows, columns, boxes);
    }

    /// The same board with boxes of `cells` cells, those nearest to a square that fill it, and of these the wide ones;
    /// without regions where there are none.
    public Frame withBoxes(int cells) {
        for (int small = (int) Math.sqrt(cells); small >= 2; small--) {
            int large = cells / small;
            if (small * large == cells && rows % small == 0 && columns % large == 0) {
                return withBoxes(small, large);
            }
            if (small * large == cells && rows % large == 0 && columns % small == 0) {
                return withBoxes(large, small);
            }
        }
        return new Frame(size, rows, columns, List.of());
    }

    /// A board whose pieces are told cell by cell, row by row.
    ///
    /// @param pieces for each cell the number of its piece, from 0; below 0 where it lies in none
    public static Frame ofPieces(int size, int[] pieces) {
        return withoutRegions(size).withPieces(pieces);
    }

    /// A board with these pieces, in the order of their first cells.
    public static Frame ofPieces(int size, List<Cells> pieces) {
        return new Frame(
                size,
                pieces.stream()
                        .map(Cells::sorted)
                        .sorted(Comparator.comparingInt(Cells::first))
                        .toList());
    }

    /// The same board with pieces that are told cell by cell, row by row.
    ///
    /// @param pieces for each cell the number of its piece, from 0; below 0 where it lies in none
    public Frame withPieces(int[] pieces) {
        int most = IntStream.of(pieces).max().orElse(-1);
        List<Cells> found = new ArrayList<>();
        for (int piece = 0; piece <= most; piece++) {
            int wanted = piece;
            Cells cells = Cells.of(IntStream.range(0, rows * columns)
                    .filter(at -> pieces[at] == wanted)
                    .map(at -> cell(at / columns, at % columns)));
            if (cells.size() > 0) {
                found.add(cells);
            }
        }
        return new Frame(size, rows, columns, found);
    }

    /// Whether it has as many rows and columns as digits.
    public boolean isSquare() {
        return rows == size && columns == size;
    }

    /// Whether the regions are the boxes that are usual for the size.
    public boolean hasUsualBoxes() {
        return !regions.isEmpty() && equals(ofBoxes(size));
    }

    /// How far the cells of a column are apart.
    public int stride() {
        return stride(size);
    }

    /// Above every cell: the length of an array with a place for each.
    public int places() {
        return places(size);
    }

    /// The cell in `row` and `column`, both from 0.
    public int cell(int row, int column) {
        return row * stride() + column;
    }

    /// The row of `cell`, from 0.
    public int row(int cell) {
        return cell / stride();
    }

    /// The column of `cell`, from 0.
    public int column(int cell) {
        return cell % stride();
    }

    /// Whether `row` and `column`, from 0, are on the board.
    public boolean has(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /// All cells in reading order.
    public Cells cells() {
        return Cells.of(IntStream.range(0, rows * columns).map(at -> cell(at / columns, at % columns)));
    }

    /// The cells of the row `index`, from the left.
    public Cells rowCells(int index) {
        return Cells.of(IntStream.range(0, columns).map(column -> cell(index, column)));
    }

    /// The cells of the column `index`, from the top.
    public Cells columnCells(int index) {
        return Cells.of(IntStream.range(0, rows).map(row -> cell(row, index)));
    }

    /// For each cell number the region that it lies in, from 0, or −1.
    public int[] regionOf() {
        int[] of = new int[places()];
        Arrays.fill(of, -1);
        for (int region = 0; region < regions.size(); region++) {
            int own = region;
            regions.get(region).stream().forEach(cell -> of[cell] = own);
        }
        return of;
    }

    /// The set of all digits.
    public int digits() {
        return (1 << size) - 1;
    }

    /// The cell's name, such as `r1c1` or `r12c7`.
    public String name(int cell) {
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /// How `digit` is written: `1`..`9`, then `A`..`P`.
    public static char symbol(int digit) {
        return (char) (digit <= 9 ? '0' + digit : 'A' + digit - 10);
    }

    private static int stride(int size) {
        return Math.max(size, TYPED);
    }

    private static int places(int size) {
        return stride(size) * stride(size);
    }
}

package org.escargot.rules;

import java.util.Arrays;
import java.util.stream.IntStream;

/// Cells of a [Frame] in an order: a line, a cage, a house. Immutable. A line may pass a cell twice.
public final class Cells {
    /// No cell.
    public static final Cells NONE = new Cells(new int[0]);

    private final int[] cells;

    private Cells(int[] cells) {
        this.cells = cells;
    }

    /// These `cells`, in this order; the array is copied.
    public static Cells of(int... cells) {
        return new Cells(cells.clone());
    }

    /// The cells that `cells` offers, in its order.
    public static Cells of(IntStream cells) {
        return new Cells(cells.toArray());
    }

    /// How many there are; a cell that is passed twice counts twice.
    public int size() {
        return cells.length;
    }

    /// The cell at `place`, 0..[#size] − 1.
    public int at(int place) {
        return cells[place];
    }

    /// The first cell.
    public int first() {
        return cells[0];
    }

    /// The last cell.
    public int last() {
        return cells[cells.length - 1];
    }

    /// Whether `cell` is among them.
    public boolean contains(int cell) {
        return stream().anyMatch(own -> own == cell);
    }

    /// Whether a cell is among them twice.
    public boolean hasRepeats() {
        return stream().distinct().count() < cells.length;
    }

    /// The cells from place `from` to before place `to`.
    public Cells part(int from, int to) {
        return new Cells(Arrays.copyOfRange(cells, from, to));
    }

    /// These cells, then those of `more`.
    public Cells then(Cells more) {
        return of(IntStream.concat(stream(), more.stream()));
    }

    /// The cells from last to first.
    public Cells reversed() {
        return of(IntStream.range(0, cells.length).map(place -> cells[cells.length - 1 - place]));
    }

    /// The cells in reading order, which is the order of their numbers.
    public Cells sorted() {
        return of(stream().sorted());
    }

    /// The digits that `board`, by cell, has in these cells, in their order.
    public int[] digits(int[] board) {
        return stream().map(cell -> board[cell]).toArray();
    }

    /// Whether `board`, by cell, has a digit twice in these cells.
    boolean repeat(int[] board) {
        return IntStream.of(digits(board)).distinct().count() < cells.length;
    }

    /// The sum of the digits that `board`, by cell, has in these cells.
    int sum(int[] board) {
        return IntStream.of(digits(board)).sum();
    }

    /// The cells in their order.
    public IntStream stream() {
        return Arrays.stream(cells);
    }

    /// A new array of the cells in their order.
    public int[] toArray() {
        return cells.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cells same && Arrays.equals(cells, same.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    /// The numbers of the cells; a name needs the [Frame].
    @Override
    public String toString() {
        return Arrays.toString(cells);
    }
}

package org.escargot.grid;

import java.util.Arrays;

/// For each cell a set of the numbers 1..9: pencilled digits, or colors.
public final class Marks {
    /// No mark in any cell.
    public static final Marks NONE = new Marks(new short[Cell.COUNT]);

    private final short[] sets;

    private Marks(short[] sets) {
        this.sets = sets;
    }

    /// The marks of 81 `sets`, each as in [DigitSet#bits]; the array is copied.
    public static Marks of(int[] sets) {
        if (sets.length != Cell.COUNT) {
            throw new IllegalArgumentException("Marks have 81 cells, not " + sets.length + ".");
        }
        short[] copy = new short[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            copy[cell] = (short) new DigitSet(sets[cell]).bits();
        }
        return new Marks(copy);
    }

    /// The marks of `cell`.
    public DigitSet at(int cell) {
        return new DigitSet(sets[cell]);
    }

    /// Whether `number` is marked in `cell`.
    public boolean has(int cell, int number) {
        return (sets[cell] & DigitSet.bit(number)) != 0;
    }

    /// The cells where `number` is marked.
    public CellSet cellsOf(int number) {
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (has(cell, number)) {
                cells = cells.with(cell);
            }
        }
        return cells;
    }

    /// The cells with any mark.
    public CellSet marked() {
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (sets[cell] != 0) {
                cells = cells.with(cell);
            }
        }
        return cells;
    }

    /// Whether no cell has a mark.
    public boolean isEmpty() {
        return equals(NONE);
    }

    /// These marks, and `number` in each of `cells`.
    public Marks with(CellSet cells, int number) {
        short[] changed = sets.clone();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            changed[cell] |= (short) DigitSet.bit(number);
        }
        return unlessSame(changed);
    }

    /// These marks, but not `number` in any of `cells`.
    public Marks without(CellSet cells, int number) {
        short[] changed = sets.clone();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            changed[cell] &= (short) ~DigitSet.bit(number);
        }
        return unlessSame(changed);
    }

    /// These marks, but those of `cell` are `set`.
    public Marks with(int cell, DigitSet set) {
        short[] changed = sets.clone();
        changed[cell] = (short) set.bits();
        return unlessSame(changed);
    }

    /// These marks, and none in `cells`.
    public Marks without(CellSet cells) {
        short[] changed = sets.clone();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            changed[cell] = 0;
        }
        return unlessSame(changed);
    }

    /// A long history keeps a board for each step; what a step leaves alone, its boards share.
    private Marks unlessSame(short[] changed) {
        return Arrays.equals(sets, changed) ? this : new Marks(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Marks marks && Arrays.equals(sets, marks.sets);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sets);
    }

    /// Such as `r1c1:12 r5c3:9`.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        CellSet marked = marked();
        for (int cell = marked.first(); cell >= 0; cell = marked.next(cell)) {
            text.append(text.isEmpty() ? "" : " ")
                    .append(Cell.name(cell))
                    .append(':')
                    .append(at(cell));
        }
        return text.toString();
    }
}

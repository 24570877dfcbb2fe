package org.escargot.canonical;

import java.util.Arrays;

/// The states that a row-wise search has still to follow: three words each, in the order they came.
final class Frontier {
    private long[] places = new long[256];
    private long[] rows = new long[256];
    private long[] names = new long[256];
    private int size;

    void clear() {
        size = 0;
    }

    void add(long place, long row, long name) {
        if (size == places.length) {
            places = Arrays.copyOf(places, 2 * size);
            rows = Arrays.copyOf(rows, 2 * size);
            names = Arrays.copyOf(names, 2 * size);
        }
        places[size] = place;
        rows[size] = row;
        names[size] = name;
        size++;
    }

    int size() {
        return size;
    }

    /// Where columns and stacks of state `index` stand.
    long places(int index) {
        return places[index];
    }

    /// Which lines state `index` has taken, in order.
    long rows(int index) {
        return rows[index];
    }

    /// What state `index` calls the digits.
    long names(int index) {
        return names[index];
    }
}

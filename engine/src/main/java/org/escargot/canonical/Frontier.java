package org.escargot.canonical;

import java.util.Arrays;

/// The states that [RowSearch] has still to follow: three words each, in the order in which they were added.
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

    /// The word of state `index` that says where columns and stacks stand.
    long places(int index) {
        return places[index];
    }

    /// The lines that state `index` has taken, in order.
    long rows(int index) {
        return rows[index];
    }

    /// The names of the digits in state `index`.
    long names(int index) {
        return names[index];
    }
}

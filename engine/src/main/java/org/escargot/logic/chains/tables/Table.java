package org.escargot.logic.chains.tables;

import java.util.Arrays;

/// What follows from one literal, the premise: entries in the order in which they were met. The first is the premise,
/// the next follow at once, the rest were taken over from the tables of earlier entries.
///
/// An entry is looked up by its literal where there is an index, else one by one: few follow at once from each literal,
/// and of almost locked sets there may be ten thousand digits.
///
/// Kernel: an entry is a place in parallel arrays.
final class Table {
    /// More entries are not taken.
    static final int CAPACITY = 1000;

    private static final short[] UNINDEXED = {};
    private static final int REASON_BITS = 10;
    private static final int REASON_MASK = (1 << REASON_BITS) - 1;

    /// By entry: what follows; how far it is from the premise; the literal whose table it was taken from.
    short[] literal = new short[16];

    short[] distance = new short[16];
    private short[] source = {};

    /// By entry that follows at once: up to five entries that it follows from, 10 bits each; 0 is the premise, and so
    /// is what lies beyond the end.
    private long[] reasons = {};

    int size;

    /// Entries from here on were taken over.
    int filled;

    /// By literal: its entry and 1, or 0; empty without an index.
    private short[] place = UNINDEXED;

    /// The table of `premise`, without an index.
    Table(int premise) {
        append(premise, 1);
        filled = 1;
    }

    /// A table of its own that begins with what follows at once from the premise alone.
    Table start() {
        Table started = new Table(premise());
        int length = Math.max(filled + 8, started.literal.length);
        started.literal = Arrays.copyOf(literal, length);
        started.distance = Arrays.copyOf(distance, length);
        started.size = filled;
        started.filled = filled;
        return started;
    }

    /// Makes an index of all `literals` literals, of what is there and of what will be added.
    void index(int literals) {
        place = new short[literals];
        for (int entry = 0; entry < size; entry++) {
            place[literal[entry]] = (short) (entry + 1);
        }
    }

    boolean isIndexed() {
        return place.length > 0;
    }

    /// The entry of `sought`, or -1.
    int at(int sought) {
        if (place.length > 0) {
            return place[sought] - 1;
        }
        int entry = size - 1;
        while (entry >= 0 && literal[entry] != sought) {
            entry--;
        }
        return entry;
    }

    boolean has(int sought) {
        return at(sought) >= 0;
    }

    int premise() {
        return literal[0];
    }

    /// Whether the entry was taken over from another table.
    boolean isExpanded(int entry) {
        return entry >= filled;
    }

    int source(int entry) {
        return source[entry];
    }

    /// The `k`th of the five entries that an entry follows from.
    int reason(int entry, int k) {
        return entry < reasons.length ? (int) (reasons[entry] >>> k * REASON_BITS) & REASON_MASK : 0;
    }

    /// Adds what follows from the premise alone.
    void add(int added) {
        add(added, 0, 0L);
    }

    /// Adds what follows from the entry `first`, in the distance of one more, with `packed` reasons.
    void add(int added, int first, long packed) {
        if (size < CAPACITY) {
            append(added, distance[first] + 1);
            if (packed != 0) {
                reasons = size > reasons.length ? Arrays.copyOf(reasons, literal.length) : reasons;
                reasons[size - 1] = packed;
            }
            filled = size;
        }
    }

    /// Adds what follows from the premise at `atDistance`.
    void addAt(int added, int atDistance) {
        if (size < CAPACITY) {
            append(added, atDistance);
            filled = size;
        }
    }

    /// Takes over, from the table of `from`.
    void expand(int added, int from, int atDistance) {
        append(added, atDistance);
        source = size > source.length ? Arrays.copyOf(source, literal.length) : source;
        source[size - 1] = (short) from;
    }

    /// Takes over an entry again, by a shorter way.
    void replace(int entry, int from, int atDistance) {
        source[entry] = (short) from;
        distance[entry] = (short) atDistance;
    }

    private void append(int added, int atDistance) {
        if (size == literal.length) {
            literal = Arrays.copyOf(literal, 2 * size);
            distance = Arrays.copyOf(distance, 2 * size);
        }
        literal[size] = (short) added;
        distance[size] = (short) atDistance;
        size++;
        if (place.length > 0) {
            place[added] = (short) size;
        }
    }

    /// Packs reasons as HoDoKu keeps them: each of the later four changes places with the first if it is larger.
    static long pack(int[] reasons) {
        int first = reasons[0];
        long packed = 0;
        for (int k = 1; k < 5; k++) {
            int each = reasons[k];
            if (each > first) {
                packed |= (long) first << k * REASON_BITS;
                first = each;
            } else {
                packed |= (long) each << k * REASON_BITS;
            }
        }
        return packed | first;
    }
}

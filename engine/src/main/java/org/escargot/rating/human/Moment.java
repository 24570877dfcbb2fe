package org.escargot.rating.human;

/// A moment of a walk: what could be seen.
public final class Moment {
    private final int[] keys;
    private final int empty;

    Moment(int[] keys, int empty) {
        this.keys = keys;
        this.empty = empty;
    }

    /// How many cells were empty, 1..81.
    public int empty() {
        return empty;
    }

    /// How many ways of seeing a placement there were.
    public int count() {
        return keys.length;
    }

    /// The way `index`, as [#kind], [#open] and [#standing] read it.
    public int key(int index) {
        return keys[index];
    }

    /// How the placement of a key is seen.
    public static SightKind kind(int key) {
        return SightKind.of(key / 100);
    }

    /// How many cells of the house of a key are empty, 1..9.
    public static int open(int key) {
        return key / 10 % 10;
    }

    /// How often the digit of a key stands in the grid, 0..8.
    public static int standing(int key) {
        return key % 10;
    }

    /// What [#kind], [#open] and [#standing] read: from 0, below 100 for each kind.
    static int key(SightKind kind, int open, int standing) {
        return kind.number() * 100 + open * 10 + standing;
    }
}

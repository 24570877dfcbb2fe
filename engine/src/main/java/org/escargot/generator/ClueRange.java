package org.escargot.generator;

/// How many clues a puzzle may have.
///
/// @param fewest at least this many
/// @param most at most this many
public record ClueRange(int fewest, int most) {
    /// The fewest clues that any puzzle with one solution has.
    public static final int FEWEST_EVER = 17;

    /// Any number.
    public static final ClueRange ANY = new ClueRange(0, 81);

    public ClueRange {
        if (fewest < 0 || most > 81 || fewest > most) {
            throw new IllegalArgumentException("The range of clues (" + fewest + ".." + most + ") must lie in 0..81.");
        }
    }

    /// Whether `clues` lies in the range.
    public boolean contains(int clues) {
        return clues >= fewest && clues <= most;
    }

    /// How far `clues` lies outside of the range; 0 inside.
    public int distance(int clues) {
        return Math.max(0, Math.max(fewest - clues, clues - most));
    }

    @Override
    public String toString() {
        return fewest + ".." + most;
    }
}

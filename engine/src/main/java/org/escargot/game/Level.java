package org.escargot.game;

/// How hard a puzzle was asked to be.
///
/// @param value 0 (easiest) to 20, or -1 for a puzzle that the player brought
public record Level(int value) implements Comparable<Level> {
    /// The hardest level: 20.
    public static final int HARDEST = 20;

    /// The level of a puzzle that was typed, pasted or opened.
    public static final Level OWN = new Level(-1);

    public Level {
        if (value < -1 || value > HARDEST) {
            throw new IllegalArgumentException("The level (" + value + ") must be -1..20.");
        }
    }

    @Override
    public int compareTo(Level other) {
        return Integer.compare(value, other.value);
    }
}

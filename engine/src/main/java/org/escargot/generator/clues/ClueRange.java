package org.escargot.generator.clues;

import java.util.Optional;

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

    /// What lies in both ranges; nothing where they do not meet.
    public Optional<ClueRange> and(ClueRange other) {
        int from = Math.max(fewest, other.fewest);
        int to = Math.min(most, other.most);
        return from <= to ? Optional.of(new ClueRange(from, to)) : Optional.empty();
    }

    @Override
    public String toString() {
        return fewest + ".." + most;
    }
}

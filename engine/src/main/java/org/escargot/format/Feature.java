package org.escargot.format;

import java.util.EnumSet;
import java.util.Set;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;

/// What a puzzle may have, and a format may be able to carry or not.
public enum Feature {
    /// The digits that the puzzle starts with, told apart from candidates.
    GIVENS,
    /// The puzzle is given as candidates, not as givens.
    CANDIDATES,
    /// Digits that a player placed, told apart from the givens.
    PLACED,
    /// A player's notes in the middle of cells.
    CENTER,
    /// A player's notes at the rim of cells.
    CORNER,
    /// A player's colors.
    COLORS,
    /// A player's colors of candidates.
    CANDIDATE_COLORS,
    /// A name, a rating or another text that stands with the puzzle.
    METADATA,
    /// More than one puzzle in a file.
    SEVERAL;

    /// What `entry` has of these.
    public static Set<Feature> of(PuzzleEntry entry) {
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        add(features, GIVENS, entry.puzzle() instanceof Givens);
        add(features, CANDIDATES, entry.puzzle() instanceof Pencilmarks);
        add(features, PLACED, !entry.digits().equals(entry.start()));
        add(features, CENTER, !entry.notes().center().isEmpty());
        add(features, CORNER, !entry.notes().corner().isEmpty());
        add(features, COLORS, !entry.notes().colors().isEmpty());
        add(features, CANDIDATE_COLORS, !entry.notes().candidateColors().isEmpty());
        add(features, METADATA, !entry.metadata().isEmpty());
        return features;
    }

    private static void add(Set<Feature> features, Feature feature, boolean isThere) {
        if (isThere) {
            features.add(feature);
        }
    }
}

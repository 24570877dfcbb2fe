package org.escargot.rating.scale;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.logic.step.Technique;

/// What a scale tells of a puzzle.
public interface Rating {
    /// How the rating ended.
    RatingEnd end();

    /// The figures, in the order of [Pathfinder#measures]. Where the puzzle has no solution or several, the first
    /// one says so.
    List<Figure> figures();

    /// What the figures rest on, such as the hardest technique; nothing where there is nothing to tell.
    default Optional<String> remark() {
        return Optional.empty();
    }

    /// How often each technique was taken, in the order of the techniques, where the remark tells that; else nothing.
    default Map<Technique, Integer> uses() {
        return Map.of();
    }
}

package org.escargot.rating.scale;

import java.util.List;
import java.util.Optional;

/// What a scale tells of a puzzle.
public interface Rating {
    /// How the rating ended.
    RatingEnd end();

    /// The figures, in the order of [Scale#measures]. Where the puzzle has no solution or several, the first one says
    /// so.
    List<Figure> figures();

    /// What the figures rest on, such as the hardest technique; nothing where there is nothing to tell.
    Optional<String> remark();
}

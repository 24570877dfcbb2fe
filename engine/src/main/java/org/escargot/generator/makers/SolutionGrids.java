package org.escargot.generator.makers;

import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;

/// Where solution grids come from. A source may keep working memory, so it belongs to one thread; what it draws
/// depends on the stream alone.
@FunctionalInterface
public interface SolutionGrids {
    /// The next solution grid that `random` leads to.
    Grid next(RandomSource random);

    /// Always `grid`.
    static SolutionGrids always(Grid grid) {
        if (!grid.isSolved()) {
            throw new IllegalArgumentException("The grid (" + grid + ") must be solved.");
        }
        return _ -> grid;
    }
}

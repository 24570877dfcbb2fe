package org.escargot.generator.makers;

import java.util.Optional;
import org.escargot.grid.Givens;
import org.escargot.random.RandomSource;

/// One way to make puzzles. May keep working memory, so a maker belongs to one thread; what it makes depends on
/// the stream alone, never on what it made before.
@FunctionalInterface
public interface Maker {
    /// A puzzle with one solution, or nothing when this attempt came to nothing.
    Optional<Givens> attempt(RandomSource random);
}

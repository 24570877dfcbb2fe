package org.escargot.generator.variant;

import java.util.List;
import org.escargot.random.RandomSource;
import org.escargot.rules.Variant;

/// How a puzzle is made easier without another solution.
interface Easing {
    /// Puzzles with the same solution, each easier than the one before, or as easy: a few more givens, or a cage cut
    /// in two.
    List<Variant> easier(RandomSource random);
}

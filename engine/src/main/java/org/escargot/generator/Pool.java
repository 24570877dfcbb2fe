package org.escargot.generator;

import java.util.Optional;

/// Puzzles that were made before, so that a wish that takes long is answered at once. Where they are kept is the
/// fronts' affair. A run with a seed never asks a pool: the seed alone decides there.
public interface Pool {
    /// Takes out a puzzle kept under `wish`, such as `level=18`; it is not given out again.
    Optional<Generated> take(String wish);

    /// Keeps `made` under `wish`, and says how many are kept there now.
    int keep(String wish, Generated made);

    /// How many puzzles are kept under `wish`.
    int size(String wish);
}

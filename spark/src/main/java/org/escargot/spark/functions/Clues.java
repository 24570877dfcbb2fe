package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/// `clues(puzzle)`: how many cells are given; null for candidates.
public final class Clues extends PuzzleFunction<Integer> {
    Clues() {
        super("clues", DataTypes.IntegerType);
    }

    /// What Spark calls.
    public static @Nullable Integer invoke(@Nullable UTF8String puzzle) {
        return puzzle == null
                ? null
                : Workspace.of(puzzle)
                        .givens()
                        .map(givens -> givens.cells().size())
                        .orElse(null);
    }
}

package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.analysis.RedundantClues;
import org.jspecify.annotations.Nullable;

/// `is_minimal(puzzle)`: whether no clue can be taken away; null where there is not exactly one solution, and for
/// candidates.
public final class IsMinimal extends PuzzleFunction<Boolean> {
    IsMinimal() {
        super("is_minimal", DataTypes.BooleanType);
    }

    /// What Spark calls.
    public static @Nullable Boolean invoke(@Nullable UTF8String puzzle) {
        if (puzzle == null) {
            return null;
        }
        Workspace workspace = Workspace.of(puzzle);
        return workspace
                .givens()
                .filter(_ -> workspace.solution().isPresent())
                .map(givens -> RedundantClues.of(givens).isEmpty())
                .orElse(null);
    }
}

package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/// `solve(puzzle)`: the solution as 81 digits; null where there is none, or where there are several.
public final class Solve extends PuzzleFunction<UTF8String> {
    Solve() {
        super("solve", DataTypes.StringType);
    }

    /// What Spark calls.
    public static @Nullable UTF8String invoke(@Nullable UTF8String puzzle) {
        return puzzle == null ? null : cells(Workspace.of(puzzle).solution());
    }
}

package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/// `canonical(puzzle)`: the canonical form in 81 characters, equal for equivalent puzzles; null for candidates, which
/// have none. The number of solutions does not matter.
public final class Canonical extends PuzzleFunction<UTF8String> {
    Canonical() {
        super("canonical", DataTypes.StringType);
    }

    /// What Spark calls.
    public static @Nullable UTF8String invoke(@Nullable UTF8String puzzle) {
        if (puzzle == null) {
            return null;
        }
        Workspace workspace = Workspace.of(puzzle);
        return cells(workspace.givens().map(workspace::canonical));
    }
}

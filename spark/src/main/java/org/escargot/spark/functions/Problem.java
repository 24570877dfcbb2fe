package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/// `problem(text)`: why the text is not one puzzle, in an English sentence without a period; null where it is one.
public final class Problem extends PuzzleFunction<UTF8String> {
    Problem() {
        super("problem", DataTypes.StringType);
    }

    /// What Spark calls.
    public static @Nullable UTF8String invoke(@Nullable UTF8String text) {
        return text != null && Workspace.of(text).argument() instanceof Argument.NoPuzzle(String problem)
                ? UTF8String.fromString(problem)
                : null;
    }
}

package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/// `solutions(puzzle)`: how many solutions there are, counted to 2: 0, 1 or 2.
public final class CountSolutions extends PuzzleFunction<Long> {
    /// The name of both counts.
    static final String NAME = "solutions";

    private static final int TELLS_UNIQUE = 2;

    CountSolutions() {
        super(NAME, DataTypes.LongType);
    }

    /// What Spark calls.
    public static @Nullable Long invoke(@Nullable UTF8String puzzle) {
        return CountSolutionsTo.invoke(puzzle, TELLS_UNIQUE);
    }
}

package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/// `solutions(puzzle, limit)`: how many solutions there are, counted to `limit`; null where the limit is below 1.
public final class CountSolutionsTo extends PuzzleFunction<Long> {
    CountSolutionsTo() {
        super(CountSolutions.NAME, DataTypes.LongType);
    }

    @Override
    public DataType[] inputTypes() {
        return new DataType[] {DataTypes.StringType, DataTypes.LongType};
    }

    /// What Spark calls.
    public static @Nullable Long invoke(@Nullable UTF8String puzzle, long limit) {
        if (puzzle == null || limit < 1) {
            return null;
        }
        Workspace workspace = Workspace.of(puzzle);
        return workspace.puzzle().map(found -> workspace.count(found, limit)).orElse(null);
    }
}

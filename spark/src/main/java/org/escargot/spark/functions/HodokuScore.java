package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Figure;
import org.jspecify.annotations.Nullable;

/// `hodoku_score(puzzle)`: the points of all steps on HoDoKu's scale; null where there is not exactly one solution.
public final class HodokuScore extends PuzzleFunction<Integer> {
    HodokuScore() {
        super("hodoku_score", DataTypes.IntegerType);
    }

    /// What Spark calls.
    public static @Nullable Integer invoke(@Nullable UTF8String puzzle) {
        return puzzle != null
                        && Workspace.of(puzzle).figure(Scales.HODOKU, 1).orElse(null) instanceof Figure.Whole(int score)
                ? score
                : null;
    }
}

package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Figure;
import org.jspecify.annotations.Nullable;

/// `hodoku_level(puzzle)`: the level on HoDoKu's scale, `Easy` to `Extreme`; null where there is not exactly one
/// solution.
public final class HodokuLevelName extends PuzzleFunction<UTF8String> {
    HodokuLevelName() {
        super("hodoku_level", DataTypes.StringType);
    }

    /// What Spark calls.
    public static @Nullable UTF8String invoke(@Nullable UTF8String puzzle) {
        return puzzle == null
                ? null
                : word(Workspace.of(puzzle).figure(Scales.HODOKU, 0).map(Figure::text));
    }
}

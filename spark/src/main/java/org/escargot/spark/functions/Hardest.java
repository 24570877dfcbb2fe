package org.escargot.spark.functions;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Rating;
import org.jspecify.annotations.Nullable;

/// `hardest(puzzle)`: the name of the hardest technique on Sudoku Explainer's scale; null where there is not exactly
/// one solution.
public final class Hardest extends PuzzleFunction<UTF8String> {
    Hardest() {
        super("hardest", DataTypes.StringType);
    }

    /// What Spark calls.
    public static @Nullable UTF8String invoke(@Nullable UTF8String puzzle) {
        return puzzle == null
                ? null
                : word(Workspace.of(puzzle).rating(Scales.EXPLAINER).flatMap(Rating::remark));
    }
}

package org.escargot.spark.functions;

import org.apache.spark.sql.types.Decimal;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.rating.Scales;
import org.jspecify.annotations.Nullable;

/// `minutes(puzzle)`: the minutes of a practiced player; null where there is not exactly one solution.
public final class Minutes extends PuzzleFunction<Decimal> {
    private static final int DIGITS = 9;

    Minutes() {
        super("minutes", decimal(DIGITS));
    }

    /// What Spark calls.
    public static @Nullable Decimal invoke(@Nullable UTF8String puzzle) {
        return puzzle == null ? null : tenths(Workspace.of(puzzle).figure(Scales.HUMAN, 0), DIGITS);
    }
}

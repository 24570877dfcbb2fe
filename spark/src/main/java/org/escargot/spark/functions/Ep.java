package org.escargot.spark.functions;

import org.apache.spark.sql.types.Decimal;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.rating.Scales;
import org.jspecify.annotations.Nullable;

/// `ep(puzzle)`: EP, the difficulty of the hardest step up to the first placement on Sudoku Explainer's scale,
/// such as 7.1; null where there is not exactly one solution.
public final class Ep extends PuzzleFunction<Decimal> {
    private static final int DIGITS = 3;

    Ep() {
        super("ep", decimal(DIGITS));
    }

    /// What Spark calls.
    public static @Nullable Decimal invoke(@Nullable UTF8String puzzle) {
        return puzzle == null ? null : tenths(Workspace.of(puzzle).figure(Scales.EXPLAINER, 1), DIGITS);
    }
}

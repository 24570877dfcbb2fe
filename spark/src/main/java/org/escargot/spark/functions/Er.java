package org.escargot.spark.functions;

import org.apache.spark.sql.types.Decimal;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.rating.Scales;
import org.jspecify.annotations.Nullable;

/// `er(puzzle)`: ER, the difficulty of the hardest step on Sudoku Explainer's scale,
/// such as 7.1; null where there is not exactly one solution.
public final class Er extends PuzzleFunction<Decimal> {
    private static final int DIGITS = 3;

    Er() {
        super("er", decimal(DIGITS));
    }

    /// What Spark calls.
    public static @Nullable Decimal invoke(@Nullable UTF8String puzzle) {
        return puzzle == null ? null : tenths(Workspace.of(puzzle).figure(Scales.EXPLAINER, 0), DIGITS);
    }
}

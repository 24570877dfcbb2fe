package org.escargot.cli.solver;

import java.util.function.BooleanSupplier;
import org.escargot.cli.options.DurationArgument;
import org.escargot.solver.general.RulesSolver;
import org.jspecify.annotations.Nullable;

/// How long a question about a puzzle with rules of its own may take.
///
/// @param nanos nanoseconds; 0 where it may take as long as it needs
public record TimeLimit(long nanos) {
    /// As long as it needs.
    public static final TimeLimit NONE = new TimeLimit(0);

    /// What `--timeout` was given.
    ///
    /// @throws org.escargot.cli.speech.BadInput when it means nothing
    public static TimeLimit of(@Nullable String typed) {
        return typed == null ? NONE : new TimeLimit(DurationArgument.nanos(typed));
    }

    /// Whether the time is over that begins now.
    public BooleanSupplier begin() {
        if (nanos == 0) {
            return RulesSolver.NEVER;
        }
        long end = System.nanoTime() + nanos;
        return () -> System.nanoTime() - end >= 0;
    }
}

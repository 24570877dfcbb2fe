package org.escargot.cli.generate;

import java.util.List;
import java.util.Set;

/// What `generate` is asked to do. Each order names the options that go with it, so that none is without effect in
/// silence.
sealed interface Order {
    /// The puzzles of some days.
    record OfDays(DailyRun run) implements Order {
        static final Set<String> TAKES = Set.of("--daily", "--level", "--format");
    }

    /// Puzzles of some days with rules of their own.
    record OfVariantDays(VariantDays days) implements Order {
        static final Set<String> TAKES = Set.of("--daily", "--rules", "--size", "--level", "--format", "--to");
    }

    /// Puzzles to keep for later, until there are `enough` of each wish; `timeoutNanos` is 0 for no limit.
    record OfStock(List<PoolWish> wishes, long enough, long timeoutNanos) implements Order {
        static final Set<String> TAKES =
                Set.of("--fill-pool", "--timeout", "--level", "--rating", "--diamonds", "--pearls");
    }

    /// Puzzles by the report's own way, or by any recipe, which goes with every option but those of the other orders.
    /// Some may be taken from what is kept for `stocked`.
    record OfPuzzles(GenerateJob job, List<PoolWish> stocked) implements Order {
        static final Set<String> REPORT_TAKES =
                Set.of("--recipe", "--level", "--seed", "--slice", "--timeout", "--format");
        static final Set<String> STOCK_TAKES =
                Set.of("--timeout", "--format", "--level", "--rating", "--diamonds", "--pearls");
    }

    /// Puzzles with rules of their own.
    record OfVariants(VariantJob job) implements Order {
        static final Set<String> TAKES = Set.of(
                "--rules",
                "--size",
                "--symmetry",
                "--shape-symmetry",
                "--largest-cage",
                "--givens",
                "--level",
                "--technique",
                "--without",
                "--minutes",
                "--seed",
                "--slice",
                "--timeout",
                "--format",
                "--to");
    }
}

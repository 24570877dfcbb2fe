package org.escargot.cli.generate;

import java.util.function.Supplier;
import org.escargot.cli.work.OrderedWork;

/// Puzzles of a run that threads make.
///
/// @param seed the seed of the run, and the number of the first puzzle
/// @param count how many
/// @param making what a thread makes puzzles with
/// @param work how it makes some of them
/// @param handful how many go to a thread at once
record Batch<M>(
        SeedArgument seed,
        long count,
        Supplier<M> making,
        OrderedWork.Work<GenerateWork.Numbers, GenerateWork.Made, M> work,
        int handful) {}

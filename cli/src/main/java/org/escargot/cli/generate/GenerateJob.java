package org.escargot.cli.generate;

import org.escargot.cli.solver.SolverChoice;
import org.escargot.generator.BulkGenerator;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.jspecify.annotations.Nullable;

/// What `generate` was asked for.
///
/// @param recipe what each puzzle shall be
/// @param reportLevel the level, where the report's own generator shall make them; else null
/// @param seed the seed of the run, and the number of the first puzzle
/// @param count how many
/// @param timeoutNanos how long one may take; 0 for as long as its attempts last
/// @param writer how to print them
record GenerateJob(
        Recipe recipe,
        @Nullable Integer reportLevel,
        SeedArgument seed,
        long count,
        long timeoutNanos,
        GeneratedWriter writer) {
    /// Quick puzzles go to threads in handfuls; others one by one, so that each is printed as soon as it can be.
    private static final int HANDFUL = 32;
    /// Lanes need a while to fill and to empty, so each thread gets more puzzles at once where they help.
    private static final int FOR_LANES = 2_048;

    /// What threads do for it, but for the first `made` puzzles, which there are already.
    Batch<Making> batch(long made) {
        int handful = isForLanes() ? FOR_LANES : recipe.isQuick() ? HANDFUL : 1;
        return new Batch<>(seed, count - made, this::making, new GenerateWork(this), handful);
    }

    /// What one thread makes the puzzles with.
    private Making making() {
        if (isForLanes()) {
            return new Making.InBulk(new BulkGenerator(recipe, SolverChoice.BULK.createBulk()));
        }
        return new Making.OneByOne(
                reportLevel == null ? new PuzzleGenerator(recipe) : PuzzleGenerator.ofReport(reportLevel));
    }

    /// Whether the lanes of vectors can help to make these puzzles.
    private boolean isForLanes() {
        return reportLevel == null && timeoutNanos == 0 && BulkGenerator.suits(recipe) && SolverChoice.hasLanes();
    }
}

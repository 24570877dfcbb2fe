package org.escargot.cli.generate;

import org.escargot.cli.output.OutputFormat;
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
/// @param format how to print; null to leave it to who reads: a grid for a person with one puzzle, else lines
record GenerateJob(
        Recipe recipe,
        @Nullable Integer reportLevel,
        SeedArgument seed,
        long count,
        long timeoutNanos,
        @Nullable OutputFormat format) {

    /// What one thread makes the puzzles with.
    Making making() {
        if (isForLanes()) {
            return new Making.InBulk(new BulkGenerator(recipe, SolverChoice.BULK.createBulk()));
        }
        return new Making.OneByOne(
                reportLevel == null ? new PuzzleGenerator(recipe) : PuzzleGenerator.ofReport(reportLevel));
    }

    /// Whether the lanes of vectors can help to make these puzzles.
    boolean isForLanes() {
        return reportLevel == null && timeoutNanos == 0 && BulkGenerator.suits(recipe) && SolverChoice.hasLanes();
    }
}

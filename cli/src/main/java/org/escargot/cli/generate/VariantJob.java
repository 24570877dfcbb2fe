package org.escargot.cli.generate;

import org.escargot.generator.variant.VariantGenerator;
import org.escargot.generator.variant.VariantRecipe;

/// Puzzles with rules of their own that `generate` was asked for.
///
/// @param recipe what each puzzle shall be
/// @param seed the seed of the run, and the number of the first puzzle
/// @param count how many
/// @param timeoutNanos how long one may take; 0 for as long as its attempts last
/// @param writer how to print them
record VariantJob(
        VariantRecipe recipe, SeedArgument seed, long count, long timeoutNanos, GeneratedVariantWriter writer) {
    /// What threads do for it.
    Batch<VariantGenerator> batch() {
        return new Batch<>(seed, count, () -> new VariantGenerator(recipe), new VariantWork(this), 1);
    }
}

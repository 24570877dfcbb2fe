package org.escargot.generator.variant;

import java.util.Optional;
import org.escargot.random.RandomSource;

/// The making of one puzzle, attempt by attempt, so that the caller may stop at any time. A caller that stops later
/// finds the same puzzle.
public final class VariantSearch {
    private final VariantGenerator generator;
    private final long seed;
    private final long index;
    private final RandomSource random;
    private long attempts;

    VariantSearch(VariantGenerator generator, long seed, long index) {
        this.generator = generator;
        this.seed = seed;
        this.index = index;
        random = RandomSource.of(seed, index);
    }

    /// Makes up to `most` further attempts; the puzzle, as soon as there is one.
    public Optional<GeneratedVariant> attempt(long most) {
        for (long i = 0; i < most; i++) {
            attempts++;
            Optional<Made> made = generator.attempt(random, attempts);
            if (made.isPresent()) {
                return Optional.of(
                        new GeneratedVariant(made.get().puzzle(), made.get().solution(), seed, index));
            }
        }
        return Optional.empty();
    }

    /// How many attempts there were.
    public long attempts() {
        return attempts;
    }
}

package org.escargot.generator.variant;

import java.util.Optional;
import org.escargot.generator.wish.Verdict;
import org.escargot.random.RandomSource;
import org.escargot.rules.Variant;

/// The making of one puzzle, attempt by attempt, so that the caller may stop at any time. A caller that stops later
/// finds the same puzzle.
public final class VariantSearch {
    private final VariantGenerator generator;
    private final long seed;
    private final long index;
    private final RandomSource random;
    private long attempts;
    private Optional<Variant> nearest = Optional.empty();
    private Verdict nearestVerdict = new Verdict(Integer.MAX_VALUE, "");

    VariantSearch(VariantGenerator generator, long seed, long index) {
        this.generator = generator;
        this.seed = seed;
        this.index = index;
        random = RandomSource.of(seed, index);
    }

    /// Makes up to `most` further attempts; the puzzle, as soon as one meets the wish.
    public Optional<GeneratedVariant> attempt(long most) {
        for (long i = 0; i < most; i++) {
            attempts++;
            Optional<Made> made = generator.attempt(random, attempts);
            if (made.isPresent()) {
                VariantJudge.Judged judged = generator.judge(made.get(), random);
                if (judged.verdict().isMet()) {
                    return Optional.of(generated(judged, made.get()));
                }
                keepNearest(judged);
            }
        }
        return Optional.empty();
    }

    private GeneratedVariant generated(VariantJudge.Judged judged, Made made) {
        return new GeneratedVariant(
                judged.puzzle(), made.solution(), seed, index, judged.verdict().label());
    }

    private void keepNearest(VariantJudge.Judged judged) {
        if (judged.verdict().distance() < nearestVerdict.distance()) {
            nearest = Optional.of(judged.puzzle());
            nearestVerdict = judged.verdict();
        }
    }

    /// How many attempts there were.
    public long attempts() {
        return attempts;
    }

    /// The puzzle that came nearest to the wish so far, if there was any.
    public Optional<Variant> nearest() {
        return nearest;
    }

    /// What is to say of the nearest puzzle, such as `level=Medium ladder=2 calibrated=false`.
    public String nearestLabel() {
        return nearestVerdict.label();
    }
}

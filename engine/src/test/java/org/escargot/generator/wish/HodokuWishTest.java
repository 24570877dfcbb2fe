package org.escargot.generator.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.Test;

/// What is wished in the terms of HoDoKu's scale.
class HodokuWishTest {
    private static final Givens AI_ESCARGOT =
            Givens.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    private static final Givens REASONED =
            Givens.of("....952.....6....78.5.32..698..5....3.6.............29.......1.6..5....4.2.9.1678");

    private final HodokuWish hard = HodokuWish.levels(HodokuLevel.UNFAIR, HodokuLevel.EXTREME);
    private final HodokuWish withoutTrial =
            hard.withTechniques(new HodokuWish.Techniques(Set.of(), Set.of(), Set.of(Technique.BRUTE_FORCE)));

    /// `generate --level extreme --without brute-force`.
    @Test
    void whatHodokuTriesIsNotWithoutBruteForce() {
        assertThat(takesBruteForce(AI_ESCARGOT)).isTrue();
        assertThat(hard.judge(AI_ESCARGOT).distance()).isZero();
        assertThat(withoutTrial.judge(AI_ESCARGOT).distance()).isPositive();
    }

    @Test
    void whatIsReasonedToItsEndIsWithoutBruteForce() {
        assertThat(takesBruteForce(REASONED)).isFalse();
        assertThat(withoutTrial.judge(REASONED).distance()).isZero();
    }

    private static boolean takesBruteForce(Givens puzzle) {
        return new HodokuScale().rate(puzzle, RatingLimits.NONE).uses().containsKey(Technique.BRUTE_FORCE);
    }
}

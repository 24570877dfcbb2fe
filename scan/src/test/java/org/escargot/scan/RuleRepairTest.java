package org.escargot.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

class RuleRepairTest {
    private static final String PUZZLE =
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    /// What a net says that is right and sure, but for the cells of `wrong`: there the given digit comes first.
    private static LikelyDigits likely(int... wrong) {
        List<float[]> shares = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            float[] here = new float[10];
            Arrays.fill(here, 0.001f);
            here[PUZZLE.charAt(cell) - '0'] = 0.991f;
            shares.add(here);
        }
        for (int i = 0; i < wrong.length; i += 2) {
            float[] here = shares.get(wrong[i]);
            here[PUZZLE.charAt(wrong[i]) - '0'] = 0.3f;
            here[wrong[i + 1]] = 0.6f;
        }
        return new LikelyDigits(shares);
    }

    private static String line(int[] digits) {
        return Givens.of(Arrays.stream(digits).mapToObj(String::valueOf).reduce("", String::concat))
                .toString()
                .replace('.', '0');
    }

    @Test
    void whatIsProperStays() {
        assertThat(new RuleRepair(likely()).isProper()).isTrue();
        assertThat(new RuleRepair(likely()).digits())
                .hasValueSatisfying(digits -> assertThat(line(digits)).isEqualTo(PUZZLE));
    }

    @Test
    void wrongDigitsAreFoundByTheRules() {
        LikelyDigits likely = likely(0, 3, 4, 1, 80, 4);

        assertThat(new RuleRepair(likely).isProper()).isFalse();
        assertThat(new RuleRepair(likely).digits())
                .hasValueSatisfying(digits -> assertThat(line(digits)).isEqualTo(PUZZLE));
    }

    @Test
    void aMissingDigitThatMattersIsFound() {
        assertThat(new RuleRepair(likely(0, 0, 1, 0, 13, 0)).digits())
                .hasValueSatisfying(digits ->
                        assertThat(line(digits).chars().filter(c -> c != '0')).hasSizeGreaterThan(17));
    }

    @Test
    void whatIsBeyondRepairIsNotRepaired() {
        List<float[]> shares = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            float[] here = new float[10];
            here[1] = 1;
            shares.add(here);
        }

        assertThat(new RuleRepair(new LikelyDigits(shares)).digits()).isEmpty();
    }

    @Test
    void secondThoughtsComeInTheOrderOfWhatTheyCost() {
        assertThat(likely(0, 3, 4, 1).alternatives(20))
                .isSortedAccordingTo(java.util.Comparator.comparingDouble(LikelyDigits.Alternative::cost))
                .hasSize(20)
                .first()
                .satisfies(each -> assertThat(each.cell()).isIn(0, 4));
    }
}

package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.escargot.Many;
import org.escargot.grid.Givens;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.step.Technique;
import org.escargot.rating.scale.RatingEnd;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HodokuScaleTest {
    private final HodokuScale scale = new HodokuScale();

    @Test
    void levelsFollowTheScoreWhereItIsTooHigh() {
        assertThat(HodokuLevel.EASY.atLeast(800)).isEqualTo(HodokuLevel.EASY);
        assertThat(HodokuLevel.EASY.atLeast(801)).isEqualTo(HodokuLevel.MEDIUM);
        assertThat(HodokuLevel.HARD.atLeast(1700)).isEqualTo(HodokuLevel.UNFAIR);
        assertThat(HodokuLevel.EXTREME.atLeast(10)).isEqualTo(HodokuLevel.EXTREME);
    }

    @Test
    void singlesCostFourAndFourteen() {
        Givens oneCellLeft =
                Givens.of("12345678.456789123789123456214365897365897214897214365531642978642978531978531642");
        SolvePath path = scale.climb(oneCellLeft);

        assertThat(path.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(scale.total(path))
                .isEqualTo(new HodokuRating(RatingEnd.RATED, HodokuLevel.EASY, 4, Map.of(Technique.FULL_HOUSE, 1)));
    }

    @Test
    void aPuzzleThatBreaksTheRulesIsAContradiction() {
        SolvePath path = scale.climb(Givens.of("11".concat(".".repeat(79))));

        assertThat(path.outcome()).isEqualTo(Outcome.CONTRADICTION);
        assertThat(path.steps()).isEmpty();
    }

    @Test
    void anEmptyGridIsIncomplete() {
        SolvePath path = scale.climb(Givens.of(".".repeat(81)));

        assertThat(path.outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(scale.total(path).title()).isEqualTo(HodokuRating.INCOMPLETE);
    }

    /// Puzzles rated by the program itself.
    @Tag("many")
    @Test
    void someRatedPuzzlesGetTheSameLevelAndScore() {
        compare(Many.of(40, 4));
    }

    @Tag("full")
    @Test
    void ratedPuzzlesGetTheSameLevelAndScore() {
        compare(1);
    }

    private void compare(int step) {
        List<String> lines = TestPuzzles.shared("data/logic/hodoku-rated.tsv").orElse(List.of()).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        Assumptions.assumeFalse(lines.isEmpty());
        int compared = 0;
        int equal = 0;
        for (int i = 0; i < lines.size(); i += step) {
            compared++;
            equal += isEqual(lines.get(i).split("\t", -1)) ? 1 : 0;
        }
        System.out.println("equal level and score: " + equal + " of " + compared);
        assertThat(equal).isEqualTo(compared);
    }

    /// Whether a puzzle, its level and its score are what the scale says too; what is not is printed.
    private boolean isEqual(String[] fields) {
        HodokuRating rating = scale.total(scale.climb(Givens.of(fields[0])));
        boolean isEqual = rating.title().equals(fields[1]) && rating.score() == Integer.parseInt(fields[2]);
        if (!isEqual) {
            System.out.println(
                    fields[0] + " " + fields[1] + " " + fields[2] + ", here " + rating.title() + " " + rating.score());
        }
        return isEqual;
    }
}

package org.escargot.rating.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.logic.TestPuzzles;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ExplainerRaterTest {
    private static final String SOLVED =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    private final ExplainerRater rater = new ExplainerRater();

    /// Puzzles of our own, one or two for each rating that they reached.
    @Test
    void ourPuzzlesKeepTheirRatings() {
        assertRated(TestPuzzles.lines("/rating/explainer.txt"), 0, 89);
    }

    @Test
    @Tag("full")
    void ourHardestPuzzlesKeepTheirRatings() {
        assertRated(TestPuzzles.lines("/rating/explainer.txt"), 90, 200);
    }

    /// Puzzles rated by the program itself.
    @Test
    void easyAndMediumPuzzlesAreRatedAsByTheProgram() {
        assertRated(programsRatings(), 0, 62);
    }

    @Test
    @Tag("full")
    void hardPuzzlesAreRatedAsByTheProgram() {
        assertRated(programsRatings(), 63, 200);
    }

    @Test
    void candidatesAloneAreRatedLikeTheGivensTheyComeFrom() {
        for (String line : TestPuzzles.lines("/rating/explainer.txt").subList(0, 20)) {
            Givens givens = Givens.of(line.split("\t", -1)[0]);
            assertThat(rater.rate(Pencilmarks.of(givens))).as(line).isEqualTo(rater.rate(givens));
        }
    }

    @Test
    void aFullGridNeedsNoStep() {
        assertThat(rater.rate(Givens.of(SOLVED))).isEqualTo(new ExplainerRating(0, 0, 0, Outcome.SOLVED));
    }

    @Test
    void oneMissingDigitIsTheEasiestStep() {
        assertThat(rater.rate(Givens.of("." + SOLVED.substring(1))))
                .isEqualTo(new ExplainerRating(10, 10, 10, Outcome.SOLVED));
    }

    @Test
    void whatBreaksTheRulesIsAContradiction() {
        assertThat(rater.rate(Givens.of("11" + ".".repeat(79)))).isEqualTo(ExplainerRating.CONTRADICTION);
        assertThat(rater.rate(Givens.of("2" + SOLVED.substring(1)))).isEqualTo(ExplainerRating.CONTRADICTION);
        assertThat(rater.rate(Givens.of("12345678." + "........9" + ".".repeat(63))))
                .isEqualTo(ExplainerRating.CONTRADICTION);
    }

    @Test
    void diamondsAndPearlsAreToldByTheirRatings() {
        assertThat(new ExplainerRating(72, 72, 72, Outcome.SOLVED).isDiamond()).isTrue();
        assertThat(new ExplainerRating(72, 72, 12, Outcome.SOLVED).isDiamond()).isFalse();
        assertThat(new ExplainerRating(72, 72, 12, Outcome.SOLVED).isPearl()).isTrue();
        assertThat(new ExplainerRating(72, 12, 12, Outcome.SOLVED)).hasToString("7.2/1.2/1.2");
    }

    private static List<String> programsRatings() {
        List<String> lines =
                TestPuzzles.shared("data/logic/explainer-rated.tsv").orElse(List.of());
        Assumptions.assumeFalse(lines.isEmpty());
        return lines;
    }

    private void assertRated(List<String> lines, int lowest, int highest) {
        SoftAssertions softly = new SoftAssertions();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            int er = Integer.parseInt(fields[1].replace(".", ""));
            if (er >= lowest && er <= highest) {
                String rated = fields[1] + "/" + fields[2] + "/" + fields[3];
                softly.assertThat(rater.rate(Givens.of(fields[0])))
                        .as(fields[0])
                        .hasToString(rated);
            }
        }
        softly.assertAll();
    }
}

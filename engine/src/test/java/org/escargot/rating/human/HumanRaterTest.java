package org.escargot.rating.human;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.escargot.famous.FamousPuzzle;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.TestPuzzles;
import org.escargot.random.RandomSource;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HumanRaterTest {
    private static final HumanScale SCALE = new HumanScale();
    private static final Givens EASY =
            Givens.of("030060105020400390007030400061050900802706501005040760004080200078001040203070050");
    private static final Givens FEW_CLUES =
            Givens.of("1.....52.....78.........6...9..4.......5..1...7.........62......4.....78........3");

    @Test
    void everyWalkEndsInTheSamePosition() {
        SightRates rates = new SightRates(HumanModel.V1);
        for (Givens puzzle : TestPuzzles.minimal(20)) {
            Board start = Board.of(Pencilmarks.of(puzzle));
            List<Integer> one = new Walk(rates, RandomSource.of(1), _ -> {}).from(start.copy());
            List<Integer> other = new Walk(rates, RandomSource.of(2), _ -> {}).from(start.copy());
            assertThat(new HashSet<>(one)).isEqualTo(new HashSet<>(other));
        }
    }

    @Test
    void everyPuzzleGetsAnAnswerAndAlwaysTheSame() {
        for (Givens puzzle : TestPuzzles.minimal(20)) {
            HumanRating rating = SCALE.rate(puzzle, RatingLimits.NONE);
            assertThat(rating.end()).isEqualTo(RatingEnd.RATED);
            assertThat(rating.remark()).isPresent();
            assertThat(new HumanScale().rate(puzzle, RatingLimits.NONE)).isEqualTo(rating);
        }
    }

    /// The figures of a version, which never change: who changes a number here has made another version.
    @ParameterizedTest
    @MethodSource("figures")
    void theFiguresOfAVersionStay(HumanModel model, Givens puzzle, String figures) {
        HumanRating rating = new HumanScale(model).rate(puzzle, RatingLimits.NONE);
        assertThat(rating.figures().getFirst().text() + " " + rating.remark().orElseThrow())
                .isEqualTo(figures);
    }

    static Stream<Arguments> figures() {
        Givens escargot = FamousPuzzle.AI_ESCARGOT.givens();
        return Stream.of(
                arguments(HumanModel.V1, EASY, "3.4 hidden-single-in-box"),
                arguments(HumanModel.V1, escargot, "23.6 brute-force"),
                arguments(HumanModel.V1, FEW_CLUES, "21.9 naked-single"),
                arguments(HumanModel.V2, EASY, "3.2 hidden-single-in-box"),
                arguments(HumanModel.V2, escargot, "28.4 brute-force"),
                arguments(HumanModel.V2, FEW_CLUES, "23.8 single-behind-locked-candidates"));
    }

    @Test
    void aSearchAmongHalfAsManyEmptyCellsTakesHalfTheTime() {
        assertThat(HumanModel.V2.share(60)).isEqualTo(2 * HumanModel.V2.share(30));
        assertThat(HumanModel.V1.share(60)).isEqualTo(1);
    }

    @Test
    void whatIsSolvedTakesNoTime() {
        int before = SCALE.rate(EASY, RatingLimits.NONE).tenths();
        int after = new HumanRater(HumanModel.current())
                .rate(SCALE.path(Pencilmarks.of(EASY), EASY).end(), EASY)
                .tenths();
        assertThat(after).isEqualTo(1).isLessThan(before);
    }
}

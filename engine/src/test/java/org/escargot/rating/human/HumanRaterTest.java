package org.escargot.rating.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.escargot.famous.FamousPuzzle;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.TestPuzzles;
import org.escargot.random.RandomSource;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.Test;

class HumanRaterTest {
    private static final HumanScale SCALE = new HumanScale();
    private static final Givens EASY =
            Givens.of("030060105020400390007030400061050900802706501005040760004080200078001040203070050");

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

    /// The figures of version 1, which never change: who changes a number here has made another version.
    @Test
    void theFiguresOfVersionOneStay() {
        assertThat(told(EASY)).isEqualTo("3.4 hidden-single-in-box");
        assertThat(told(FamousPuzzle.AI_ESCARGOT.givens())).isEqualTo("23.6 brute-force");
        assertThat(told(Givens.of("1.....52.....78.........6...9..4.......5..1...7.........62......4.....78........3")))
                .isEqualTo("21.9 naked-single");
    }

    private static String told(Givens puzzle) {
        HumanRating rating = SCALE.rate(puzzle, RatingLimits.NONE);
        return rating.figures().getFirst().text() + " " + rating.remark().orElseThrow();
    }

    @Test
    void whatIsSolvedTakesNoTime() {
        int before = SCALE.rate(EASY, RatingLimits.NONE).tenths();
        int after = new HumanRater(HumanModel.V1)
                .rate(SCALE.path(Pencilmarks.of(EASY), EASY).end(), EASY)
                .tenths();
        assertThat(after).isEqualTo(1).isLessThan(before);
    }
}

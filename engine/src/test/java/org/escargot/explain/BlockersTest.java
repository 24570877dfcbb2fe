package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.House;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

class BlockersTest {
    /// A 1 in r2c4, r3c7, r4c2, r7c3 leave box 1 only r1c1 for its 1.
    private static final Givens ONES =
            Givens.of("............1...........1...1...........................1........................");

    @Test
    void aHiddenSingleIsSeenFromTheDigitsThatBlockTheOtherCells() {
        assertThat(Blockers.of(facts(ONES), step(new Single.Hidden(0, 1, House.box(0)), Technique.HIDDEN_SINGLE)))
                .isEqualTo(CellSet.of(12, 24, 28, 56));
    }

    @Test
    void aNakedSingleIsSeenFromOneOfEachDigitAround() {
        Givens row = Givens.of(".2345678." + ".".repeat(27) + "9" + ".".repeat(44));
        assertThat(Blockers.of(facts(row), step(new Single.Naked(0, 1), Technique.NAKED_SINGLE)))
                .isEqualTo(CellSet.of(1, 2, 3, 4, 5, 6, 7, 36));
    }

    @Test
    void aFullHouseNeedsNone() {
        assertThat(Blockers.of(facts(ONES), step(new Single.FullHouse(0, 1, 0), Technique.FULL_HOUSE)))
                .isEqualTo(CellSet.EMPTY);
    }

    private static Facts facts(Givens givens) {
        return new Facts(Pencilmarks.of(givens), givens);
    }

    private static Step step(Single single, Technique technique) {
        return new Step(
                technique,
                single,
                new Effects(CandidateSet.of(CellSet.of(single.cell()), single.digit()), CandidateSet.EMPTY));
    }
}

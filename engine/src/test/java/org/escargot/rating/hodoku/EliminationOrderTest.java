package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

class EliminationOrderTest {
    private static final DigitSet PAIR = DigitSet.of(4, 7);
    private static final int ROW_1 = 0;
    private static final int COLUMN_1 = 9;
    private static final int BOX_1 = 18;
    private static final int R1C3_4 = Candidate.of(2, 4);
    private static final int R1C6_7 = Candidate.of(5, 7);
    private static final int R1C8_4 = Candidate.of(7, 4);
    private static final int R2C2_4 = Candidate.of(10, 4);
    private static final int R3C1_7 = Candidate.of(18, 7);
    private static final int R5C1_4 = Candidate.of(36, 4);

    private static final Chain CHAIN = Chain.throughCells(List.of(0, 3, 30, 33), 4, cell -> PAIR);

    /// What lies in both goes with the line.
    @Test
    void aLockedSubsetClearsItsWholeLineBeforeItsBox() {
        Subset inRow = naked(HouseSet.of(ROW_1, BOX_1));
        Subset inColumn = naked(HouseSet.of(COLUMN_1, BOX_1));

        assertThat(order(Technique.LOCKED_PAIR, inRow, R2C2_4, R1C6_7, R1C8_4, R1C3_4))
                .containsExactly(R1C3_4, R1C6_7, R1C8_4, R2C2_4);
        assertThat(order(Technique.LOCKED_PAIR, inColumn, R1C3_4, R2C2_4, R3C1_7, R5C1_4))
                .containsExactly(R3C1_7, R5C1_4, R1C3_4, R2C2_4);
    }

    @Test
    void aSubsetOfOneHouseGoesCellByCell() {
        assertThat(order(Technique.NAKED_PAIR, naked(HouseSet.of(ROW_1)), R1C8_4, R1C6_7, R1C3_4))
                .containsExactly(R1C3_4, R1C6_7, R1C8_4);
    }

    @Test
    void aSueDeCoqClearsItsBoxOfWhatTheBoxLocksBeforeItsLine() {
        SueDeCoq set = new SueDeCoq(
                ROW_1,
                BOX_1,
                CellSet.of(0, 1),
                DigitSet.of(1, 2, 4, 7),
                CellSet.of(8),
                DigitSet.of(1, 7),
                CellSet.of(18),
                DigitSet.of(2, 4));

        assertThat(order(Technique.SUE_DE_COQ, set, R1C6_7, R2C2_4)).containsExactly(R2C2_4, R1C6_7);
    }

    @Test
    void chainsOfSeveralDigitsGoDigitByDigit() {
        for (Technique technique :
                List.of(Technique.AIC, Technique.GROUPED_AIC, Technique.ALS_CHAIN, Technique.REMOTE_PAIR)) {
            assertThat(order(technique, CHAIN, R1C6_7, R1C8_4, R2C2_4))
                    .as("%s", technique)
                    .containsExactly(R1C8_4, R2C2_4, R1C6_7);
        }
    }

    @Test
    void otherChainsGoCellByCell() {
        assertThat(order(Technique.XY_CHAIN, CHAIN, R1C8_4, R1C6_7, R2C2_4)).containsExactly(R1C6_7, R1C8_4, R2C2_4);
    }

    private static Subset naked(HouseSet houses) {
        return new Subset(Subset.Kind.NAKED, PAIR, CellSet.of(0, 1), houses);
    }

    private static int[] order(Technique technique, Pattern pattern, int... eliminated) {
        Effects effects = Effects.eliminate(CandidateSet.of(eliminated));
        return EliminationOrder.of(new Step(technique, pattern, effects), cell -> PAIR);
    }
}

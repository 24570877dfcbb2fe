package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.play;

import org.escargot.game.command.BoardCommand;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Effects;
import org.junit.jupiter.api.Test;

class AidTest {
    @Test
    void candidatesAndDestinationsFollowTheRules() {
        Board board = Commands.start().board();

        assertThat(board.allowed(R1C3)).isEqualTo(DigitSet.of(1, 2, 4));
        assertThat(board.allowed(0)).isEqualTo(DigitSet.EMPTY);
        for (int digit = 1; digit <= 9; digit++) {
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                assertThat(board.destinations(digit).contains(cell))
                        .isEqualTo(board.allowed(cell).contains(digit));
            }
        }
    }

    @Test
    void aStepIsAppliedToTheMarksAsOneStep() {
        Effects effects = new Effects(CandidateSet.of(Candidate.of(R1C3, 4)), CandidateSet.of(Candidate.of(R1C4, 2)));
        GameState state = play(new BoardCommand.Apply(effects));

        assertThat(state.board().digits().digit(R1C3)).isEqualTo(4);
        assertThat(state.board().center().at(R1C4)).isEqualTo(DigitSet.of(6));
        assertThat(state.game().history().undoable()).isEqualTo(1);
    }
}

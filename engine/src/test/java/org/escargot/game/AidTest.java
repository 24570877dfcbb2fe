package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.press;
import static org.escargot.game.Games.typeAs;

import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.Mode;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
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

    @Test
    void aStepThatEliminatesLeavesNoCellWithoutMarks() {
        Effects effects = new Effects(CandidateSet.EMPTY, CandidateSet.of(Candidate.of(R1C4, 2)));
        Board board = play(press(R1C3), typeAs(4, Mode.CENTER), new BoardCommand.Apply(effects))
                .board();

        assertThat(board.center().at(R1C3)).isEqualTo(DigitSet.of(4));
        assertThat(board.center().at(R1C4)).isEqualTo(DigitSet.of(6));
        assertThat(board.center().marked().or(board.digits().filled())).isEqualTo(CellSet.ALL);
    }

    @Test
    void aStepThatPlacesMarksNothing() {
        Effects effects = new Effects(CandidateSet.of(Candidate.of(R1C3, 4)), CandidateSet.EMPTY);

        assertThat(play(new BoardCommand.Apply(effects)).board().center().isEmpty())
                .isTrue();
    }
}

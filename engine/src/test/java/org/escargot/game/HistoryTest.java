package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.R9C9;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.typeAt;

import org.escargot.game.command.HistoryCommand;
import org.junit.jupiter.api.Test;

class HistoryTest {
    @Test
    void aCheckpointStaysAfterGoingBackToIt() {
        GameState state = play(
                typeAt(R1C3, 4),
                new HistoryCommand.SetCheckpoint(),
                typeAt(R1C4, 2),
                typeAt(R9C9 - 8, 3),
                new HistoryCommand.Restore(0));

        assertThat(state.board().digits().filled().size()).isEqualTo(31);
        assertThat(state.game().history().checkpoints()).hasSize(1);
        assertThat(state.apply(new HistoryCommand.Undo(), 0).board().digits().digit(R1C4))
                .isEqualTo(2);
    }

    @Test
    void backToBeforeTheMistake() {
        GameState state = play(typeAt(R1C3, 4), typeAt(R1C4, 2), typeAt(4 + 1, 8));
        GameState back = state.apply(new HistoryCommand.BeforeMistake(Commands.SOLUTION), 0);

        assertThat(back.board().digits().digit(R1C3)).isEqualTo(4);
        assertThat(back.board().digits().digit(R1C4)).isZero();
        assertThat(back.apply(new HistoryCommand.Undo(), 0).board()).isEqualTo(state.board());
    }
}

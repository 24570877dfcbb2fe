package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.game.GameState;
import org.escargot.game.Level;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

class GameReplayTest {
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// Without the first, the middle and the last cell.
    private static final String NEARLY = "." + SOLUTION.substring(1, 40) + "." + SOLUTION.substring(41, 80) + ".";

    private GameState state = GameState.play(Givens.of(NEARLY), Level.OWN, 0);

    @Test
    void aDigitThatGoesWrongTellsWhatWasOverlookedAndWhen() {
        play(new BoardCommand.TypeAt(0, 5), 1_000);
        play(new BoardCommand.TypeAt(40, 7), 4_000);
        play(new BoardCommand.TypeAt(80, 9), 6_000);

        assertThat(slips(7_000)).isEqualTo("[{\"elapsed\":4000,\"technique\":\"full-house\"}]");
    }

    @Test
    void whatWasUndoneCountsAsLongAsItIsKnown() {
        play(new BoardCommand.TypeAt(0, 7), 1_000);
        play(new HistoryCommand.Undo(), 2_000);

        assertThat(slips(3_000)).contains("\"elapsed\":1000");
    }

    @Test
    void whatIsWrongStaysOneSlipUntilItIsMended() {
        play(new BoardCommand.TypeAt(0, 7), 1_000);
        play(new BoardCommand.TypeAt(40, 1), 2_000);

        assertThat(slips(3_000)).containsOnlyOnce("elapsed");
    }

    @Test
    void aGameWithoutAWrongDigitHasNone() {
        play(new BoardCommand.TypeAt(0, 5), 1_000);

        assertThat(slips(2_000)).isEqualTo("[]");
        assertThat(GameReplay.slips("no game")).isEqualTo("[]");
    }

    private void play(Command command, long now) {
        state = state.apply(command, now);
    }

    private String slips(long now) {
        return GameReplay.slips(SaveFormat.write(state.game(), now));
    }
}

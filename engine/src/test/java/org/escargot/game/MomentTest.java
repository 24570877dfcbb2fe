package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.typeAt;

import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

/// When the boards of a game came about.
class MomentTest {
    private static final Givens PUZZLE =
            Givens.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static GameState begun() {
        return GameState.play(PUZZLE, new Level(5), 1_000);
    }

    @Test
    void aBoardComesAboutWhenItIsMade() {
        GameState played = begun().apply(typeAt(R1C3, 4), 4_000)
                .apply(new ClockCommand.CountHint(), 5_000)
                .apply(typeAt(R1C4, 2), 9_000);

        assertThat(played.game().history().moments())
                .extracting(Moment::elapsed)
                .containsExactly(0L, 3_000L, 8_000L);
        assertThat(played.game().history().moments()).extracting(Moment::hints).containsExactly(0, 0, 1);
    }

    @Test
    void undoneAndRedoneItKeepsItsTime() {
        GameState played = begun().apply(typeAt(R1C3, 4), 4_000)
                .apply(new HistoryCommand.Undo(), 5_000)
                .apply(new HistoryCommand.Redo(), 6_000);

        assertThat(played.game().history().moments().getLast().elapsed()).isEqualTo(3_000);
    }

    @Test
    void aSaveKeepsTheTimes() {
        GameState played = begun().apply(typeAt(R1C3, 4), 4_000)
                .apply(new ClockCommand.CountHint(), 5_000)
                .apply(typeAt(R1C4, 2), 9_000);
        String saved = SaveFormat.write(played.game(), 9_000);

        assertThat(saved).contains("step @ 3000 d134\nstep @ 8000 ? 1 d142\n");
        assertThat(SaveFormat.read(saved))
                .isEqualTo(new Decoded.Done<>(played.game().stopped(9_000)));
    }

    @Test
    void aSaveWithoutTimesIsReadAsIfAllCameAtOnce() {
        String saved = SaveFormat.write(begun().apply(typeAt(R1C3, 4), 4_000).game(), 4_000);
        Decoded<Game> read = SaveFormat.read(saved.replace(" @ 3000", ""));

        assertThat(((Decoded.Done<Game>) read).value().history().moments())
                .extracting(Moment::elapsed)
                .containsExactly(0L, 0L);
    }
}

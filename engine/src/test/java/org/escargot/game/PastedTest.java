package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.enter;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.typeAt;

import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.junit.jupiter.api.Test;

class PastedTest {
    @Test
    void aPuzzleWithItsCurrentGrid() {
        String rows = Commands.PUZZLE.replaceAll("(.)", "$1,").replaceAll("(.{17}),", "$1\n");
        String now = rows.replaceFirst("5,3,.", "5,3,4");
        GameState state = play(new BoardCommand.Paste(rows + now));

        assertThat(state.board().givens()).isEqualTo(Commands.GIVENS.grid());
        assertThat(state.board().digits()).isEqualTo(Commands.GIVENS.grid().with(R1C3, 4));
    }

    @Test
    void aPuzzleThatWasBegunIsPlayedOnEvenWhereOneWasBeingTyped() {
        String rows = Commands.PUZZLE.replaceAll("(.)", "$1,").replaceAll("(.{17}),", "$1\n");
        GameState state = enter(new BoardCommand.Paste(rows + rows.replaceFirst("5,3,.", "5,3,4")));

        assertThat(state.board().givens()).isEqualTo(Commands.GIVENS.grid());
        assertThat(state.board().digits()).isEqualTo(Commands.GIVENS.grid().with(R1C3, 4));
    }

    @Test
    void theSamePuzzleOnceMoreIsAnotherGame() {
        GameState state = play(typeAt(R1C3, 4), new ClockCommand.CountHint());
        GameState again = state.apply(new BoardCommand.Paste(Commands.PUZZLE), 100_000);

        assertThat(again.game().aids()).isEqualTo(Aids.NONE);
        assertThat(again.game().clock().elapsed(100_000)).isZero();
    }

    @Test
    void aTextThatIsNoneChangesNothingAndSaysWhere() {
        GameState state = play(new BoardCommand.Paste(Commands.PUZZLE.replace("..", "x")));

        assertThat(state.board()).isEqualTo(Commands.start().board());
        assertThat(state.notice()).isInstanceOf(Notice.Unreadable.class);
        assertThat(play(new BoardCommand.Paste(".".repeat(1_000_000))).notice()).isInstanceOf(Notice.Unreadable.class);
    }

    @Test
    void aCurrentGridThatIsOfAnotherPuzzleIsAProblem() {
        String rows = Commands.PUZZLE.replaceAll("(.)", "$1,").replaceAll("(.{17}),", "$1\n");
        GameState state = play(new BoardCommand.Paste(rows + rows.replaceFirst("5", "6")));

        assertThat(state.notice()).isInstanceOf(Notice.Unreadable.class);
        assertThat(state.notice().toString()).contains("r1c1");
    }
}

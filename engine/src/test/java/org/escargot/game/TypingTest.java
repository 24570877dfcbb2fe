package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.R9C9;
import static org.escargot.game.Games.also;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.press;
import static org.escargot.game.Games.type;
import static org.escargot.game.Games.typeAs;
import static org.escargot.game.Games.typeAt;

import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Layer;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.junit.jupiter.api.Test;

class TypingTest {
    @Test
    void aDigitGoesIntoTheSelectedCell() {
        GameState state = play(press(R1C3), type(4));

        assertThat(state.board().digits().digit(R1C3)).isEqualTo(4);
        assertThat(state.notice())
                .isEqualTo(new Notice.Placed(CellSet.of(R1C3), 4, CellSet.EMPTY, CellSet.EMPTY, HouseSet.EMPTY));
        assertThat(state.board().filled()).isEqualTo(31);
        assertThat(state.pile().left(4)).isEqualTo(9 - 3);
    }

    @Test
    void givensAreFrozen() {
        GameState state = play(press(0), type(4));

        assertThat(state.board()).isEqualTo(Commands.start().board());
        assertThat(state.notice()).isEqualTo(new Notice.Frozen(CellSet.of(0)));
    }

    @Test
    void aDigitForSeveralCellsOfAHouseIsACornerMark() {
        assertThat(play(press(R1C3), also(R1C4), type(2)).board().corner().cellsOf(2))
                .isEqualTo(CellSet.of(R1C3, R1C4));
        assertThat(play(press(R1C3), also(R9C9 - 8), type(2)).board().digits().cellsOf(2))
                .isEqualTo(Commands.GIVENS.grid().cellsOf(2).with(R1C3).with(R9C9 - 8));
    }

    @Test
    void aMarkThatAllHaveIsTakenAwayElseAllGetIt() {
        GameState one = play(press(R1C3), typeAs(1, Mode.CENTER), also(R1C4), typeAs(1, Mode.CENTER));
        assertThat(one.board().center().cellsOf(1)).isEqualTo(CellSet.of(R1C3, R1C4));
        assertThat(one.notice()).isEqualTo(new Notice.Marked(Layer.CENTER, 1, CellSet.of(R1C4)));
        GameState none = one.apply(typeAs(1, Mode.CENTER), 0);
        assertThat(none.board().center().isEmpty()).isTrue();
    }

    @Test
    void placingADigitTidiesTheMarksOfItsPeersAsOneStep() {
        GameState marked = play(press(R1C4), typeAs(4, Mode.CENTER), typeAs(4, Mode.CORNER), press(R1C3), type(4));

        assertThat(marked.board().center().isEmpty()).isTrue();
        assertThat(marked.board().corner().isEmpty()).isTrue();
        GameState undone = marked.apply(new HistoryCommand.Undo(), 0);
        assertThat(undone.board().center().cellsOf(4)).isEqualTo(CellSet.of(R1C4));
        assertThat(undone.board().corner().cellsOf(4)).isEqualTo(CellSet.of(R1C4));
    }

    @Test
    void aDigitThatClashesTidiesNothing() {
        GameState state = play(press(R1C4), typeAs(5, Mode.CENTER), press(R1C3), type(5));

        assertThat(state.board().center().cellsOf(5)).isEqualTo(CellSet.of(R1C4));
        assertThat(state.board().clashes()).isEqualTo(CellSet.of(0, R1C3));
        assertThat(state.notice())
                .isEqualTo(new Notice.Placed(CellSet.of(R1C3), 5, CellSet.of(0), CellSet.EMPTY, HouseSet.EMPTY));
    }

    @Test
    void digitsThatClashWithOneAnotherAreTold() {
        int r2c4 = 12;
        GameState state = play(press(R1C3), also(R1C4), also(R9C9 - 8), type(1));

        assertThat(state.notice())
                .isEqualTo(new Notice.Placed(
                        CellSet.of(R1C3, R1C4, R9C9 - 8), 1, CellSet.of(r2c4), CellSet.of(R1C3, R1C4), HouseSet.EMPTY));
    }

    @Test
    void onlyWhatTheRulesAllowIfThePlayerWantsThat() {
        GameState state = play(new HandCommand.TurnOn(Option.RULES_ONLY), press(R1C3), type(5));

        assertThat(state.board()).isEqualTo(Commands.start().board());
        assertThat(state.notice()).isEqualTo(new Notice.Refused(R1C3, 5, CellSet.of(0)));
    }

    @Test
    void erasingTakesTheModesKindFirstThenDigitsThenMarks() {
        GameState state = play(press(R1C3), typeAs(7, Mode.COLOR), typeAs(1, Mode.CORNER), type(4));
        GameState once = state.apply(new BoardCommand.Erase(), 0);
        GameState twice = once.apply(new BoardCommand.Erase(), 0);
        GameState thrice = twice.apply(new BoardCommand.Erase(), 0);

        assertThat(once.board().digits()).isEqualTo(Commands.GIVENS.grid());
        assertThat(once.board().corner().at(R1C3)).isEqualTo(DigitSet.of(1));
        assertThat(twice.board().corner().isEmpty()).isTrue();
        assertThat(twice.board().colors().at(R1C3)).isEqualTo(DigitSet.of(7));
        assertThat(thrice.board()).isEqualTo(Commands.start().board());
        assertThat(state.apply(new HandCommand.SetMode(Mode.COLOR), 0)
                        .apply(new BoardCommand.Erase(), 0)
                        .board()
                        .colors()
                        .isEmpty())
                .isTrue();
    }

    @Test
    void aCompletedHouseIsTold() {
        GameState state = Commands.start();
        for (int cell = 0; cell < 8; cell++) {
            state = state.apply(typeAt(cell, Commands.SOLUTION.digit(cell)), 0);
        }
        state = state.apply(typeAt(8, Commands.SOLUTION.digit(8)), 0);

        assertThat(state.notice())
                .isEqualTo(
                        new Notice.Placed(CellSet.of(8), 2, CellSet.EMPTY, CellSet.EMPTY, HouseSet.of(House.row(0))));
    }
}

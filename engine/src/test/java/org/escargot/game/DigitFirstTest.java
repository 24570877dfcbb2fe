package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.press;
import static org.escargot.game.Games.typeAt;

import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.junit.jupiter.api.Test;

class DigitFirstTest {
    @Test
    void aDigitChosenFromThePileIsPlacedByPressing() {
        GameState state = play(new HandCommand.Choose(4), press(R1C3));

        assertThat(state.board().digits().digit(R1C3)).isEqualTo(4);
        assertThat(state.hand().tool()).isEqualTo(new Tool.Held(4));
    }

    @Test
    void pressingAFilledCellChoosesItsDigit() {
        assertThat(play(new HandCommand.Choose(4), press(0)).hand().tool()).isEqualTo(new Tool.Held(5));
        assertThat(play(press(0)).hand().tool()).isEqualTo(new Tool.Pointer());
        assertThat(play(new HandCommand.TurnOn(Option.DIGIT_FIRST), press(0))
                        .hand()
                        .tool())
                .isEqualTo(new Tool.Held(5));
    }

    @Test
    void theModeSaysWhatThePressWrites() {
        GameState state = play(new HandCommand.SetMode(Mode.CORNER), new HandCommand.Choose(4), press(R1C3));

        assertThat(state.board().corner().at(R1C3)).isEqualTo(DigitSet.of(4));
    }

    @Test
    void theEraserErasesUntilItIsPutBackOrADigitChosen() {
        GameState state = play(typeAt(R1C3, 4), typeAt(R1C4, 6), new HandCommand.ToggleEraser(), press(R1C3));

        assertThat(state.board().digits().digit(R1C3)).isZero();
        assertThat(state.apply(new HandCommand.ToggleEraser(), 0).hand().tool()).isEqualTo(new Tool.Pointer());
        assertThat(state.apply(new HandCommand.Choose(2), 0).hand().tool()).isEqualTo(new Tool.Held(2));
    }

    @Test
    void thePadTypesOrChooses() {
        assertThat(play(press(R1C3), new HandCommand.Pad(4)).board().digits().digit(R1C3))
                .isEqualTo(4);
        assertThat(play(new HandCommand.TurnOn(Option.DIGIT_FIRST), press(R1C3), new HandCommand.Pad(4))
                        .hand()
                        .tool())
                .isEqualTo(new Tool.Held(4));
    }

    @Test
    void thePadTakesADigitInHandWhereNothingIsSelected() {
        GameState held = play(new HandCommand.Pad(4));
        assertThat(held.board()).isEqualTo(Commands.start().board());
        assertThat(held.hand().tool()).isEqualTo(new Tool.Held(4));
        assertThat(held.apply(new HandCommand.Pad(4), 0).hand().tool()).isEqualTo(new Tool.Pointer());

        GameState placed = held.apply(press(R1C3), 0);
        assertThat(placed.board().digits().digit(R1C3)).isEqualTo(4);
        assertThat(placed.apply(new HandCommand.Pad(6), 0).hand().tool()).isEqualTo(new Tool.Held(6));
    }

    @Test
    void withSomethingInHandAPressSelectsNothing() {
        Selection selection =
                play(new HandCommand.Choose(4), press(R1C3)).hand().selection();
        assertThat(selection.cells()).isEqualTo(CellSet.EMPTY);
        assertThat(selection.focus()).isEqualTo(R1C3);
    }

    @Test
    void goingToACellUsesNothing() {
        GameState state = play(new HandCommand.Choose(4), new SelectionCommand.GoTo(R1C3));
        assertThat(state.board()).isEqualTo(Commands.start().board());
        assertThat(state.hand().selection()).isEqualTo(Selection.of(R1C3));
    }

    @Test
    void aWrongNinthDigitIsNotFinished() {
        GameState state = Commands.start();
        CellSet sixes = Commands.SOLUTION.cellsOf(6).minus(Commands.GIVENS.cells());
        for (int cell = sixes.first(); cell >= 0; cell = sixes.next(cell)) {
            state = state.apply(typeAt(cell, 6), 0);
        }
        assertThat(state.pile().isFinished(6)).isTrue();
        int last = sixes.first();
        GameState wrong =
                state.apply(new BoardCommand.EraseAt(last), 0).apply(typeAt(last == R1C3 ? R1C4 : R1C3, 6), 0);
        assertThat(wrong.pile().left(6)).isZero();
        assertThat(wrong.pile().isFinished(6)).isFalse();
    }
}

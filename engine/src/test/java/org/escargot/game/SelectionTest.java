package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R9C9;
import static org.escargot.game.Games.also;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.press;
import static org.escargot.game.Games.type;
import static org.escargot.game.Games.typeAs;

import org.escargot.game.command.Command;
import org.escargot.game.command.Direction;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.junit.jupiter.api.Test;

class SelectionTest {
    private CellSet cells(Command... commands) {
        return play(commands).hand().selection().cells();
    }

    @Test
    void aPressSelectsOneCellAndWithControlAddsOrRemoves() {
        assertThat(cells(press(3), press(5))).isEqualTo(CellSet.of(5));
        assertThat(cells(press(3), also(5))).isEqualTo(CellSet.of(3, 5));
        assertThat(cells(press(3), also(5), also(3))).isEqualTo(CellSet.of(5));
    }

    @Test
    void theFirstCellDecidesWhatADragDoes() {
        SelectionCommand drag4 = new SelectionCommand.DragTo(4);
        SelectionCommand drag5 = new SelectionCommand.DragTo(5);

        assertThat(cells(press(3), drag4, drag5)).isEqualTo(CellSet.of(3, 4, 5));
        assertThat(cells(press(3), drag4, drag5, also(3), drag4)).isEqualTo(CellSet.of(5));
    }

    @Test
    void arrowsStopAtTheEdgeUnlessTheyWrap() {
        Command left = new SelectionCommand.Move(Direction.LEFT);

        assertThat(cells(press(9), left)).isEqualTo(CellSet.of(9));
        assertThat(cells(new HandCommand.TurnOn(Option.WRAP), press(9), left)).isEqualTo(CellSet.of(17));
    }

    @Test
    void shiftAndArrowsExtend() {
        Command right = new SelectionCommand.Extend(Direction.RIGHT);
        Command down = new SelectionCommand.Extend(Direction.DOWN);

        assertThat(cells(press(0), right, down)).isEqualTo(CellSet.of(0, 1, 10));
    }

    @Test
    void theNextEmptyCellIsFoundInReadingOrderAndAround() {
        assertThat(cells(press(0), new SelectionCommand.MoveToEmpty(Direction.RIGHT)))
                .isEqualTo(CellSet.of(2));
        assertThat(cells(press(0), new SelectionCommand.MoveToEmpty(Direction.LEFT)))
                .isEqualTo(CellSet.of(78));
    }

    @Test
    void aDoubleClickSelectsTheSameDigitElseTheSameMarks() {
        assertThat(cells(new SelectionCommand.SelectSame(0)))
                .isEqualTo(Commands.GIVENS.grid().cellsOf(5));
        assertThat(cells(press(R1C3), also(R9C9 - 8), typeAs(4, Mode.CENTER), new SelectionCommand.SelectSame(R1C3)))
                .isEqualTo(CellSet.of(R1C3, R9C9 - 8));
    }

    @Test
    void theKeyboardSelectsWhatIsTheSameAsUnderTheFocus() {
        assertThat(cells(press(0), new SelectionCommand.SelectSameAsFocus()))
                .isEqualTo(cells(new SelectionCommand.SelectSame(0)));
    }

    @Test
    void theModesKindIsLookedAtFirst() {
        assertThat(cells(
                        press(0),
                        also(1),
                        new HandCommand.SetMode(Mode.COLOR),
                        type(3),
                        new SelectionCommand.SelectSame(0)))
                .isEqualTo(CellSet.of(0, 1));
    }

    @Test
    void allNoneInvertAndHouses() {
        assertThat(cells(new SelectionCommand.SelectAll())).isEqualTo(CellSet.ALL);
        assertThat(cells(press(3), new SelectionCommand.SelectNone())).isEqualTo(CellSet.EMPTY);
        assertThat(cells(press(3), new SelectionCommand.Invert())).isEqualTo(CellSet.ALL.without(3));
        assertThat(cells(new SelectionCommand.SelectHouse(0), new SelectionCommand.SelectHouseAlso(9)))
                .isEqualTo(Houses.cells(0).or(Houses.cells(9)));
    }
}

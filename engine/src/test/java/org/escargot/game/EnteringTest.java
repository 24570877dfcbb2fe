package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.also;
import static org.escargot.game.Games.enter;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.press;
import static org.escargot.game.Games.type;
import static org.escargot.game.Games.typeAs;
import static org.escargot.game.Games.typeAt;

import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Mode;
import org.escargot.grid.CellSet;
import org.escargot.grid.Symmetry;
import org.junit.jupiter.api.Test;

class EnteringTest {
    @Test
    void digitsGoToTheFocusOrTheHoveredCell() {
        GameState state = enter(press(4), also(5), type(7), typeAt(60, 3));

        assertThat(state.board().digits().filled()).isEqualTo(CellSet.of(5, 60));
        assertThat(state.apply(new BoardCommand.EraseAt(60), 0).board().digits().filled())
                .isEqualTo(CellSet.of(5));
    }

    @Test
    void aSymmetryIsKeptByWhatIsErased() {
        GameState state = enter(
                new HandCommand.KeepSymmetry(Symmetry.ROTATIONAL_180),
                typeAt(0, 1),
                typeAt(80, 2),
                typeAt(1, 3),
                new BoardCommand.EraseAt(80));

        assertThat(state.board().digits().filled()).isEqualTo(CellSet.of(1));
        assertThat(state.missing()).isEqualTo(CellSet.of(79));
        assertThat(state.apply(new HistoryCommand.Undo(), 0).board().digits().filled())
                .isEqualTo(CellSet.of(0, 1, 80));
    }

    @Test
    void whereASymmetryIsKeptADigitLeadsToTheCellsThatAreGivenWithIt() {
        GameState first =
                enter(new HandCommand.KeepSymmetry(Symmetry.ROTATIONAL_180), press(0), new BoardCommand.TypeOn(5));
        assertThat(first.hand().selection().focus()).isEqualTo(80);
        GameState second = first.apply(new BoardCommand.TypeOn(3), 0);
        assertThat(second.hand().selection().focus()).isEqualTo(1);
        assertThat(second.missing()).isEqualTo(CellSet.EMPTY);
    }

    @Test
    void solvedDigitsDifferFromThoseEnteredAndGoWhenThePuzzleChanges() {
        GameState typed = enter(new BoardCommand.Paste(Commands.PUZZLE));
        assertThat(typed.board().puzzle()).isEqualTo(Commands.GIVENS);
        GameState solved = typed.apply(new BoardCommand.Solve(Commands.SOLUTION), 0);
        assertThat(solved.board().digits()).isEqualTo(Commands.SOLUTION);
        assertThat(solved.board().solved()).isEqualTo(CellSet.ALL.minus(Commands.GIVENS.cells()));
        assertThat(solved.board().puzzle()).isEqualTo(Commands.GIVENS);
        GameState changed = solved.apply(new BoardCommand.EraseAt(0), 0);
        assertThat(changed.board().digits()).isEqualTo(Commands.GIVENS.grid().with(0, 0));
        assertThat(solved.game().result()).isEmpty();
    }

    @Test
    void digitsTypedGoOnToTheNextCellAndBackspaceGoesBack() {
        GameState state = enter(
                press(0),
                new BoardCommand.TypeOn(5),
                new BoardCommand.TypeOn(3),
                new BoardCommand.TypeOn(0),
                new BoardCommand.TypeOn(7));
        assertThat(state.board().digits().toString()).startsWith("53.7.");
        assertThat(state.hand().selection()).isEqualTo(Selection.of(4));
        GameState back = state.apply(new BoardCommand.EraseBack(), 0);
        assertThat(back.board().digits().toString()).startsWith("53...");
        assertThat(back.hand().selection()).isEqualTo(Selection.of(3));
    }

    @Test
    void theLastCellIsNotLeft() {
        GameState state = enter(typeAt(80, 3), new BoardCommand.TypeOn(4));
        assertThat(state.board().digits().digit(80)).isEqualTo(4);
        assertThat(state.hand().selection()).isEqualTo(Selection.of(80));
    }

    @Test
    void typingOnIsTypingWhileOnePlays() {
        GameState state = play(press(R1C3), new BoardCommand.TypeOn(4));
        assertThat(state.board().digits().digit(R1C3)).isEqualTo(4);
        assertThat(state.hand().selection()).isEqualTo(Selection.of(R1C3));
        assertThat(state.apply(new BoardCommand.EraseBack(), 0).board().digits().digit(R1C3))
                .isZero();
    }

    @Test
    void clearingAllIsOneStep() {
        GameState state = enter(new BoardCommand.Paste(Commands.PUZZLE), new BoardCommand.ClearAll());

        assertThat(state.board()).isEqualTo(Board.EMPTY);
        assertThat(state.apply(new HistoryCommand.Undo(), 0).board().filled()).isEqualTo(30);
    }

    @Test
    void playingFreezesWhatWasTyped() {
        GameState state = enter(
                new BoardCommand.Paste(Commands.PUZZLE),
                new BoardCommand.Solve(Commands.SOLUTION),
                new BoardCommand.Play());

        assertThat(state.board()).isEqualTo(Board.of(Commands.GIVENS, Level.OWN));
        assertThat(state.apply(new BoardCommand.EnterPuzzle(), 0).board().puzzle())
                .isEqualTo(Commands.GIVENS);
    }

    @Test
    void aSolutionOfAnotherPuzzleDoesNothing() {
        GameState state = enter(typeAt(0, 9), new BoardCommand.Solve(Commands.SOLUTION));

        assertThat(state.notice()).isEqualTo(new Notice.Outdated());
        assertThat(state.board().filled()).isEqualTo(1);
    }

    @Test
    void solvingKeepsTheDigitsThatAreRight() {
        GameState state = play(typeAt(R1C3, 4), typeAt(R1C4, 2), new BoardCommand.Solve(Commands.SOLUTION));

        assertThat(state.board().digits()).isEqualTo(Commands.SOLUTION);
        assertThat(state.board().solved().contains(R1C3)).isFalse();
        assertThat(state.board().solved().contains(R1C4)).isTrue();
        assertThat(state.game().result()).isEmpty();
        assertThat(state.game().aids().solves()).isEqualTo(1);
    }

    @Test
    void restartingTakesBackAllButTheGivens() {
        GameState state = play(typeAt(R1C3, 4), press(R1C4), typeAs(2, Mode.COLOR), new BoardCommand.Restart());

        assertThat(state.board()).isEqualTo(Commands.start().board());
        assertThat(state.game().history().undoable()).isEqualTo(3);
    }
}

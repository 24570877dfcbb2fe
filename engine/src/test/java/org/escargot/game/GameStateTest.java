package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.Direction;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Layer;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Effects;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GameStateTest {
    private static final int R1C3 = 2;
    private static final int R1C4 = 3;
    private static final int R9C9 = 80;

    private static GameState play(Command... commands) {
        return Commands.after(Commands.start(), List.of(commands));
    }

    private static GameState enter(Command... commands) {
        return Commands.after(GameState.enter(), List.of(commands));
    }

    private static SelectionCommand press(int cell) {
        return new SelectionCommand.Press(cell);
    }

    private static SelectionCommand also(int cell) {
        return new SelectionCommand.PressAlso(cell);
    }

    private static BoardCommand type(int digit) {
        return new BoardCommand.Type(digit);
    }

    private static BoardCommand typeAs(int digit, Mode mode) {
        return new BoardCommand.TypeAs(digit, mode);
    }

    private static BoardCommand typeAt(int cell, int digit) {
        return new BoardCommand.TypeAt(cell, digit);
    }

    @Nested
    class Selecting {
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
            assertThat(cells(new HandCommand.TurnOn(Option.WRAP), press(9), left))
                    .isEqualTo(CellSet.of(17));
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
            assertThat(cells(
                            press(R1C3), also(R9C9 - 8), typeAs(4, Mode.CENTER), new SelectionCommand.SelectSame(R1C3)))
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

    @Nested
    class Typing {
        @Test
        void aDigitGoesIntoTheSelectedCell() {
            GameState state = play(press(R1C3), type(4));

            assertThat(state.board().digits().digit(R1C3)).isEqualTo(4);
            assertThat(state.notice()).isEqualTo(new Notice.Placed(CellSet.of(R1C3), 4, CellSet.EMPTY, HouseSet.EMPTY));
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
            assertThat(play(press(R1C3), also(R9C9 - 8), type(2))
                            .board()
                            .digits()
                            .cellsOf(2))
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
            assertThat(state.notice()).isEqualTo(new Notice.Placed(CellSet.of(R1C3), 5, CellSet.of(0), HouseSet.EMPTY));
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
                    .isEqualTo(new Notice.Placed(CellSet.of(8), 2, CellSet.EMPTY, HouseSet.of(House.row(0))));
        }
    }

    @Nested
    class DigitFirst {
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
            assertThat(state.apply(new HandCommand.ToggleEraser(), 0).hand().tool())
                    .isEqualTo(new Tool.Pointer());
            assertThat(state.apply(new HandCommand.Choose(2), 0).hand().tool()).isEqualTo(new Tool.Held(2));
        }

        @Test
        void thePadTypesOrChooses() {
            assertThat(play(press(R1C3), new HandCommand.Pad(4))
                            .board()
                            .digits()
                            .digit(R1C3))
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

    @Nested
    class KeptCandidates {
        private final Command start = new BoardCommand.StartCandidates();

        @Test
        void theyFollowEveryDigit() {
            GameState state = play(start);
            assertThat(state.board().center().at(R1C3)).isEqualTo(DigitSet.of(1, 2, 4));
            GameState placed = state.apply(typeAt(R1C4, 2), 0);
            assertThat(placed.board().center().at(R1C3)).isEqualTo(DigitSet.of(1, 4));
            GameState erased = placed.apply(new BoardCommand.EraseAt(R1C4), 0);
            assertThat(erased.board().center()).isEqualTo(state.board().center());
        }

        @Test
        void whatThePlayerEliminatesStaysEliminated() {
            GameState state = play(start, press(R1C3), typeAs(1, Mode.CENTER), typeAt(R1C4, 2));
            assertThat(state.board().center().at(R1C3)).isEqualTo(DigitSet.of(4));
            GameState back = state.apply(new BoardCommand.EraseAt(R1C4), 0).apply(typeAs(1, Mode.CENTER), 0);
            assertThat(back.board().center().at(R1C3)).isEqualTo(DigitSet.of(1, 2, 4));
        }

        @Test
        void aDigitThatClashesEliminatesNothingUntilTheClashIsGone() {
            GameState state = play(start, typeAt(R1C4, 2));
            int far = 5;
            GameState clashing = state.apply(typeAt(far, 2), 0);
            CellSet twos = state.board().center().cellsOf(2);
            assertThat(clashing.board().center().cellsOf(2)).isEqualTo(twos.without(far));
            GameState resolved = clashing.apply(new BoardCommand.EraseAt(R1C4), 0);
            assertThat(resolved.board().center())
                    .isEqualTo(play(start, typeAt(far, 2)).board().center());
        }

        @Test
        void marksMadeBeforeAreRespected() {
            GameState state = play(press(R1C3), typeAs(4, Mode.CENTER), start);
            assertThat(state.board().center().at(R1C3)).isEqualTo(DigitSet.of(4));
            assertThat(state.board().center().at(R1C4)).isEqualTo(DigitSet.of(2, 6));
        }

        @Test
        void startingAndFillingAreOneStepEach() {
            assertThat(play(start).game().history().undoable()).isEqualTo(1);
            GameState filled = play(new BoardCommand.FillCandidates());
            assertThat(filled.board().center()).isEqualTo(play(start).board().center());
            assertThat(filled.board().candidates()).isEqualTo(new Candidates.ByHand());
        }
    }

    @Nested
    class History {
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
            assertThat(state.apply(new HistoryCommand.Undo(), 0)
                            .board()
                            .digits()
                            .digit(R1C4))
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

    @Nested
    class EnteringAndSolving {
        @Test
        void digitsGoToTheFocusOrTheHoveredCell() {
            GameState state = enter(press(4), also(5), type(7), typeAt(60, 3));

            assertThat(state.board().digits().filled()).isEqualTo(CellSet.of(5, 60));
            assertThat(state.apply(new BoardCommand.EraseAt(60), 0)
                            .board()
                            .digits()
                            .filled())
                    .isEqualTo(CellSet.of(5));
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
            assertThat(changed.board().digits())
                    .isEqualTo(Commands.GIVENS.grid().with(0, 0));
            assertThat(solved.game().result()).isEmpty();
        }

        @Test
        void clearingAllIsOneStep() {
            GameState state = enter(new BoardCommand.Paste(Commands.PUZZLE), new BoardCommand.ClearAll());

            assertThat(state.board()).isEqualTo(Board.EMPTY);
            assertThat(state.apply(new HistoryCommand.Undo(), 0).board().filled())
                    .isEqualTo(30);
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

    @Nested
    class Pasted {
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
            assertThat(play(new BoardCommand.Paste(".".repeat(1_000_000))).notice())
                    .isInstanceOf(Notice.Unreadable.class);
        }

        @Test
        void aCurrentGridThatIsOfAnotherPuzzleIsAProblem() {
            String rows = Commands.PUZZLE.replaceAll("(.)", "$1,").replaceAll("(.{17}),", "$1\n");
            GameState state = play(new BoardCommand.Paste(rows + rows.replaceFirst("5", "6")));

            assertThat(state.notice()).isInstanceOf(Notice.Unreadable.class);
            assertThat(state.notice().toString()).contains("r1c1");
        }
    }

    @Nested
    class WinningAndTime {
        private GameState almost() {
            GameState state = Commands.start();
            CellSet open = CellSet.ALL.minus(Commands.GIVENS.cells()).without(R1C3);
            for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
                state = state.apply(typeAt(cell, Commands.SOLUTION.digit(cell)), 20_000);
            }
            return state;
        }

        @Test
        void theClockStopsWhereTheProgramSolves() {
            GameState solved = Commands.start().apply(new BoardCommand.Solve(Commands.SOLUTION), 61_000);
            assertThat(solved.game().clock().state()).isEqualTo(Clock.State.STOPPED);
            GameState undone = solved.apply(new HistoryCommand.Undo(), 70_000).apply(typeAt(R1C3, 4), 80_000);
            assertThat(undone.game().clock().state()).isEqualTo(Clock.State.RUNNING);
        }

        @Test
        void theRulesTellVictoryAndTheClockStops() {
            GameState won = almost().apply(typeAt(R1C3, 4), 61_000);

            assertThat(won.board().standing()).isEqualTo(BoardStatus.SOLVED);
            assertThat(won.game().result()).contains(new Result(new Level(7), 60_000, Aids.NONE));
            assertThat(won.game().clock().elapsed(99_000)).isEqualTo(60_000);
        }

        @Test
        void afterVictoryTheBoardGoesOn() {
            GameState won = almost().apply(typeAt(R1C3, 4), 61_000);
            GameState undone = won.apply(new HistoryCommand.Undo(), 70_000);
            GameState again = undone.apply(typeAt(R1C3, 4), 80_000);

            assertThat(undone.board().standing()).isEqualTo(BoardStatus.OPEN);
            assertThat(again.game().result()).isEqualTo(won.game().result());
        }

        @Test
        void aFullButWrongBoardSaysSo() {
            assertThat(almost().apply(typeAt(R1C3, 5), 0).board().standing()).isEqualTo(BoardStatus.FULL_BUT_WRONG);
        }

        @Test
        void whilePausedNothingMoves() {
            GameState paused = Commands.start().apply(new ClockCommand.Pause(), 31_000);
            GameState typed = paused.apply(typeAt(R1C3, 4), 50_000);

            assertThat(typed.board()).isEqualTo(paused.board());
            assertThat(typed.notice()).isEqualTo(new Notice.Resting());
            assertThat(typed.game().clock().elapsed(90_000)).isEqualTo(30_000);
            GameState going = typed.apply(new ClockCommand.Resume(), 100_000);
            assertThat(going.game().clock().elapsed(101_000)).isEqualTo(31_000);
        }

        @Test
        void timeThatGoesBackwardCountsAsNone() {
            assertThat(Commands.start().game().clock().elapsed(-5_000)).isZero();
            Clock clock = Clock.stopped(7).run(Long.MIN_VALUE);
            assertThat(clock.elapsed(Long.MAX_VALUE)).isEqualTo(7);
        }
    }

    @Nested
    class Aid {
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
            Effects effects =
                    new Effects(CandidateSet.of(Candidate.of(R1C3, 4)), CandidateSet.of(Candidate.of(R1C4, 2)));
            GameState state = play(new BoardCommand.Apply(effects));

            assertThat(state.board().digits().digit(R1C3)).isEqualTo(4);
            assertThat(state.board().center().at(R1C4)).isEqualTo(DigitSet.of(6));
            assertThat(state.game().history().undoable()).isEqualTo(1);
        }
    }
}

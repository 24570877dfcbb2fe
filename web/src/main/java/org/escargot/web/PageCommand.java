package org.escargot.web;

import java.util.function.Function;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.Direction;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.Symmetry;

/// The commands of a game that the page sends, each by the name of its record. `engine/door.ts` is written from this
/// list, so that the page can send no other.
enum PageCommand {
    TYPE(given -> new BoardCommand.Type(given.first())),
    TYPE_AS(given -> new BoardCommand.TypeAs(given.first(), given.constant(Mode.values()))),
    TYPE_ON(given -> new BoardCommand.TypeOn(given.first())),
    TYPE_AT(given -> new BoardCommand.TypeAt(given.first(), given.second())),
    ERASE(_ -> new BoardCommand.Erase()),
    ERASE_BACK(_ -> new BoardCommand.EraseBack()),
    ERASE_AT(given -> new BoardCommand.EraseAt(given.first())),
    FILL_CANDIDATES(_ -> new BoardCommand.FillCandidates()),
    CLEAR_MARKS(_ -> new BoardCommand.ClearMarks()),
    COLOR_CANDIDATE(given -> new BoardCommand.ColorCandidate(given.first(), given.second())),
    CLEAR_CANDIDATE_COLORS(_ -> new BoardCommand.ClearCandidateColors()),
    START_CANDIDATES(_ -> new BoardCommand.StartCandidates()),
    STOP_CANDIDATES(_ -> new BoardCommand.StopCandidates()),
    RESTART(_ -> new BoardCommand.Restart()),
    CLEAR_ALL(_ -> new BoardCommand.ClearAll()),
    ENTER_PUZZLE(_ -> new BoardCommand.EnterPuzzle()),
    PLAY(_ -> new BoardCommand.Play()),
    PASTE(given -> new BoardCommand.Paste(given.text())),
    UNDO(_ -> new HistoryCommand.Undo()),
    REDO(_ -> new HistoryCommand.Redo()),
    SET_CHECKPOINT(_ -> new HistoryCommand.SetCheckpoint()),
    RESTORE(given -> new HistoryCommand.Restore(given.first())),
    REVISIT(given -> new HistoryCommand.Revisit(given.first())),
    DROP_CHECKPOINT(given -> new HistoryCommand.DropCheckpoint(given.first())),
    PAUSE(_ -> new ClockCommand.Pause()),
    RESUME(_ -> new ClockCommand.Resume()),
    SET_MODE(given -> new HandCommand.SetMode(given.constant(Mode.values()))),
    NEXT_MODE(_ -> new HandCommand.NextMode()),
    PREVIOUS_MODE(_ -> new HandCommand.PreviousMode()),
    TAKE_COLOR(given -> new HandCommand.TakeColor(given.first())),
    NEXT_COLOR(_ -> new HandCommand.NextColor()),
    PREVIOUS_COLOR(_ -> new HandCommand.PreviousColor()),
    PAD(given -> new HandCommand.Pad(given.first())),
    TOGGLE_ERASER(_ -> new HandCommand.ToggleEraser()),
    PUT_BACK(_ -> new HandCommand.PutBack()),
    TURN_ON(given -> new HandCommand.TurnOn(given.constant(Option.values()))),
    TURN_OFF(given -> new HandCommand.TurnOff(given.constant(Option.values()))),
    KEEP_SYMMETRY(given -> new HandCommand.KeepSymmetry(given.constant(Symmetry.values()))),
    PRESS(given -> new SelectionCommand.Press(given.first())),
    PRESS_FOCUS(_ -> new SelectionCommand.PressFocus()),
    GO_TO(given -> new SelectionCommand.GoTo(given.first())),
    PRESS_ALSO(given -> new SelectionCommand.PressAlso(given.first())),
    DRAG_TO(given -> new SelectionCommand.DragTo(given.first())),
    SELECT_SAME(given -> new SelectionCommand.SelectSame(given.first())),
    SELECT_SAME_AS_FOCUS(_ -> new SelectionCommand.SelectSameAsFocus()),
    MOVE(given -> new SelectionCommand.Move(given.constant(Direction.values()))),
    EXTEND(given -> new SelectionCommand.Extend(given.constant(Direction.values()))),
    MOVE_TO_EMPTY(given -> new SelectionCommand.MoveToEmpty(given.constant(Direction.values()))),
    SELECT_ALL(_ -> new SelectionCommand.SelectAll()),
    SELECT_NONE(_ -> new SelectionCommand.SelectNone()),
    INVERT(_ -> new SelectionCommand.Invert());

    // A function that keeps nothing is immutable, although no type says so.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Function<Given, Command> command;

    PageCommand(Function<Given, Command> command) {
        this.command = command;
    }

    /// What comes with the name of a command: its numbers in order, as far as it has any, and its text or constant.
    record Given(int first, int second, String text) {
        <E extends Enum<E>> E constant(E[] constants) {
            return Names.find(constants, text);
        }
    }

    /// The command `name` with what it was `given`.
    ///
    /// @throws IllegalArgumentException when there is no such command, or it cannot have that
    static Command of(String name, Given given) {
        return Names.find(values(), name).with(given);
    }

    Command with(Given given) {
        return command.apply(given);
    }
}

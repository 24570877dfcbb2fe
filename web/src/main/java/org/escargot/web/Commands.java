package org.escargot.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.StringTokenizer;
import org.escargot.game.BoardCommand;
import org.escargot.game.ClockCommand;
import org.escargot.game.Command;
import org.escargot.game.Direction;
import org.escargot.game.HandCommand;
import org.escargot.game.HistoryCommand;
import org.escargot.game.Layer;
import org.escargot.game.Mode;
import org.escargot.game.Option;
import org.escargot.game.SelectionCommand;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Effects;

/// The game's commands by the names under which the page sends them.
final class Commands {
    private Commands() {}

    /// The command `name` with its number (a cell, a digit, `10 * cell + digit` for a digit in a cell) and its text
    /// (a mode, a direction, an option, or what was pasted); empty for a name that means nothing.
    static Optional<Command> of(String name, int number, String text) {
        Command command = switch (name) {
            case "type" -> new BoardCommand.Type(number);
            case "type-as" -> new BoardCommand.TypeAs(number, constant(Mode.values(), text));
            case "type-at" -> new BoardCommand.TypeAt(number / 10, number % 10);
            case "erase" -> new BoardCommand.Erase();
            case "erase-at" -> new BoardCommand.EraseAt(number);
            case "erase-layer" -> new BoardCommand.EraseLayer(constant(Layer.values(), text));
            case "fill-candidates" -> new BoardCommand.FillCandidates();
            case "fill-all-nine" -> new BoardCommand.FillAllNine();
            case "fill-digit" -> new BoardCommand.FillDigit(number);
            case "clear-marks" -> new BoardCommand.ClearMarks();
            case "start-candidates" -> new BoardCommand.StartCandidates();
            case "stop-candidates" -> new BoardCommand.StopCandidates();
            case "restart" -> new BoardCommand.Restart();
            case "clear-all" -> new BoardCommand.ClearAll();
            case "enter-puzzle" -> new BoardCommand.EnterPuzzle();
            case "play" -> new BoardCommand.Play();
            case "paste" -> new BoardCommand.Paste(text);
            case "take" -> new BoardCommand.Apply(effects(text));
            case "undo" -> new HistoryCommand.Undo();
            case "redo" -> new HistoryCommand.Redo();
            case "set-checkpoint" -> new HistoryCommand.SetCheckpoint();
            case "restore" -> new HistoryCommand.Restore(number);
            case "drop-checkpoint" -> new HistoryCommand.DropCheckpoint(number);
            case "pause" -> new ClockCommand.Pause();
            case "resume" -> new ClockCommand.Resume();
            case "set-mode" -> new HandCommand.SetMode(constant(Mode.values(), text));
            case "next-mode" -> new HandCommand.NextMode();
            case "previous-mode" -> new HandCommand.PreviousMode();
            case "choose" -> new HandCommand.Choose(number);
            case "pad" -> new HandCommand.Pad(number);
            case "toggle-eraser" -> new HandCommand.ToggleEraser();
            case "put-back" -> new HandCommand.PutBack();
            case "turn-on" -> new HandCommand.TurnOn(constant(Option.values(), text));
            case "turn-off" -> new HandCommand.TurnOff(constant(Option.values(), text));
            case "press" -> new SelectionCommand.Press(number);
            case "go-to" -> new SelectionCommand.GoTo(number);
            case "press-focus" -> new SelectionCommand.PressFocus();
            case "press-also" -> new SelectionCommand.PressAlso(number);
            case "drag-to" -> new SelectionCommand.DragTo(number);
            case "select-same" -> new SelectionCommand.SelectSame(number);
            case "select-same-as-focus" -> new SelectionCommand.SelectSameAsFocus();
            case "select-digit" -> new SelectionCommand.SelectDigit(number);
            case "select-house" -> new SelectionCommand.SelectHouse(number);
            case "move" -> new SelectionCommand.Move(constant(Direction.values(), text));
            case "extend" -> new SelectionCommand.Extend(constant(Direction.values(), text));
            case "move-to-empty" -> new SelectionCommand.MoveToEmpty(constant(Direction.values(), text));
            case "select-all" -> new SelectionCommand.SelectAll();
            case "select-none" -> new SelectionCommand.SelectNone();
            case "invert" -> new SelectionCommand.Invert();
            default -> null;
        };
        return Optional.ofNullable(command);
    }

    /// What a step does: after `=` the candidates to place, after `-` those to strike, each ten times its cell and its
    /// digit.
    private static Effects effects(String text) {
        int strikes = text.indexOf('-');
        return new Effects(candidates(text.substring(1, strikes)), candidates(text.substring(strikes + 1)));
    }

    private static CandidateSet candidates(String text) {
        StringTokenizer numbers = new StringTokenizer(text, ",");
        int[] candidates = new int[numbers.countTokens()];
        Arrays.setAll(candidates, _ -> {
            int number = Integer.parseInt(numbers.nextToken());
            return Candidate.of(number / 10, number % 10);
        });
        return CandidateSet.of(candidates);
    }

    /// The constant that the page calls `name`, such as `rules-only`.
    static <E extends Enum<E>> E constant(E[] constants, String name) {
        for (E constant : constants) {
            if (name(constant).equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("There is no such name (" + name + ").");
    }

    /// What the page calls `constant`.
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

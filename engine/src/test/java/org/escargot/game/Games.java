package org.escargot.game;

import java.util.List;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.Mode;
import org.escargot.game.command.SelectionCommand;

/// Games in a few words: commands, and what a game is after them.
final class Games {
    static final int R1C3 = 2;
    static final int R1C4 = 3;
    static final int R9C9 = 80;

    static GameState play(Command... commands) {
        return Commands.after(Commands.start(), List.of(commands));
    }

    static GameState enter(Command... commands) {
        return Commands.after(GameState.enter(), List.of(commands));
    }

    static SelectionCommand press(int cell) {
        return new SelectionCommand.Press(cell);
    }

    static SelectionCommand also(int cell) {
        return new SelectionCommand.PressAlso(cell);
    }

    static BoardCommand type(int digit) {
        return new BoardCommand.Type(digit);
    }

    static BoardCommand typeAs(int digit, Mode mode) {
        return new BoardCommand.TypeAs(digit, mode);
    }

    static BoardCommand typeAt(int cell, int digit) {
        return new BoardCommand.TypeAt(cell, digit);
    }

    private Games() {}
}

package org.escargot.game.command;

import org.escargot.grid.Grid;

/// Moves between the boards of the past. Nothing is ever lost by it.
public sealed interface HistoryCommand extends Command {
    /// Goes back one step.
    record Undo() implements HistoryCommand {}

    /// Goes forward one step.
    record Redo() implements HistoryCommand {}

    /// Keeps the board as it is, to return to.
    record SetCheckpoint() implements HistoryCommand {}

    /// Brings back the board of checkpoint `number`, from 0, as one step of undo. The checkpoint stays; one that is
    /// not there does nothing.
    record Restore(int number) implements HistoryCommand {}

    /// Goes to the board with this `number` in the tree of a puzzle that is entered, as [org.escargot.game.BoardTree]
    /// counts them; one that is not there does nothing. The way that was taken until now stays in the tree.
    record Revisit(int number) implements HistoryCommand {}

    /// Forgets checkpoint `number`, from 0.
    record DropCheckpoint(int number) implements HistoryCommand {}

    /// Brings back, as one step of undo, the last board all of whose digits are those of `solution`; nothing happens
    /// where there is none.
    record BeforeMistake(Grid solution) implements HistoryCommand {}
}

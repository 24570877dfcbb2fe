package org.escargot.game.command;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.logic.step.Effects;

/// Changes the board, as one step of undo.
public sealed interface BoardCommand extends Command {
    /// Works with marks, and so does nothing while a puzzle is typed.
    sealed interface Pencil extends BoardCommand {}

    /// Writes `digit` into the selected cells as the mode says.
    ///
    /// A digit for several cells of one house becomes a corner mark of each, because it fits one of them only.
    /// A mark that all of the cells have is taken away, else each gets it. While a puzzle is typed, the cell with
    /// the focus gets the digit.
    record Type(int digit) implements BoardCommand {
        public Type {
            DigitSet.of(digit);
        }
    }

    /// Writes `digit` into the selected cells as `mode` says: a digit typed with Shift or Ctrl.
    record TypeAs(int digit, Mode mode) implements BoardCommand {
        public TypeAs {
            DigitSet.of(digit);
        }
    }

    /// Places `digit` in `cell`, whatever is selected and the mode says: a digit typed over the hovered cell, a
    /// mark made a digit.
    record TypeAt(int cell, int digit) implements BoardCommand {
        public TypeAt {
            CellSet.of(cell);
            DigitSet.of(digit);
        }
    }

    /// While a puzzle is typed, writes `digit` into the cell with the focus, or empties it where `digit` is 0, and
    /// goes on to the next cell. Otherwise it is [Type], or [Erase] for 0.
    record TypeOn(int digit) implements BoardCommand {
        public TypeOn {
            if (digit != Digit.NONE) {
                DigitSet.of(digit);
            }
        }
    }

    /// While a puzzle is typed, empties the cell with the focus, or goes back to the one before where it is empty and
    /// empties that. Otherwise it is [Erase].
    record EraseBack() implements BoardCommand {}

    /// Erases in the selected cells the first of these that any of them has: the mode's kind, digits, center marks,
    /// corner marks, colors, colors of candidates. Center marks that the program keeps are passed over.
    record Erase() implements BoardCommand {}

    /// Erases as [Erase] does, in `cell` alone.
    record EraseAt(int cell) implements BoardCommand {
        public EraseAt {
            CellSet.of(cell);
        }
    }

    /// Erases the marks of `layer` in the selected cells.
    record EraseLayer(Layer layer) implements Pencil {}

    /// Gives every empty cell the center marks that the rules allow. In a cell with marks the player's own
    /// eliminations stay.
    record FillCandidates() implements Pencil {}

    /// Gives those of `cells` that are empty the center marks that the rules allow, also those that the player ruled
    /// out: one of them was needed.
    record RestoreCandidates(CellSet cells) implements Pencil {}

    /// Gives every empty cell all nine center marks, for players who rule out by themselves.
    record FillAllNine() implements Pencil {}

    /// Gives every empty cell where the rules allow `digit` a center mark of it.
    record FillDigit(int digit) implements Pencil {
        public FillDigit {
            DigitSet.of(digit);
        }
    }

    /// Clears all corner and center marks with their colors; marks that the program keeps start afresh.
    record ClearMarks() implements Pencil {}

    /// Gives `digit` in `cell`, where it is marked, the color in hand, or takes it away: a mark that is pressed.
    record ColorCandidate(int cell, int digit) implements Pencil {
        public ColorCandidate {
            CellSet.of(cell);
            DigitSet.of(digit);
        }
    }

    /// Takes the colors from all candidates.
    record ClearCandidateColors() implements Pencil {}

    /// Lets the program keep the center marks.
    record StartCandidates() implements Pencil {}

    /// Leaves the center marks, as they are, to the player.
    record StopCandidates() implements Pencil {}

    /// Does what a step of reasoning says.
    record Apply(Effects effects) implements Pencil {}

    /// Shows `solution`, which the caller has found for [org.escargot.game.Board#puzzle]. Where it is none, because
    /// the board has changed since, nothing happens.
    record Solve(Grid solution) implements BoardCommand {}

    /// Takes back all but the givens; while a puzzle is typed, all but what was typed.
    record Restart() implements BoardCommand {}

    /// Empties the board, as far as it is not frozen.
    record ClearAll() implements BoardCommand {}

    /// Makes the givens editable, and drops the rest.
    record EnterPuzzle() implements BoardCommand {}

    /// Freezes what was typed, and plays it.
    record Play() implements BoardCommand {}

    /// Replaces the board by a text that the player pasted or opened, in any form that
    /// [org.escargot.format.registry.Formats]
    /// reads: the first puzzle of `text`, with its current grid.
    record Paste(String text) implements BoardCommand {}
}

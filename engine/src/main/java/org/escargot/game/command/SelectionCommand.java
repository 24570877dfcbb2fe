package org.escargot.game.command;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Points at cells. [Press], [PressFocus] and [DragTo] use what the player holds, and so may change the board.
public sealed interface SelectionCommand extends Command {
    /// A click or touch: selects `cell` alone; with a digit or the eraser in hand, uses that on it and selects none.
    record Press(int cell) implements SelectionCommand {
        public Press {
            CellSet.of(cell);
        }
    }

    /// [Press] on the cell that has the focus, for those who use the keyboard.
    record PressFocus() implements SelectionCommand {}

    /// Selects `cell` alone and uses nothing on it, as arrows do: the focus came there by other ways.
    record GoTo(int cell) implements SelectionCommand {
        public GoTo {
            CellSet.of(cell);
        }
    }

    /// A click with Ctrl, or a touch while selecting several: adds `cell` to the selection or takes it away.
    record PressAlso(int cell) implements SelectionCommand {
        public PressAlso {
            CellSet.of(cell);
        }
    }

    /// The pointer, still down, comes over `cell`: it is added, or taken away where the first cell was.
    record DragTo(int cell) implements SelectionCommand {
        public DragTo {
            CellSet.of(cell);
        }
    }

    /// A double click: selects all cells with the same digit as `cell`, else with the same colors, center or
    /// corner marks; the current mode's kind is looked at first.
    record SelectSame(int cell) implements SelectionCommand {
        public SelectSame {
            CellSet.of(cell);
        }
    }

    /// [SelectSame] for the cell that has the focus, for those who use the keyboard.
    record SelectSameAsFocus() implements SelectionCommand {}

    /// Selects all cells that hold `digit`.
    record SelectDigit(int digit) implements SelectionCommand {
        public SelectDigit {
            DigitSet.of(digit);
        }
    }

    /// Selects the cells of `house` (0..26).
    record SelectHouse(int house) implements SelectionCommand {
        public SelectHouse {
            HouseSet.of(house);
        }
    }

    /// Adds the cells of `house` (0..26) to the selection.
    record SelectHouseAlso(int house) implements SelectionCommand {
        public SelectHouseAlso {
            HouseSet.of(house);
        }
    }

    /// Moves the focus, and selects the cell that has it now.
    record Move(Direction direction) implements SelectionCommand {}

    /// Moves the focus, and adds the cell that has it now to the selection.
    record Extend(Direction direction) implements SelectionCommand {}

    /// Moves the focus on in `direction` to the next empty cell, if there is one, and selects it. UP and LEFT look
    /// backward in reading order, DOWN and RIGHT forward; both go on at the other end.
    record MoveToEmpty(Direction direction) implements SelectionCommand {}

    /// Selects all cells.
    record SelectAll() implements SelectionCommand {}

    /// Selects no cell; the focus stays.
    record SelectNone() implements SelectionCommand {}

    /// Selects what is not selected.
    record Invert() implements SelectionCommand {}
}

package org.escargot.game;

import org.escargot.game.command.Mode;
import org.escargot.grid.Symmetry;

/// What a player is about to do: all of a state that is neither kept nor undone.
///
/// @param selection the selected cells
/// @param mode what typing a digit means
/// @param tool what a press on a cell does
/// @param options the options that are on
/// @param symmetry what a puzzle that is entered keeps of its pattern: what is erased goes with all that it is given
/// with
public record Hand(Selection selection, Mode mode, Tool tool, Options options, Symmetry symmetry) {
    /// The hand of a player who has touched nothing.
    public static final Hand EMPTY =
            new Hand(Selection.NONE, Mode.DIGIT, new Tool.Pointer(), Options.USUAL, Symmetry.NONE);

    Hand with(Selection newSelection) {
        return new Hand(newSelection, mode, tool, options, symmetry);
    }

    Hand with(Mode newMode) {
        return new Hand(selection, newMode, tool, options, symmetry);
    }

    Hand with(Tool newTool) {
        return new Hand(selection, mode, newTool, options, symmetry);
    }

    Hand with(Options newOptions) {
        return new Hand(selection, mode, tool, newOptions, symmetry);
    }

    Hand with(Symmetry newSymmetry) {
        return new Hand(selection, mode, tool, options, newSymmetry);
    }
}

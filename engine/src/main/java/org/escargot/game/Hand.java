package org.escargot.game;

import org.escargot.game.command.Mode;

/// What a player is about to do: all of a state that is neither kept nor undone.
///
/// @param selection the selected cells
/// @param mode what typing a digit means
/// @param tool what a press on a cell does
/// @param options the options that are on
public record Hand(Selection selection, Mode mode, Tool tool, Options options) {
    /// The hand of a player who has touched nothing.
    public static final Hand EMPTY = new Hand(Selection.NONE, Mode.DIGIT, new Tool.Pointer(), Options.USUAL);

    Hand with(Selection newSelection) {
        return new Hand(newSelection, mode, tool, options);
    }

    Hand with(Mode newMode) {
        return new Hand(selection, newMode, tool, options);
    }

    Hand with(Tool newTool) {
        return new Hand(selection, mode, newTool, options);
    }

    Hand with(Options newOptions) {
        return new Hand(selection, mode, tool, newOptions);
    }
}

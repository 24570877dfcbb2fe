package org.escargot.game;

import org.escargot.game.command.Mode;
import org.escargot.grid.Symmetry;

/// What a player is about to do: all of a state that is neither kept nor undone.
///
/// @param selection the selected cells
/// @param mode what typing a digit means
/// @param tool what a press on a cell does
/// @param options the options that are on
/// @param candidateColor the color 1..4 that [Mode#CANDIDATE_COLOR] gives
/// @param symmetry what a puzzle that is entered keeps of its pattern: what is erased goes with all that it is given
/// with
public record Hand(Selection selection, Mode mode, Tool tool, Options options, int candidateColor, Symmetry symmetry) {
    /// The hand of a player who has touched nothing.
    public static final Hand EMPTY =
            new Hand(Selection.NONE, Mode.DIGIT, new Tool.Pointer(), Options.USUAL, 1, Symmetry.NONE);

    Hand with(Selection newSelection) {
        return new Hand(newSelection, mode, tool, options, candidateColor, symmetry);
    }

    Hand with(Mode newMode) {
        return new Hand(selection, newMode, tool, options, candidateColor, symmetry);
    }

    Hand with(Tool newTool) {
        return new Hand(selection, mode, newTool, options, candidateColor, symmetry);
    }

    Hand with(Options newOptions) {
        return new Hand(selection, mode, tool, newOptions, candidateColor, symmetry);
    }

    /// This hand, about to give candidates `color`.
    Hand coloring(int color) {
        return new Hand(selection, Mode.CANDIDATE_COLOR, tool, options, color, symmetry);
    }

    Hand with(Symmetry newSymmetry) {
        return new Hand(selection, mode, tool, options, candidateColor, newSymmetry);
    }
}

package org.escargot.game;

import org.escargot.format.ParseProblem;
import org.escargot.game.command.Layer;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;

/// What the last command did, for a status line to say in the player's language. Victory and clashes are not told
/// here: the state has them, as long as they last.
public sealed interface Notice {
    /// Nothing worth saying.
    record Quiet() implements Notice {}

    /// A digit was placed.
    ///
    /// @param cells where
    /// @param digit which
    /// @param clashes the cells, those of `cells` left out, that hold the digit and see one of `cells`
    /// @param mutual those of `cells` that see another of them
    /// @param completed the houses that hold every digit since
    record Placed(CellSet cells, int digit, CellSet clashes, CellSet mutual, HouseSet completed) implements Notice {}

    /// Digits were erased from `cells`.
    record Erased(CellSet cells) implements Notice {}

    /// `number` was marked in `cells`.
    record Marked(Layer layer, int number, CellSet cells) implements Notice {}

    /// `number` was taken from the marks of `cells`.
    record Unmarked(Layer layer, int number, CellSet cells) implements Notice {}

    /// `digit` has `color` (1..4) in `cells` since, or for 0 none any more.
    record Colored(int color, int digit, CellSet cells) implements Notice {}

    /// Nothing was changed, because `digit` is marked in none of the cells that were meant.
    record NoCandidate(int digit) implements Notice {}

    /// Something else changed in `cells`.
    record Changed(CellSet cells) implements Notice {}

    /// A step was undone; it had changed `cells`.
    record Undone(CellSet cells) implements Notice {}

    /// A step was done again; it changed `cells`.
    record Redone(CellSet cells) implements Notice {}

    /// A board of the past is back; that changed `cells`.
    record Restored(CellSet cells) implements Notice {}

    /// The board is kept as checkpoint `number`, from 0.
    record CheckpointKept(int number) implements Notice {}

    /// The option to obey the rules did not let `digit` into `cell`, because it stands in `because`.
    record Refused(int cell, int digit, CellSet because) implements Notice {}

    /// Nothing was changed, because `givens` are frozen.
    record Frozen(CellSet givens) implements Notice {}

    /// Nothing was changed, because the game is paused.
    record Resting() implements Notice {}

    /// Nothing was changed, because the solution belongs to another puzzle.
    record Outdated() implements Notice {}

    /// Nothing was changed, because a text could not be read.
    record Unreadable(ParseProblem problem) implements Notice {}
}

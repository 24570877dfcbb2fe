package org.escargot.rating.scale;

import java.util.List;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;

/// Finds a path by which a puzzle is solved, step by step, and measures it.
///
/// Any thread may use a pathfinder.
public interface Pathfinder {
    /// The name that users type and programs read, such as `hodoku`.
    String id();

    /// What people call it, such as `Sudoku Explainer 1.2.1`.
    default String title() {
        return id();
    }

    /// What it tells of a path, in the order of [Rating#figures].
    List<Measure> measures();

    /// What [RatedStep#cost] measures.
    Measure stepMeasure();

    /// Whether steps of one technique may cost differently, so that a path tells the cost of each.
    default boolean ratesEachStep() {
        return false;
    }

    /// Whether every step may rest on the puzzle's having one solution.
    default boolean assumesOneSolution() {
        return false;
    }

    /// Solves `puzzle`, which has one solution, from the position `from` on, as far as the path leads.
    RatedPath path(Pencilmarks from, Puzzle puzzle);

    /// Solves `puzzle`, which may have several solutions, by the steps that do not assume one.
    ///
    /// @throws UnsupportedOperationException where this [#assumesOneSolution]
    default RatedPath pathAssumingNothing(Pencilmarks from, Puzzle puzzle) {
        throw new UnsupportedOperationException("Each path of " + title() + " assumes one solution.");
    }
}

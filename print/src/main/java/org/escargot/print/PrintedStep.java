package org.escargot.print;

import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.told.Proportions;
import org.escargot.told.ToldStep;

/// A step of a solution to print, in the position in which it was found.
///
/// @param givens the digits of the puzzle
/// @param digits these and what is placed already
/// @param candidates the candidates of the empty cells
/// @param told its words, of which the last text is printed, and its picture in [#PROPORTIONS]
public record PrintedStep(Grid givens, Grid digits, Marks candidates, ToldStep told) {
    /// How candidates lie in the cells of a printed board.
    public static final Proportions PROPORTIONS = new Proportions(0.3, 0.145);
}

package org.escargot.print;

import java.util.Optional;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.rules.Rules;
import org.escargot.told.Proportions;
import org.escargot.told.ToldStep;

/// A step of a solution to print, in the position in which it was found.
///
/// @param givens the digits of the puzzle
/// @param digits these and what is placed already
/// @param candidates the candidates of the empty cells
/// @param told its words, of which the last text is printed, and its picture in [#PROPORTIONS], or in
///     [#WITH_RULES] where there are rules
/// @param rules the rules of a puzzle with rules of its own, of up to nine digits; nothing for the usual Sudoku
public record PrintedStep(Grid givens, Grid digits, Marks candidates, ToldStep told, Optional<Rules> rules) {
    /// How candidates lie in the cells of a printed board.
    public static final Proportions PROPORTIONS = new Proportions(0.3, 0.145);
    /// The same where rules are painted: closer to each other, below the totals of cages.
    public static final Proportions WITH_RULES = new Proportions(0.24, 0.115);

    /// A step of the usual Sudoku.
    public PrintedStep(Grid givens, Grid digits, Marks candidates, ToldStep told) {
        this(givens, digits, candidates, told, Optional.empty());
    }
}

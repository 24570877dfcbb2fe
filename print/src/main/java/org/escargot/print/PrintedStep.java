package org.escargot.print;

import org.escargot.explain.Highlights;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// A step of a solution to print, in the position in which it was found.
///
/// @param givens the digits of the puzzle
/// @param digits these and what is placed already
/// @param candidates the candidates of the empty cells
/// @param light what to light to show the step
/// @param name what stands above it beside its number, such as its technique
/// @param reason the sentences below it
public record PrintedStep(Grid givens, Grid digits, Marks candidates, Highlights light, String name, String reason) {}

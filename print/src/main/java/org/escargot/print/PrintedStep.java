package org.escargot.print;

import java.util.List;
import org.escargot.explain.Highlights;
import org.escargot.explain.Statement;
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
/// @param proof the lines of a long proof; none where the reason says all
public record PrintedStep(
        Grid givens,
        Grid digits,
        Marks candidates,
        Highlights light,
        String name,
        String reason,
        List<Statement> proof) {
    public PrintedStep {
        proof = List.copyOf(proof);
    }
}

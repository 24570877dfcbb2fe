package org.escargot;

import java.io.Serial;
import org.escargot.format.ParseProblem;

/// A text is not the puzzle that it should be.
public final class PuzzleFormatException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient ParseProblem problem;

    PuzzleFormatException(ParseProblem problem) {
        super(problem + ".");
        this.problem = problem;
    }

    /// What is wrong, and where: line, column, and the [flaw][org.escargot.format.Flaw], which
    /// [Explainer#flaw][org.escargot.explain.Explainer#flaw] says in other languages than the message's English.
    public ParseProblem problem() {
        return problem;
    }
}

package org.escargot.format;

/// A place in an input that cannot be read as a puzzle.
///
/// @param problem where and why
public record BrokenEntry(ParseProblem problem) implements Entry {
    static BrokenEntry at(long line, int column, Flaw flaw) {
        return new BrokenEntry(new ParseProblem(line, column, flaw));
    }

    @Override
    public long line() {
        return problem.line();
    }
}

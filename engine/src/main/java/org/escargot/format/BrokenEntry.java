package org.escargot.format;

/// A place in an input that cannot be read as a puzzle.
///
/// @param problem where and why
public record BrokenEntry(ParseProblem problem) implements UsualEntry {
    /// An input, from `line` on, in which nothing is like a puzzle.
    public static BrokenEntry nothing(long line) {
        return at(line, 1, Flaw.of(PuzzleFlaw.NO_PUZZLE));
    }

    /// A place that begins at `line` and `column`, both from 1.
    public static BrokenEntry at(long line, int column, Flaw flaw) {
        return new BrokenEntry(new ParseProblem(line, column, flaw));
    }

    @Override
    public long line() {
        return problem.line();
    }
}

package org.escargot.format;

/// Why something could not be read as a puzzle.
///
/// @param line where, from 1
/// @param column where in the line, from 1
/// @param sentence what was wrong and what would be right, one sentence
public record ParseProblem(long line, int column, String sentence) {
    public ParseProblem {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException("Lines (" + line + ") and columns (" + column + ") count from 1.");
        }
    }

    /// Such as `line 3, column 12: The character 'q' ...`.
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + sentence;
    }
}

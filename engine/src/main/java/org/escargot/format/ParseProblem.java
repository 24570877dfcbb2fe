package org.escargot.format;

/// Something in the input that cannot be read, and where.
///
/// @param line the line, from 1
/// @param column the column (in characters) in that line, from 1
/// @param sentence one sentence: what is wrong, and what would be right
public record ParseProblem(int line, int column, String sentence) {
    public ParseProblem {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException("The line (" + line + ") and column (" + column + ") count from 1.");
        }
    }

    /// Such as `line 3, column 12: The character 'q' …`.
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + sentence;
    }
}

package org.escargot.format;

/// Why something could not be read as a puzzle.
///
/// @param line the line of the fault, from 1
/// @param column its column in that line, from 1
/// @param flaw what was wrong
public record ParseProblem(long line, int column, Flaw flaw) {
    public ParseProblem {
        if (line < 1 || column < 1) {
            throw new IllegalArgumentException("Lines (" + line + ") and columns (" + column + ") count from 1.");
        }
    }

    /// What was wrong and what would be right: one English sentence without a period.
    public String sentence() {
        return flaw.sentence();
    }

    /// Place and sentence, such as `line 3, column 12: the character 'q' ...`.
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + sentence();
    }
}

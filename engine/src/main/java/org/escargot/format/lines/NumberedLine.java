package org.escargot.format.lines;

/// A line of an input.
///
/// @param number from 1
/// @param text without its end
public record NumberedLine(long number, String text) {
    private static final int BESIDE_CHARACTERS = 20;

    /// About how long it takes to look at the line, in characters: a short line takes as long as some of them do.
    public int weight() {
        return text.length() + BESIDE_CHARACTERS;
    }
}

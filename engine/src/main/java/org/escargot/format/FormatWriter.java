package org.escargot.format;

import java.util.Set;
import java.util.function.Function;

/// Writes puzzles as the text of a file or a link.
///
/// @param carries what of a puzzle comes back when the text is read again
/// @param opening what stands before the first puzzle
/// @param text writes one puzzle, whole lines
/// @param closing what stands behind the last puzzle
public record FormatWriter(Set<Feature> carries, String opening, Function<PuzzleEntry, String> text, String closing) {
    /// A writer of puzzles with nothing around them.
    public static FormatWriter of(Set<Feature> carries, Function<PuzzleEntry, String> text) {
        return new FormatWriter(carries, "", text, "");
    }

    /// The text of a file that holds `puzzle` alone.
    public String write(PuzzleEntry puzzle) {
        return opening + text.apply(puzzle) + closing;
    }
}

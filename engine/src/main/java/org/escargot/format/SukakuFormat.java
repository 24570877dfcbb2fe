package org.escargot.format;

import org.escargot.grid.Candidate;
import org.escargot.grid.Pencilmarks;
import org.jspecify.annotations.Nullable;

/// Puzzles given as candidates in 729 characters, nine a cell: the digit, or an empty character where struck.
final class SukakuFormat {
    private SukakuFormat() {}

    static @Nullable Entry parse(String line, int number) {
        if (LineFormat.isSkipped(line)) {
            return null;
        }
        Entry entry = find(line, number);
        return entry != null
                ? entry
                : BrokenEntry.at(
                        number,
                        1,
                        "No run of 729 characters stands in this line; give nine characters for each of the 81 cells.",
                        line);
    }

    /// The puzzle of 729 characters in `line`, or null when no run is as long.
    static @Nullable Entry find(String line, int number) {
        for (String empty : Shape.EMPTY) {
            int start = LineFormat.run(line, 0, line.length(), empty, Candidate.COUNT);
            if (start >= 0) {
                return entry(line, number, start);
            }
        }
        return null;
    }

    private static Entry entry(String line, int number, int start) {
        int[] candidates = new int[Shape.CELLS];
        for (int i = 0; i < Candidate.COUNT; i++) {
            char c = line.charAt(start + i);
            if (Shape.isDigit(c)) {
                if (c - '0' != Candidate.digit(i)) {
                    String sentence = "The digit " + c + " stands in the place of candidate " + Candidate.name(i)
                            + "; each of the" + " nine characters of a cell is its own digit or '.'.";
                    return BrokenEntry.at(number, start + i + 1, sentence, line);
                }
                candidates[Candidate.cell(i)] |= 1 << (c - '1');
            }
        }
        return new PuzzleEntry(
                number,
                Pencilmarks.ofCandidates(candidates),
                null,
                Shape.trim(line.substring(0, start)),
                Shape.trim(line.substring(start + Candidate.COUNT)),
                line);
    }
}

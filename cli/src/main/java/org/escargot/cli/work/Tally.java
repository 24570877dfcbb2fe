package org.escargot.cli.work;

import java.util.List;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;

/// How a run went, summed over its puzzles.
///
/// @param none puzzles without a solution
/// @param unique puzzles with exactly one
/// @param several puzzles with more than one
/// @param broken lines that could not be read
/// @param givenUp puzzles for which the time was too short
/// @param guesses the guesses of all puzzles together
public record Tally(long none, long unique, long several, long broken, long givenUp, long guesses) {
    public static final Tally NOTHING = new Tally(0, 0, 0, 0, 0, 0);

    public static final Tally BROKEN = new Tally(0, 0, 0, 1, 0, 0);

    /// A chunk of which nothing is known but what could not be read; the rest counts as unique.
    public static Tally of(List<Entry> chunk, List<ParseProblem> problems) {
        return new Tally(0, chunk.size() - problems.size(), 0, problems.size(), 0, 0);
    }

    public Tally plus(Tally other) {
        return new Tally(
                none + other.none,
                unique + other.unique,
                several + other.several,
                broken + other.broken,
                givenUp + other.givenUp,
                guesses + other.guesses);
    }

    public long puzzles() {
        return none + unique + several + givenUp;
    }
}

package org.escargot.solver;

/// What one search did.
///
/// @param solutions how many solutions it found before it ended or was stopped
/// @param guesses how many branches it took on trial, the last one of each choice included only if it was
///     still a trial: a choice between two digits is one guess
/// @param nodes how many positions it propagated, the first one included
public record SearchStatistics(long solutions, long guesses, long nodes) {
    /// Whether propagation alone settled the puzzle.
    public boolean withoutGuess() {
        return guesses == 0;
    }
}

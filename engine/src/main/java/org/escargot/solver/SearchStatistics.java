package org.escargot.solver;

/// What one search did.
///
/// @param solutions how many solutions it found before it ended or was stopped
/// @param guesses how many candidates it took on trial. The last candidate of a choice is no longer a trial
///     but what is left, so a choice between two digits is one guess
/// @param nodes how many positions it propagated, the first one included
public record SearchStatistics(long solutions, long guesses, long nodes) {
    /// Whether propagation alone settled the puzzle.
    public boolean withoutGuess() {
        return guesses == 0;
    }
}

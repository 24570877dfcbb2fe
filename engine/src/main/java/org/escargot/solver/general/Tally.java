package org.escargot.solver.general;

/// How many solutions a search has counted, and whether it came to an end. What was cut short is a type of its own, so
/// that it cannot be taken for a number of solutions.
public sealed interface Tally {
    /// How many were counted.
    long counted();

    /// There are exactly so many.
    record Exactly(long counted) implements Tally {}

    /// There are so many or more: the search stopped at its limit.
    record AtLeast(long counted) implements Tally {}

    /// The search was cancelled when it had counted so many.
    record Cancelled(long counted) implements Tally {}
}

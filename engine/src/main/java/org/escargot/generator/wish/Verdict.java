package org.escargot.generator.wish;

/// How well a puzzle meets a wish.
///
/// @param distance 0 where it does; else the smaller, the nearer
/// @param label what the puzzle is, such as `level=Hard score=1204`; empty where no wish asked for it
public record Verdict(int distance, String label) {
    /// Whether the wish is met.
    public boolean isMet() {
        return distance == 0;
    }
}

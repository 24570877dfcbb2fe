package org.escargot.rating.explainer;

/// What a chain inside a chain found, with all that the outer chain must know of it. The arrays are never changed.
final class Hint {
    /// Added to a slot of [Position#places] in [#rests].
    static final int SLOTS = 81;

    /// The difficulty, as the scale adds it up.
    final double difficulty;

    /// How many nodes it rests on, nested hints included.
    final int complexity;

    /// Decides between hints of the same difficulty and complexity.
    final int key;

    /// The candidates that it strikes, in reading order.
    final int[] struck;

    /// What makes its true nodes true: a cell, or a digit in a house as [#SLOTS] and its slot.
    final int[] rests;

    /// Its nodes, walked back from each end, with -1 behind each walk. Two hints with the same nodes count once.
    final int[] nodes;

    Hint(double difficulty, int complexity, int key, int[] struck, int[] rests, int[] nodes) {
        this.difficulty = difficulty;
        this.complexity = complexity;
        this.key = key;
        this.struck = struck;
        this.rests = rests;
        this.nodes = nodes;
    }
}

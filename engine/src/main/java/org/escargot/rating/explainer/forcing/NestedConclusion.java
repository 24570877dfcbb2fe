package org.escargot.rating.explainer.forcing;

import java.util.function.Function;
import org.escargot.logic.pattern.Pattern;
import org.escargot.rating.explainer.words.CandidateGrid;

/// What a chain inside a chain found, with all that the outer chain must know of it. The arrays are never changed.
public final class NestedConclusion {
    /// Added to a slot of [CandidateGrid#places] in [#rests].
    public static final int SLOTS = 81;

    /// The difficulty, as the scale adds it up.
    public final double difficulty;

    /// How many nodes it rests on, nested conclusions included.
    public final int complexity;

    /// Decides between conclusions of the same difficulty and complexity.
    public final int key;

    /// The candidates that it eliminates, in reading order.
    public final int[] eliminated;

    /// What makes its true nodes true: a cell, or a digit in a house as [#SLOTS] and its slot.
    final int[] rests;

    /// Its nodes, walked back from each end, with -1 behind each walk. Two conclusions with the same nodes count
    /// once.
    public final int[] nodes;

    private final Function<CandidateGrid, Pattern> pattern;

    /// @param difficulty see the fields, as for what follows
    /// @param pattern makes its evidence in the grid in which it was found
    public NestedConclusion(
            double difficulty,
            int complexity,
            int key,
            int[] eliminated,
            int[] rests,
            int[] nodes,
            Function<CandidateGrid, Pattern> pattern) {
        this.difficulty = difficulty;
        this.complexity = complexity;
        this.key = key;
        this.eliminated = eliminated;
        this.rests = rests;
        this.nodes = nodes;
        this.pattern = pattern;
    }

    /// Its evidence; `then` is the grid as it was when this was found.
    Pattern pattern(CandidateGrid then) {
        return pattern.apply(then);
    }
}

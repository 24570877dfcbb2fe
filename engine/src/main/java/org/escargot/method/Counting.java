package org.escargot.method;

import org.escargot.grid.Cell;

/// Counts events without keeping them.
public final class Counting implements EventSink {
    private long calls;
    private long rounds;
    private long placements;
    private long eliminations;
    private long guesses;
    private long deadEnds;
    private long solutions;
    private int depth;
    private int deepest;
    private Rule hardest = Rule.NONE;
    private int worstGuess;
    private long worstCalls;
    /// The open trials: the events that began them, and the counts at that time.
    private final int[] open = new int[Cell.COUNT];

    private final long[] callsBefore = new long[Cell.COUNT];
    private final long[] solutionsBefore = new long[Cell.COUNT];

    /// A count of nothing.
    public Counting() {}

    private Counting(Counting other) {
        calls = other.calls;
        rounds = other.rounds;
        placements = other.placements;
        eliminations = other.eliminations;
        guesses = other.guesses;
        deadEnds = other.deadEnds;
        solutions = other.solutions;
        depth = other.depth;
        deepest = other.deepest;
        hardest = other.hardest;
        worstGuess = other.worstGuess;
        worstCalls = other.worstCalls;
        System.arraycopy(other.open, 0, open, 0, depth);
        System.arraycopy(other.callsBefore, 0, callsBefore, 0, depth);
        System.arraycopy(other.solutionsBefore, 0, solutionsBefore, 0, depth);
    }

    /// A copy that counts on independently.
    public Counting copy() {
        return new Counting(this);
    }

    /// Counts `event`; returns false, so that the method goes on.
    @Override
    public boolean accept(int event) {
        switch (Event.kind(event)) {
            case CALL -> calls++;
            case ROUND -> rounds++;
            case PLACE -> {
                placements++;
                note(Event.rule(event));
            }
            case ELIMINATE -> {
                eliminations++;
                note(Event.rule(event));
            }
            case GUESS -> begin(event);
            case UNDO -> end();
            case DEAD_END -> deadEnds++;
            case SOLUTION -> solutions++;
            case SHARE -> {}
        }
        return false;
    }

    private void note(Rule rule) {
        hardest = rule.isReasoned() && rule.compareTo(hardest) > 0 ? rule : hardest;
    }

    private void begin(int event) {
        guesses++;
        open[depth] = event;
        callsBefore[depth] = calls;
        solutionsBefore[depth] = solutions;
        depth++;
        deepest = Math.max(deepest, depth);
    }

    private void end() {
        depth--;
        long spent = calls - callsBefore[depth];
        if (solutions == solutionsBefore[depth] && spent > worstCalls) {
            worstGuess = open[depth];
            worstCalls = spent;
        }
    }

    /// What was counted so far.
    public Counters counters() {
        return new Counters(
                calls,
                rounds,
                placements,
                eliminations,
                guesses,
                deadEnds,
                solutions,
                deepest,
                hardest,
                worstGuess,
                worstCalls);
    }
}

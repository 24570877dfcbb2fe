package org.escargot.method;

import java.util.Arrays;
import org.escargot.grid.Cell;

/// The trials of a trace as a tree, without a position in it: four bytes for each of five things to know of a trial.
///
/// Trial 0 is the whole trace; the others are numbered as they begin, so the trials in one are numbered after it.
public final class TrialTree {
    /// How a trial ended.
    public enum Outcome {
        /// A solution was found in it.
        SOLVED,
        /// It was taken back, and no solution was found in it.
        FAILED,
        /// The trace ends in it, and no solution was found so far.
        OPEN
    }

    /// There is no such trial: -1.
    public static final int NONE = -1;

    private static final int FIRST_SIZE = 64;
    /// The end of a trial that is still open.
    private static final int NEVER = Integer.MAX_VALUE;

    private final int length;
    private int size;
    private int[] begins = new int[FIRST_SIZE];
    private int[] ends = new int[FIRST_SIZE];
    private int[] parents = new int[FIRST_SIZE];
    private int[] nexts = new int[FIRST_SIZE];
    private int[] solutions = new int[FIRST_SIZE];

    private TrialTree(int length) {
        this.length = length;
    }

    /// Adds the trial that begins at `event`; `before` is the one before it on its layer, or none.
    private int addAfter(int before, int parent, int event) {
        int trial = add(parent, event);
        if (before != NONE) {
            nexts[before] = trial;
        }
        return trial;
    }

    /// Ends `trial` at `event` and goes back to the one that it is in.
    private int finish(int trial, int event) {
        ends[trial] = event + 1;
        solutions[parents[trial]] += solutions[trial];
        return parents[trial];
    }

    /// The tree of the trials of `trace`.
    public static TrialTree of(Trace trace) {
        TrialTree tree = new TrialTree(trace.size());
        int[] last = new int[Cell.COUNT + 1];
        int depth = 0;
        int open = tree.add(NONE, 0);
        last[depth] = NONE;
        for (int i = 0; i < trace.size(); i++) {
            switch (Event.kind(trace.event(i))) {
                case GUESS -> {
                    open = tree.addAfter(last[depth], open, i);
                    last[depth] = open;
                    last[++depth] = NONE;
                }
                case UNDO -> {
                    open = tree.finish(open, i);
                    depth--;
                }
                case SOLUTION -> tree.solutions[open]++;
                case CALL, ROUND, PLACE, ELIMINATE, DEAD_END, SHARE -> {}
            }
        }
        tree.close(open, trace.isComplete());
        return tree;
    }

    private int add(int parent, int begin) {
        if (size == begins.length) {
            grow(2 * size);
        }
        begins[size] = begin;
        ends[size] = NEVER;
        parents[size] = parent;
        nexts[size] = NONE;
        return size++;
    }

    private void grow(int room) {
        begins = Arrays.copyOf(begins, room);
        ends = Arrays.copyOf(ends, room);
        parents = Arrays.copyOf(parents, room);
        nexts = Arrays.copyOf(nexts, room);
        solutions = Arrays.copyOf(solutions, room);
    }

    /// What was never taken back was solved by what is inside.
    private void close(int innermost, boolean complete) {
        ends[0] = complete ? length : NEVER;
        for (int trial = innermost; trial > 0; trial = parents[trial]) {
            solutions[parents[trial]] += solutions[trial];
        }
    }

    /// How many trials there are, the whole included.
    public int size() {
        return size;
    }

    /// The number of the event that begins `trial`.
    public int begin(int trial) {
        return begins[trial];
    }

    /// The number of the first event after `trial`.
    public int end(int trial) {
        return Math.min(ends[trial], length);
    }

    /// The trial in which `trial` was made, or [#NONE].
    public int parent(int trial) {
        return parents[trial];
    }

    /// The last trial in `trial`, or itself: the ones in it are those after it up to this one.
    public int last(int trial) {
        int outer = trial;
        while (outer != 0 && nexts[outer] == NONE) {
            outer = parents[outer];
        }
        return outer == 0 ? size - 1 : nexts[outer] - 1;
    }

    /// How many trials `trial` is in, itself counted and the whole not.
    public int layer(int trial) {
        int layer = 0;
        for (int outer = trial; outer != 0; outer = parents[outer]) {
            layer++;
        }
        return layer;
    }

    /// How `trial` ended.
    public Outcome outcome(int trial) {
        if (solutions[trial] > 0) {
            return Outcome.SOLVED;
        }
        return ends[trial] == NEVER ? Outcome.OPEN : Outcome.FAILED;
    }

    /// The innermost trial that is open after the first `events` events.
    public int at(int events) {
        int found = Arrays.binarySearch(begins, 1, size, events - 1);
        int trial = found >= 0 ? found : -found - 2;
        while (trial > 0 && ends[trial] <= events) {
            trial = parents[trial];
        }
        return trial;
    }
}

package org.escargot.simd;

import static org.escargot.simd.LaneSweep.LANES;

import org.escargot.grid.Grid;
import org.escargot.solver.SolutionSink;
import org.jspecify.annotations.Nullable;

/// A search through one puzzle with a node of its tree in each lane; all lanes share one stack.
///
/// A lane that guesses leaves the opposite on the stack, and a lane that is done takes from it, so lanes wait only
/// where the whole tree is narrow.
///
/// The build writes this class a second time, for eight lanes: `NarrowTree`.
final class TreeLanes {
    private final LaneState state = new LaneState();
    private final NodeStack stack;

    private long solutions;
    private long guesses;
    private long nodes;

    /// A search through what is on `stack`.
    TreeLanes(NodeStack stack) {
        this.stack = stack;
    }

    /// Searches until nothing is left, `limit` solutions are found, `sink` has seen enough, or more than `most` nodes
    /// wait: then all that is left is on the stack.
    ///
    /// @param inPairs to see one half only of each [grave][BivalueGrave]; so must the search that goes on from here
    /// @return whether the search has come to its end
    boolean search(long limit, @Nullable SolutionSink sink, int most, boolean inPairs) {
        solutions = 0;
        guesses = 0;
        nodes = 0;
        long active = fill(0, (1L << LANES) - 1);
        while (active != 0) {
            if (stack.waiting() > most) {
                putBack(active);
                return false;
            }
            long outcome = LaneSweep.sweep(state.words);
            long broken = outcome & active;
            long solved = outcome >>> LaneSweep.SOLVED & active & ~broken;
            long stuck = outcome >>> LaneSweep.STUCK & active & ~broken & ~solved;
            for (long rest = solved; rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                solutions += state.each(lane);
                if (sink != null && sink.accept(toGrid(lane))) {
                    return true;
                }
            }
            long ended = solved | broken | guess(stuck, inPairs);
            if (solutions >= limit) {
                solutions = limit;
                return true;
            }
            active = fill(active, ended | ~active & (1L << LANES) - 1);
        }
        return true;
    }

    /// Guesses in each of the `lanes`, and if `inPairs` at one half only of a [grave][BivalueGrave].
    ///
    /// @return the lanes that are at their end
    private long guess(long lanes, boolean inPairs) {
        long ended = 0;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            boolean grave = inPairs && state.isGrave(lane);
            if (!grave && state.each(lane) > 1) {
                state.follow(lane);
                continue;
            }
            guesses++;
            if (!grave) {
                nodes++;
                int to = stack.push();
                state.guess(lane, stack.words(), to);
            } else if (state.openCells(lane) > BivalueGrave.RECTANGLE) {
                nodes++;
                state.assume(lane);
            } else {
                solutions += 2 * state.each(lane);
                ended |= 1L << lane;
            }
        }
        return ended;
    }

    /// Gives nodes to the `free` lanes while there are any; returns which lanes have one then.
    private long fill(long active, long free) {
        long left = active & ~free;
        for (long rest = free; rest != 0 && stack.waiting() > 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            nodes++;
            state.restore(lane, stack.words(), stack.pop());
            left |= 1L << lane;
        }
        return left;
    }

    private void putBack(long active) {
        for (long rest = active; rest != 0; rest &= rest - 1) {
            nodes--;
            int to = stack.push();
            state.save(Long.numberOfTrailingZeros(rest), stack.words(), to);
        }
    }

    private Grid toGrid(int lane) {
        return LaneAnswers.toGrid(state.words, lane, LANES);
    }

    /// How many the last search found.
    long solutions() {
        return solutions;
    }

    /// How many the last search took.
    long guesses() {
        return guesses;
    }

    /// How many the last search saw to their end.
    long nodes() {
        return nodes;
    }
}

package org.escargot.simd;

import static org.escargot.simd.LaneSweep.LANES;

import org.escargot.grid.Grid;
import org.escargot.solver.SolutionSink;
import org.jspecify.annotations.Nullable;

/// A search through one puzzle with a node of its tree in each lane; all lanes share one stack.
///
/// A lane that guesses puts the opposite assumption on the stack, and a lane that is done takes a node from it, so
/// lanes are idle only where the whole tree is narrow.
///
/// The build writes this class a second time, for eight lanes: `NarrowTree`.
final class TreeLanes {
    private final LaneState state = new LaneState();
    private final NodeStack stack;

    private long solutions;
    private long guesses;
    private long nodes;

    /// A search through the nodes on `stack`.
    TreeLanes(NodeStack stack) {
        this.stack = stack;
    }

    /// Searches until nothing is left, `limit` solutions are found, `sink` stops it, or more than `most` nodes wait.
    /// In the last case all nodes that are left are on the stack.
    ///
    /// @param inPairs whether to follow only one half of each [BUG][Bug]; the search that goes on from here
    ///     must do the same
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

    /// Guesses in each of the `lanes`; with `inPairs` it follows only one half of a [BUG][Bug].
    ///
    /// @return the lanes that are done
    private long guess(long lanes, boolean inPairs) {
        long ended = 0;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            boolean bug = inPairs && state.isBug(lane);
            if (!bug && state.each(lane) > 1) {
                state.follow(lane);
                continue;
            }
            guesses++;
            if (!bug) {
                nodes++;
                int to = stack.push();
                state.guess(lane, stack.words(), to);
            } else if (state.openCells(lane) > Bug.RECTANGLE) {
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

    /// How many solutions the last search found.
    long solutions() {
        return solutions;
    }

    /// How many guesses the last search took.
    long guesses() {
        return guesses;
    }

    /// How many nodes the last search finished.
    long nodes() {
        return nodes;
    }
}

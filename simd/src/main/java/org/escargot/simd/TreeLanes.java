package org.escargot.simd;

import static org.escargot.simd.LaneState.NODE;
import static org.escargot.simd.LaneSweep.LANES;

import java.util.Arrays;
import org.escargot.grid.Grid;
import org.escargot.solver.SolutionSink;
import org.jspecify.annotations.Nullable;

/// A search through one puzzle with a node of its tree in each lane; all lanes share one stack.
///
/// A lane that guesses leaves the opposite on the stack, and a lane that is done takes from it, so lanes wait only
/// where the whole tree is narrow.
final class TreeLanes {
    private final LaneState state = new LaneState();
    private int[] stack = new int[256 * NODE];
    private int waiting;

    private long solutions;
    private long guesses;
    private long nodes;

    /// Takes over what waits in `digits`.
    void takeOver(DigitLanes digits) {
        waiting = digits.waiting();
        for (int number = 0; number < waiting; number++) {
            digits.copyNode(number, stack, number * NODE);
        }
    }

    /// Searches what was taken over, until `limit` solutions are found or `sink` has seen enough.
    void search(long limit, @Nullable SolutionSink sink) {
        solutions = 0;
        guesses = 0;
        nodes = 0;
        long active = fill(0, (1L << LANES) - 1);
        while (active != 0) {
            long outcome = LaneSweep.sweep(state.words);
            long broken = outcome & active;
            long solved = outcome >>> LaneSweep.SOLVED & active & ~broken;
            long stuck = outcome >>> LaneSweep.STUCK & active & ~broken & ~solved;
            for (long rest = solved; rest != 0; rest &= rest - 1) {
                solutions++;
                if (sink != null && sink.accept(toGrid(Long.numberOfTrailingZeros(rest))) || solutions == limit) {
                    return;
                }
            }
            guess(stuck);
            active = fill(active, solved | broken | ~active & (1L << LANES) - 1);
        }
    }

    private void guess(long lanes) {
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            if ((waiting + 1) * NODE > stack.length) {
                stack = Arrays.copyOf(stack, 2 * stack.length);
            }
            guesses++;
            nodes++;
            state.guess(Long.numberOfTrailingZeros(rest), stack, waiting++ * NODE);
        }
    }

    /// Gives nodes to the `free` lanes while there are any; returns which lanes have one then.
    private long fill(long active, long free) {
        long left = active & ~free;
        for (long rest = free; rest != 0 && waiting > 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            nodes++;
            state.restore(lane, stack, --waiting * NODE);
            left |= 1L << lane;
        }
        return left;
    }

    private Grid toGrid(int lane) {
        return LaneAnswers.toGrid(state.words, lane, LANES);
    }

    long solutions() {
        return solutions;
    }

    long guesses() {
        return guesses;
    }

    long nodes() {
        return nodes;
    }
}

package org.escargot.solver.general;

import java.util.Arrays;
import org.escargot.rules.Machine;
import org.jspecify.annotations.Nullable;

/// Cells whose digits, read in order, are a row that a machine accepts: states that can be reached are followed
/// forwards, those from which the end can be reached backwards.
final class Accepted extends Propagator {
    private final int[] own;
    private final Machine machine;
    private final int[] stamps;
    private int stamp;

    /// @param cells a cell may stand twice
    Accepted(int[] cells, Machine machine) {
        super(Arrays.stream(cells).distinct().toArray());
        own = cells;
        this.machine = machine;
        stamps = new int[machine.states()];
    }

    @Override
    boolean prune(Position position) {
        int[][] reached = forwards(position.open);
        if (reached == null) {
            return false;
        }
        return backwards(position, reached);
    }

    private int @Nullable [][] forwards(int[] open) {
        int[][] reached = new int[own.length + 1][];
        reached[0] = new int[] {0};
        for (int at = 0; at < own.length; at++) {
            reached[at + 1] = after(reached[at], open[own[at]]);
            if (reached[at + 1].length == 0) {
                return null;
            }
        }
        return reached;
    }

    private int[] after(int[] states, int digits) {
        stamp++;
        int[] found = new int[16];
        int count = 0;
        for (int state : states) {
            for (int left = digits; left != 0; left &= left - 1) {
                int next = machine.next(state, Integer.numberOfTrailingZeros(left) + 1);
                if (next >= 0 && stamps[next] != stamp) {
                    stamps[next] = stamp;
                    if (count == found.length) {
                        found = Arrays.copyOf(found, 2 * count);
                    }
                    found[count++] = next;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    private boolean backwards(Position position, int[][] reached) {
        stamp++;
        for (int state : reached[own.length]) {
            stamps[state] = machine.accepts(state) ? stamp : 0;
        }
        for (int at = own.length - 1; at >= 0; at--) {
            int kept = alive(reached[at], position.open[own[at]]);
            if (!position.keep(own[at], kept)) {
                return false;
            }
        }
        return true;
    }

    /// Marks those of `states` from which the end can be reached; returns the digits by which it can.
    private int alive(int[] states, int digits) {
        int kept = 0;
        int before = stamp++;
        long[] alive = new long[states.length + 63 >> 6];
        for (int i = 0; i < states.length; i++) {
            for (int left = digits; left != 0; left &= left - 1) {
                int next = machine.next(states[i], Integer.numberOfTrailingZeros(left) + 1);
                if (next >= 0 && stamps[next] == before) {
                    kept |= left & -left;
                    alive[i >> 6] |= 1L << i;
                }
            }
        }
        for (int i = 0; i < states.length; i++) {
            if ((alive[i >> 6] >>> i & 1) != 0) {
                stamps[states[i]] = stamp;
            }
        }
        return kept;
    }

    @Override
    Stage stage() {
        return Stage.AUTOMATA;
    }
}

package org.escargot.solver.general.propagators;

import java.util.Arrays;
import org.escargot.rules.Machine;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// Cells whose digits, read in order, are a row that a machine accepts: states that can be reached are followed
/// forwards, those from which the end can be reached backwards.
///
/// Kernel: the states before each cell are a set of bits, in memory that is kept from call to call.
public final class Accepted extends Propagator {
    private static final int STATES_OF_A_STEP = 50;

    private final int[] own;
    private final Machine machine;
    private final long[] ends;
    private final long[][] reached;

    /// @param cells a cell may stand twice
    public Accepted(int[] cells, Machine machine) {
        super(Arrays.stream(cells).distinct().toArray(), 1 + cells.length * machine.states() / STATES_OF_A_STEP);
        own = cells;
        this.machine = machine;
        ends = ends(machine);
        reached = new long[own.length + 1][ends.length];
        reached[0][0] = 1;
    }

    /// The states in which a row may end.
    public static long[] ends(Machine machine) {
        long[] ends = new long[machine.states() + 63 >> 6];
        for (int state = 0; state < machine.states(); state++) {
            ends[state >> 6] |= machine.accepts(state) ? 1L << state : 0;
        }
        return ends;
    }

    @Override
    public boolean prune(Position position) {
        reached[0][0] = 1;
        for (int at = 0; at < own.length; at++) {
            goOn(reached[at], position.open[own[at]], reached[at + 1]);
        }
        long some = 0;
        long[] last = reached[own.length];
        for (int word = 0; word < last.length; word++) {
            some |= last[word] &= ends[word];
        }
        return some != 0 && goBack(position);
    }

    private void goOn(long[] states, int digits, long[] after) {
        Arrays.fill(after, 0);
        for (int word = 0; word < states.length; word++) {
            for (long rest = states[word]; rest != 0; rest &= rest - 1) {
                int state = word << 6 | Long.numberOfTrailingZeros(rest);
                for (int left = digits; left != 0; left &= left - 1) {
                    int next = machine.next(state, Integer.numberOfTrailingZeros(left) + 1);
                    if (next >= 0) {
                        after[next >> 6] |= 1L << next;
                    }
                }
            }
        }
    }

    private boolean goBack(Position position) {
        for (int at = own.length - 1; at >= 0; at--) {
            int kept = kept(reached[at], position.open[own[at]], reached[at + 1]);
            if (!position.keep(own[at], kept)) {
                return false;
            }
        }
        return true;
    }

    /// Leaves those of `states` from which some digit leads to `after`; returns these digits.
    private int kept(long[] states, int digits, long[] after) {
        int kept = 0;
        for (int word = 0; word < states.length; word++) {
            for (long rest = states[word]; rest != 0; rest &= rest - 1) {
                int state = word << 6 | Long.numberOfTrailingZeros(rest);
                int alive = digits(state, digits, after);
                kept |= alive;
                states[word] &= alive == 0 ? ~Long.lowestOneBit(rest) : -1;
            }
        }
        return kept;
    }

    private int digits(int state, int digits, long[] after) {
        int kept = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int next = machine.next(state, Integer.numberOfTrailingZeros(left) + 1);
            if (next >= 0 && (after[next >> 6] >>> next & 1) != 0) {
                kept |= left & -left;
            }
        }
        return kept;
    }

    @Override
    public Stage stage() {
        return Stage.AUTOMATA;
    }
}

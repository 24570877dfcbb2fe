package org.escargot.solver.general.propagators;

import java.util.Arrays;
import org.escargot.rules.Machine;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// Cells that differ and whose digits, read in order, are a row that a machine accepts: exact, since the digits that
/// were read are followed beside the states. [Accepted] follows the states alone, which is cheaper by far.
///
/// Kernel: for each set of digits, the states after a row of these digits are a set of bits, in memory that is kept
/// from call to call.
public final class AcceptedOnce extends Propagator {
    /// The most digits: there are 2 to that power sets.
    public static final int MOST_DIGITS = 10;

    private final Machine machine;
    private final long[] ends;
    private final int words;
    private final int[] narrowed;
    private long[] reached = {};

    /// @param cells no cell twice
    public AcceptedOnce(int[] cells, Machine machine) {
        super(cells);
        this.machine = machine;
        ends = Accepted.ends(machine);
        words = ends.length;
        narrowed = new int[cells.length];
    }

    /// A set with one more digit is a greater number, so that counting up goes forwards and counting down back.
    @Override
    public boolean prune(Position position) {
        begin();
        for (int set = 0; set < 1 << machine.digits(); set++) {
            goOn(position.open, set);
        }
        for (int set = (1 << machine.digits()) - 1; set >= 0; set--) {
            goBack(position.open, set);
        }
        for (int at = 0; at < cells.length; at++) {
            if (!position.keep(cells[at], narrowed[at])) {
                return false;
            }
        }
        return true;
    }

    private void begin() {
        if (reached.length == 0) {
            reached = new long[words << machine.digits()];
        } else {
            Arrays.fill(reached, 0);
        }
        Arrays.fill(narrowed, 0);
        reached[0] = 1;
    }

    private void goOn(int[] open, int set) {
        int at = Integer.bitCount(set);
        if (at > cells.length) {
            return;
        }
        for (int word = 0; word < words; word++) {
            if (at == cells.length) {
                reached[set * words + word] &= ends[word];
                continue;
            }
            for (long rest = reached[set * words + word]; rest != 0; rest &= rest - 1) {
                lead(word << 6 | Long.numberOfTrailingZeros(rest), set, open[cells[at]] & ~set);
            }
        }
    }

    private void lead(int state, int set, int digits) {
        for (int left = digits; left != 0; left &= left - 1) {
            int next = machine.next(state, Integer.numberOfTrailingZeros(left) + 1);
            if (next >= 0) {
                reached[(set | left & -left) * words + (next >> 6)] |= 1L << next;
            }
        }
    }

    private void goBack(int[] open, int set) {
        int at = Integer.bitCount(set);
        if (at >= cells.length) {
            return;
        }
        for (int word = 0; word < words; word++) {
            for (long rest = reached[set * words + word]; rest != 0; rest &= rest - 1) {
                int kept = kept(word << 6 | Long.numberOfTrailingZeros(rest), set, open[cells[at]] & ~set);
                narrowed[at] |= kept;
                reached[set * words + word] &= kept == 0 ? ~Long.lowestOneBit(rest) : -1;
            }
        }
    }

    private int kept(int state, int set, int digits) {
        int kept = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int next = machine.next(state, Integer.numberOfTrailingZeros(left) + 1);
            if (next >= 0 && (reached[(set | left & -left) * words + (next >> 6)] >>> next & 1) != 0) {
                kept |= left & -left;
            }
        }
        return kept;
    }

    @Override
    public Stage stage() {
        return Stage.MATCHINGS;
    }

    @Override
    public boolean isIdempotent() {
        return true;
    }
}

package org.escargot.solver.general.network;

import java.util.Arrays;

/// The open digits of each cell, and what still has to be looked at. A search has one, and copies the masks for each
/// trial; there is no trail.
///
/// Kernel: its loops run millions of times a second, so they are written over raw arrays.
///
/// ```
///   open        for each cell its open digits, bit d - 1 for digit d
///   due         a bit for each propagator, in the order of their stages: the lowest is asked first
///   changed     a stack of the cells that lost digits and whose neighbors do not know it yet, `changes` of them
/// ```
public final class Position {
    private static final int[] NO_CELLS = {};

    public final Network network;
    public final int[] open;
    private final long[] due;
    private final int[] changed;
    private final boolean[] isChanged;
    private int changes;
    private int[] blamed = NO_CELLS;
    private long work;

    /// The position that `network` starts from.
    public Position(Network network) {
        this(network, network.start);
    }

    /// A position in which `masks` are open.
    public Position(Network network, int[] masks) {
        this.network = network;
        open = masks.clone();
        due = new long[network.words];
        changed = new int[open.length];
        isChanged = new boolean[open.length];
    }

    /// The cells of what failed last.
    public int[] blamed() {
        return blamed;
    }

    /// How many steps the looks at cells and propagators came to so far.
    public long work() {
        return work;
    }

    /// Leaves only `digits` open in `cell`; false if none is left.
    public boolean keep(int cell, int digits) {
        int before = open[cell];
        int after = before & digits;
        if (after == before) {
            return true;
        }
        open[cell] = after;
        watchersDue(cell);
        if (!isChanged[cell]) {
            isChanged[cell] = true;
            changed[changes++] = cell;
        }
        return after != 0;
    }

    /// Goes back to `masks`, a position in which nothing was due.
    public void restore(int[] masks) {
        System.arraycopy(masks, 0, open, 0, open.length);
    }

    /// Asks every propagator, as nothing was asked before; false if there is no solution.
    public boolean settleAll() {
        for (int cell = 0; cell < open.length; cell++) {
            if (open[cell] == 0) {
                blamed = new int[] {cell};
                forget();
                return false;
            }
            if (open[cell] != network.digits && !isChanged[cell]) {
                isChanged[cell] = true;
                changed[changes++] = cell;
            }
        }
        for (int propagator = 0; propagator < network.propagators.length; propagator++) {
            due[propagator >> 6] |= 1L << propagator;
        }
        return settle();
    }

    /// Asks propagators until none is due; false if there is no solution.
    public boolean settle() {
        while (true) {
            if (!tellAll()) {
                forget();
                return false;
            }
            int next = nextDue();
            if (next < 0) {
                return true;
            }
            due[next >> 6] &= ~(1L << next);
            Propagator propagator = network.propagators[next];
            work += propagator.steps;
            if (!propagator.prune(this)) {
                blamed = propagator.cells;
                forget();
                return false;
            }
            due[next >> 6] &= ~(1L << next & network.idempotent[next >> 6]);
        }
    }

    private int nextDue() {
        for (int word = 0; word < due.length; word++) {
            if (due[word] != 0) {
                return word << 6 | Long.numberOfTrailingZeros(due[word]);
            }
        }
        return -1;
    }

    private boolean tellAll() {
        while (changes > 0) {
            int cell = changed[--changes];
            isChanged[cell] = false;
            work++;
            if (!tell(cell)) {
                return false;
            }
        }
        return true;
    }

    private void watchersDue(int cell) {
        long[] watchers = network.watchers[cell];
        for (int word = 0; word < due.length; word++) {
            due[word] |= watchers[word];
        }
    }

    private boolean tell(int cell) {
        int mask = open[cell];
        boolean isFixed = (mask & mask - 1) == 0;
        if (isFixed && !(settlePeers(cell, mask) && tellPairs(network.arcs.ofFixed[cell], mask))) {
            return false;
        }
        return tellPairs(network.arcs.always[cell], mask);
    }

    private boolean tellPairs(Arcs.Arc[] arcs, int mask) {
        for (Arcs.Arc arc : arcs) {
            if (!keep(arc.to, arc.masks.of(mask))) {
                blamed = arc.ends;
                return false;
            }
        }
        return true;
    }

    private boolean settlePeers(int cell, int mask) {
        for (int peer : network.peers[cell]) {
            int before = open[peer];
            if ((before & mask) != 0 && !keep(peer, ~mask)) {
                blamed = new int[] {cell, peer};
                return false;
            }
        }
        return true;
    }

    private void forget() {
        Arrays.fill(due, 0);
        while (changes > 0) {
            isChanged[changed[--changes]] = false;
        }
    }
}

package org.escargot.solver.general;

import java.util.Arrays;
import org.escargot.rules.Frame;
import org.escargot.solver.general.network.Network;

/// Finds the candidates that some solution holds. First solutions are counted as they come, those first that have
/// something new; when one has nothing new, each candidate that is left is settled by assuming it. What has no solution
/// is taken out for all that follows, and the search keeps what it learned.
final class TrueCandidates {
    private final Search search;
    private final Meter meter;
    private final Candidates.Counts counts;
    private final int[] wanted;

    TrueCandidates(Network network, Frame frame, int limit, Meter meter) {
        this.meter = meter;
        search = new Search(network);
        counts = new Candidates.Counts(frame, limit);
        wanted = new int[network.start.length];
        Arrays.fill(wanted, network.digits);
        search.prefer(wanted);
    }

    Candidates find() {
        if (!search.begin()) {
            return new Candidates.Settled(counts);
        }
        int[] root = search.position().open.clone();
        RulesSolver.End end = search.explore(this::add, meter);
        return switch (end) {
            case COMPLETE -> new Candidates.Settled(counts);
            case CANCELLED -> new Candidates.Cancelled(counts);
            case STOPPED -> settleEach(root) ? new Candidates.Settled(counts) : new Candidates.Cancelled(counts);
        };
    }

    /// Counts a solution; true if it has nothing new.
    private boolean add(int[] open) {
        boolean isNew = counts.add(open);
        for (int cell = 0; cell < open.length; cell++) {
            if (!counts.isBelowLimit(cell, Integer.numberOfTrailingZeros(open[cell]))) {
                wanted[cell] &= ~open[cell];
            }
        }
        return !isNew;
    }

    /// Settles the candidates of `root` that have not reached the limit; false if that was cancelled.
    private boolean settleEach(int[] root) {
        for (int cell = 0; cell < root.length; cell++) {
            for (int left = root[cell] & wanted[cell]; left != 0; left &= left - 1) {
                int bit = Integer.numberOfTrailingZeros(left);
                if ((root[cell] >> bit & 1) != 0 && counts.isBelowLimit(cell, bit) && !settle(root, cell, bit)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean settle(int[] root, int cell, int bit) {
        search.position().restore(root);
        int[] found = new int[1];
        RulesSolver.End end = RulesSolver.End.COMPLETE;
        if (search.settled(cell, 1 << bit)) {
            end = search.explore(
                    open -> {
                        found[0]++;
                        return counts.limit() == 1 ? stopAtFirst(open) : found[0] == counts.limit();
                    },
                    meter);
        }
        if (end == RulesSolver.End.CANCELLED) {
            return false;
        }
        counts.set(cell, bit, found[0]);
        if (found[0] == 0) {
            takeOut(root, cell, bit);
        }
        return true;
    }

    private boolean stopAtFirst(int[] open) {
        add(open);
        return true;
    }

    private void takeOut(int[] root, int cell, int bit) {
        search.position().restore(root);
        search.settled(cell, ~(1 << bit));
        System.arraycopy(search.position().open, 0, root, 0, root.length);
    }
}

package org.escargot.solver.general;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.random.RandomSource;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.Position;

/// Search by trial: a digit is tried in a cell, then it is taken out there. Its copies of the masks, one a trial that
/// is still open, are kept for the next search.
final class Search {
    /// Takes what a search finds.
    @FunctionalInterface
    interface Found {
        /// Takes a position in which every cell holds one digit; returns true to stop.
        boolean accept(int[] open);
    }

    private static final int CHEAP_GUESSES = 20;

    private Position position;
    /// The work that was done in the position before this one.
    private long earlierWork;
    private final Weights weights;
    private final Choice choice;
    private int[][] trials = new int[16][];
    private int[] cells = new int[16];
    private int[] tried = new int[16];
    private int depth;
    private long guesses;
    private long mostGuesses = Long.MAX_VALUE;

    Search(Network network) {
        this(new Position(network));
    }

    /// A search from `position` on.
    Search(Position position) {
        this.position = position;
        Network network = position.network;
        weights = new Weights(network);
        choice = new Choice(network, weights);
    }

    /// How many trials were begun so far.
    long guesses() {
        return guesses;
    }

    /// Tries digits that `wanted` has for their cell before others.
    void prefer(int[] wanted) {
        choice.prefer(wanted);
    }

    /// Tries the digits of a cell in random order.
    void shuffle(RandomSource random) {
        choice.shuffle(random);
    }

    Position position() {
        return position;
    }

    /// Offers all solutions of the network to `found`.
    RulesSolver.End run(Found found, Meter meter) {
        return begin() ? explore(found, meter) : RulesSolver.End.COMPLETE;
    }

    /// Does what [#run] does, but makes what is dear only where a few trials without it are not enough. The solutions
    /// that these found are not offered again.
    RulesSolver.End runCheaplyFirst(Found found, Meter meter) {
        if (!position.settleAll()) {
            return RulesSolver.End.COMPLETE;
        }
        if (!position.network.hasStronger()) {
            return explore(found, meter);
        }
        int[] root = position.open.clone();
        List<int[]> known = new ArrayList<>();
        mostGuesses = guesses + CHEAP_GUESSES;
        RulesSolver.End end = explore(open -> known.add(open.clone()) && found.accept(open), meter);
        boolean isCutShort = end == RulesSolver.End.CANCELLED && guesses == mostGuesses;
        mostGuesses = Long.MAX_VALUE;
        if (!isCutShort) {
            return end;
        }
        return strengthen(root)
                ? explore(open -> isNew(open, known) && found.accept(open), meter)
                : RulesSolver.End.COMPLETE;
    }

    private static boolean isNew(int[] open, List<int[]> known) {
        return known.stream().noneMatch(one -> Arrays.equals(one, open));
    }

    /// Asks every propagator; where cells stay open, also what follows from several sums together and what is dear.
    /// False if there is no solution.
    boolean begin() {
        if (!position.settleAll()) {
            return false;
        }
        if (!position.network.hasStronger() || !choice.choose(position.open)) {
            return true;
        }
        return strengthen(position.open);
    }

    /// Goes on from the masks `open` with what is dear; false if there is no solution.
    private boolean strengthen(int[] open) {
        earlierWork += position.work();
        position = new Position(position.network.stronger(), open);
        return position.settleAll();
    }

    /// Offers all solutions below the position, in which nothing is due, to `found`.
    RulesSolver.End explore(Found found, Meter meter) {
        int floor = depth;
        boolean open = true;
        while (true) {
            if (meter.isSpent(earlierWork + position.work()) || guesses == mostGuesses) {
                depth = floor;
                return RulesSolver.End.CANCELLED;
            }
            if (open && !choice.choose(position.open)) {
                if (found.accept(position.open)) {
                    depth = floor;
                    return RulesSolver.End.STOPPED;
                }
                open = false;
            }
            if (open) {
                open = descend();
            } else if (depth == floor) {
                return RulesSolver.End.COMPLETE;
            } else {
                open = turn();
            }
        }
    }

    /// Tries what was chosen; false if it has no solution.
    private boolean descend() {
        if (depth == trials.length) {
            trials = Arrays.copyOf(trials, 2 * depth);
            cells = Arrays.copyOf(cells, 2 * depth);
            tried = Arrays.copyOf(tried, 2 * depth);
        }
        if (trials[depth] == null) {
            trials[depth] = new int[position.open.length];
        }
        System.arraycopy(position.open, 0, trials[depth], 0, position.open.length);
        cells[depth] = choice.cell();
        tried[depth] = choice.digit();
        depth++;
        guesses++;
        if (settled(choice.cell(), choice.digit())) {
            return true;
        }
        weights.blameTrial(cells[depth - 1], tried[depth - 1]);
        return false;
    }

    /// Goes back to the last trial and takes its digit out; false if that has no solution.
    private boolean turn() {
        depth--;
        position.restore(trials[depth]);
        return settled(cells[depth], ~tried[depth]);
    }

    /// Leaves only `digits` in `cell`; false, and blame for it, if that has no solution.
    boolean settled(int cell, int digits) {
        if (position.keep(cell, digits) && position.settle()) {
            return true;
        }
        weights.blame(position.blamed());
        return false;
    }
}

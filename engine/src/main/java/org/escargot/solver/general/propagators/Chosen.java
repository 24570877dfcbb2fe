package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// Cells that differ and whose digits together are one of some sets. What every set that is left has must be there,
/// what none has cannot; and where the cells lie in a house, its other cells hold the digits that the set has not.
/// Up to three open cells are filled exactly.
///
/// Kernel: keeps what it read last and what it found there, for two questions in five read the same again.
public final class Chosen extends Propagator {
    private final int[] own;
    private final int[] sets;
    private final int[][] rests;
    private final FewOpen few;
    /// What the cells had open when they were read last.
    private final int[] read;

    /// What single cells of the rests held then.
    private int fixedInRests;

    /// What the rests had no place for then.
    private int neededByRests;
    /// The digits of the sets that were left then.
    private long found;

    /// @param sets each of as many digits as there are cells
    /// @param rests for each house that has all of `cells`, its other cells
    public Chosen(int[] cells, int[] sets, int[][] rests) {
        super(withRests(cells, rests));
        own = cells;
        this.sets = sets;
        this.rests = rests;
        few = new FewOpen(cells);
        read = new int[cells.length];
    }

    private static int[] withRests(int[] cells, int[][] rests) {
        int[] all = cells;
        for (int[] rest : rests) {
            all = Groups.joined(all, Groups.without(rest, all));
        }
        return all;
    }

    @Override
    public boolean prune(Position position) {
        long left = left(position);
        int must = must(left);
        return left != 0
                && (few.isOfUse() ? keepFew(position) : keepOwn(position, may(left), must))
                && keepRests(position, must);
    }

    /// The digits of the sets that are left, for [#may] and [#must]: those of some and those of each.
    public long left(Position position) {
        boolean isNew = readOwn(position.open);
        if (readRests(position) || isNew) {
            found = find(position.open);
        }
        return found;
    }

    /// Reads the cells; whether they are others than last time.
    private boolean readOwn(int[] open) {
        int changes = 0;
        for (int at = 0; at < own.length; at++) {
            int mask = open[own[at]];
            changes |= mask ^ read[at];
            read[at] = mask;
        }
        return changes != 0;
    }

    /// Reads the rests; whether what they tell is new.
    private boolean readRests(Position position) {
        int fixed = 0;
        int needed = 0;
        for (int[] rest : rests) {
            int inRest = 0;
            for (int cell : rest) {
                int mask = position.open[cell];
                inRest |= mask;
                fixed |= (mask & mask - 1) == 0 ? mask : 0;
            }
            needed |= position.network.digits & ~inRest;
        }
        boolean isNew = fixed != fixedInRests || needed != neededByRests;
        fixedInRests = fixed;
        neededByRests = needed;
        return isNew;
    }

    private long find(int[] open) {
        int union = 0;
        int needed = 0;
        for (int mask : read) {
            union |= mask;
            if ((mask & mask - 1) == 0) {
                if ((needed & mask) != 0) {
                    return 0;
                }
                needed |= mask;
            }
        }
        return left(open, union & ~fixedInRests, needed | neededByRests);
    }

    private long left(int[] open, int union, int needed) {
        boolean areFew = few.begin(open);
        int may = 0;
        int must = -1;
        for (int set : sets) {
            if ((set & ~union) == 0 && (needed & ~set) == 0 && (areFew ? few.add(set) : fits(open, set))) {
                may |= set;
                must &= set;
            }
        }
        return may == 0 ? 0 : (long) must << Integer.SIZE | may;
    }

    /// What some set that is left has; none where no set is left.
    public static int may(long left) {
        return (int) left;
    }

    /// What each set that is left has.
    public static int must(long left) {
        return (int) (left >>> Integer.SIZE);
    }

    /// The cells that hold the digits of a set.
    public int[] own() {
        return own;
    }

    private boolean fits(int[] open, int set) {
        for (int cell : own) {
            if ((open[cell] & set) == 0) {
                return false;
            }
        }
        return true;
    }

    /// Leaves the cells what their fillings have. These are the same when they are read again, as what is found then.
    private boolean keepFew(Position position) {
        if (!few.keep(position)) {
            return false;
        }
        readOwn(position.open);
        return true;
    }

    private boolean keepOwn(Position position, int may, int must) {
        int once = 0;
        int twice = 0;
        for (int cell : own) {
            if (!position.keep(cell, may)) {
                return false;
            }
            twice |= once & position.open[cell];
            once |= position.open[cell];
        }
        int single = must & once & ~twice;
        return (must & ~once) == 0 && (single == 0 || place(position, single));
    }

    private boolean place(Position position, int single) {
        for (int cell : own) {
            int mask = position.open[cell] & single;
            if (mask != 0 && ((mask & mask - 1) != 0 || !position.keep(cell, mask))) {
                return false;
            }
        }
        return true;
    }

    private boolean keepRests(Position position, int must) {
        for (int[] rest : rests) {
            if (!Groups.keep(position, rest, ~must)) {
                return false;
            }
            neededByRests |= must;
        }
        return true;
    }

    @Override
    public Stage stage() {
        return Stage.SETS;
    }
}

package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.solver.general.network.Arcs;
import org.escargot.solver.general.network.PairMasks;
import org.escargot.solver.general.network.Sight;
import org.jspecify.annotations.Nullable;

/// The pairs of cells that relations bind. Several relations of two cells become one, and cells that see each other
/// are not equal in it.
final class Pairs {
    private final int cells;
    private final int size;
    /// For each cell, and each with a higher number that it is bound to, what the two may hold; null where nothing
    /// binds.
    private final int[] @Nullable [] @Nullable [] partners;

    Pairs(int cells, int size) {
        this.cells = cells;
        this.size = size;
        partners = new int[cells][][];
    }

    /// Adds that the cells `one` and `other` hold what `allowed` says: for each digit, from 0, of the one, the
    /// digits of the other.
    void add(int one, int other, int[] allowed) {
        int[] sorted = one < other ? allowed : PairMasks.swapped(allowed);
        int[] known = known(Math.min(one, other), Math.max(one, other));
        for (int digit = 0; digit < size; digit++) {
            known[digit] &= sorted[digit];
        }
    }

    private int[] known(int one, int other) {
        int[] @Nullable [] ofOne = partners[one];
        if (ofOne == null) {
            ofOne = new int[cells][];
            partners[one] = ofOne;
        }
        int[] known = ofOne[other];
        if (known == null) {
            known = new int[size];
            Arrays.fill(known, (1 << size) - 1);
            ofOne[other] = known;
        }
        return known;
    }

    /// For each cell its pairs, seen from there.
    Arcs arcs(Sight sight, Tables tables) {
        List<List<Arcs.Arc>> arcs = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            arcs.add(new ArrayList<>());
        }
        for (int one = 0; one < cells; one++) {
            int[] @Nullable [] ofOne = partners[one];
            for (int other = one + 1; ofOne != null && other < cells; other++) {
                int[] allowed = ofOne[other];
                if (allowed != null) {
                    addBoth(arcs, one, other, sight.sees(one, other) ? unequal(allowed) : allowed, tables);
                }
            }
        }
        return new Arcs(arcs);
    }

    private static void addBoth(List<List<Arcs.Arc>> arcs, int one, int other, int[] allowed, Tables tables) {
        int[] ends = {one, other};
        PairMasks masks = tables.pairs(allowed);
        arcs.get(one).add(new Arcs.Arc(other, masks, ends));
        arcs.get(other).add(new Arcs.Arc(one, masks.swapped(), ends));
    }

    private static int[] unequal(int[] allowed) {
        int[] unequal = allowed.clone();
        for (int digit = 0; digit < unequal.length; digit++) {
            unequal[digit] &= ~(1 << digit);
        }
        return unequal;
    }
}

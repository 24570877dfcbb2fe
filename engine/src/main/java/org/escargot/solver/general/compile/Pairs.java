package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.PairMasks;
import org.escargot.solver.general.network.Sight;

/// The pairs of cells that relations bind. Several relations of two cells become one, and cells that see each other
/// are not equal in it.
final class Pairs {
    private final int cells;
    private final int size;
    private final TreeMap<Integer, int[]> partners = new TreeMap<>();

    Pairs(int cells, int size) {
        this.cells = cells;
        this.size = size;
    }

    /// Adds that the cells `one` and `other` hold what `allowed` says: for each digit, from 0, of the one, the
    /// digits of the other.
    void add(int one, int other, int[] allowed) {
        int[] sorted = one < other ? allowed : PairMasks.swapped(allowed);
        int[] known = partners.computeIfAbsent(Math.min(one, other) * cells + Math.max(one, other), _ -> all());
        for (int digit = 0; digit < size; digit++) {
            known[digit] &= sorted[digit];
        }
    }

    private int[] all() {
        int[] all = new int[size];
        Arrays.fill(all, (1 << size) - 1);
        return all;
    }

    /// For each cell its pairs, seen from there.
    Network.Arc[][] arcs(Sight sight, Tables tables) {
        List<List<Network.Arc>> arcs = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            arcs.add(new ArrayList<>());
        }
        partners.forEach((key, allowed) -> {
            int one = key / cells;
            int other = key % cells;
            int[] ends = {one, other};
            if (sight.sees(one, other)) {
                forbidEqual(allowed);
            }
            arcs.get(one).add(new Network.Arc(other, tables.pairs(allowed), ends));
            arcs.get(other).add(new Network.Arc(one, tables.pairs(PairMasks.swapped(allowed)), ends));
        });
        return arcs.stream().map(own -> own.toArray(Network.Arc[]::new)).toArray(Network.Arc[][]::new);
    }

    private static void forbidEqual(int[] allowed) {
        for (int digit = 0; digit < allowed.length; digit++) {
            allowed[digit] &= ~(1 << digit);
        }
    }
}

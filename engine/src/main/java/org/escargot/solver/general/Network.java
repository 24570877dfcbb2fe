package org.escargot.solver.general;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// A puzzle as the search reads it: cells numbered without gaps, which see each other, are bound in pairs, and are
/// watched by propagators. Immutable, but for what propagators keep for themselves.
final class Network {
    /// A pair of cells, seen from one of them.
    static final class Arc {
        /// The other cell, and what it may hold.
        final int to;

        final PairMasks masks;
        /// Both cells.
        final int[] ends;

        Arc(int to, PairMasks masks, int[] ends) {
            this.to = to;
            this.masks = masks;
            this.ends = ends;
        }
    }

    /// How many digits there are, and all of them as a mask.
    final int size;

    final int digits;
    /// What is open in each cell before anything is asked.
    final int[] start;
    /// For each cell the others that cannot be equal to it, by houses and other cells that differ.
    final int[][] peers;

    final Sight sight;
    final Arc[][] arcs;
    final int[][] houses;
    /// In the order in which they are asked.
    final Propagator[] propagators;
    /// For each cell the propagators that it makes due.
    final long[][] watchers;

    final int words;
    /// What follows from the sums, to be asked when that alone does not solve the puzzle.
    final DerivedSums derived;
    /// What is dear, and asked only then, too.
    final List<Propagator> dear;
    /// For each cell how many constraints speak of it beyond its houses.
    final int[] load;

    Network(
            int size,
            int[] start,
            int[][] peers,
            Sight sight,
            Arc[][] arcs,
            int[][] houses,
            Propagator[] propagators,
            int[] load,
            DerivedSums derived,
            List<Propagator> dear) {
        this.size = size;
        digits = (1 << size) - 1;
        this.start = start;
        this.peers = peers;
        this.sight = sight;
        this.arcs = arcs;
        this.houses = houses;
        this.propagators = propagators;
        this.load = load;
        this.derived = derived;
        this.dear = dear;
        words = Math.max(1, propagators.length + 63 >> 6);
        watchers = new long[start.length][words];
        for (int propagator = 0; propagator < propagators.length; propagator++) {
            for (int cell : propagators[propagator].cells) {
                watchers[cell][propagator >> 6] |= 1L << propagator;
            }
        }
    }

    /// Whether there is more to be asked than what is asked at once.
    boolean hasStronger() {
        return !derived.isEmpty() || !dear.isEmpty();
    }

    /// This network from the position `open` on, with what follows from its sums and what is dear.
    Network stronger(int[] open) {
        List<Propagator> all = new ArrayList<>(Arrays.asList(propagators));
        all.addAll(dear);
        for (DerivedSums.Equation sum : derived.find()) {
            all.add(new Sum(sum.cells, sum.factors, sum.total, sight, Propagator.Stage.DERIVED));
        }
        DerivedSums none = new DerivedSums(size, open.length, List.of());
        all.sort(Comparator.comparing(Propagator::stage));
        Propagator[] sorted = all.toArray(Propagator[]::new);
        return new Network(size, open.clone(), peers, sight, arcs, houses, sorted, load, none, List.of());
    }
}

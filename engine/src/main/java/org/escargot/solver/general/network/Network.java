package org.escargot.solver.general.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A puzzle as the search reads it: cells numbered without gaps, which see each other, are bound in pairs, and are
/// watched by propagators. Immutable, but for what propagators keep for themselves, and what is made when first
/// asked for.
public final class Network {
    /// How many digits there are.
    public final int size;

    /// All digits as a mask.
    public final int digits;
    /// What is open in each cell before anything is asked.
    public final int[] start;
    /// For each cell the others that cannot be equal to it, by houses and other cells that differ.
    public final int[][] peers;

    /// Which cells cannot be equal, for any reason.
    public final Sight sight;

    /// The pairs that relations bind.
    final Arcs arcs;

    /// The cells of each house.
    public final int[][] houses;
    /// In the order in which they are asked.
    public final Propagator[] propagators;
    /// For each cell the propagators that it makes due.
    final long[][] watchers;

    /// A bit for each propagator that is idempotent.
    final long[] idempotent;

    /// How many words a bit for each propagator takes.
    final int words;
    /// Makes what is dear, to be asked when the others alone do not solve the puzzle; none where there is nothing.
    private final @Nullable Supplier<List<Propagator>> dear;

    private @Nullable Network stronger;

    /// For each cell how many constraints speak of it beyond its houses.
    public final int[] load;

    /// The share of the cells that are in sums, 0 to 1.
    public final double inSums;

    /// @param dear makes what is asked only where the others do not solve the puzzle; null where there is nothing
    public Network(
            int size,
            int[] start,
            int[][] peers,
            Sight sight,
            Arcs arcs,
            int[][] houses,
            Propagator[] propagators,
            int[] load,
            double inSums,
            @Nullable Supplier<List<Propagator>> dear) {
        this.size = size;
        digits = (1 << size) - 1;
        this.start = start;
        this.peers = peers;
        this.sight = sight;
        this.arcs = arcs;
        this.houses = houses;
        this.propagators = propagators;
        this.load = load;
        this.inSums = inSums;
        this.dear = dear;
        words = Math.max(1, propagators.length + 63 >> 6);
        watchers = new long[start.length][words];
        idempotent = new long[words];
        for (int propagator = 0; propagator < propagators.length; propagator++) {
            if (propagators[propagator].isIdempotent()) {
                idempotent[propagator >> 6] |= 1L << propagator;
            }
            for (int cell : propagators[propagator].cells) {
                watchers[cell][propagator >> 6] |= 1L << propagator;
            }
        }
    }

    /// Whether there is more to be asked than what is asked at once.
    public boolean hasStronger() {
        return dear != null;
    }

    /// This network with what is dear.
    public Network stronger() {
        if (stronger == null) {
            List<Propagator> all = new ArrayList<>(Arrays.asList(propagators));
            if (dear != null) {
                all.addAll(dear.get());
            }
            stronger = new Network(size, start, peers, sight, arcs, houses, inOrder(all), load, inSums, null);
        }
        return stronger;
    }

    /// `propagators` in the order in which they are asked.
    public static Propagator[] inOrder(List<Propagator> propagators) {
        return propagators.stream()
                .sorted(Comparator.comparing(Propagator::stage))
                .toArray(Propagator[]::new);
    }
}

package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.List;
import org.escargot.solver.general.network.Propagator;
import org.escargot.solver.general.network.Sight;
import org.escargot.solver.general.propagators.Sum;

/// What follows from several sums together, and from sums and houses: dear, so it is made only when it is asked for.
final class LateSums {
    /// While more cells of a derived sum are open, its bounds cost more than they rule out.
    private static final int MOST_OPEN = 5;

    private final List<int[]> sums = new ArrayList<>();
    private final List<Integer> totals = new ArrayList<>();

    /// Adds that `cells` add up to `total`.
    void add(int[] cells, int total) {
        sums.add(cells);
        totals.add(total);
    }

    boolean isEmpty() {
        return sums.isEmpty();
    }

    /// The sums that follow in a puzzle of `cells` cells with digits up to `size`.
    List<Propagator> find(int size, int cells, Sight sight, HouseFamilies houses) {
        DerivedSums derived = new DerivedSums(size, cells, houses.families());
        CombinedSums combined = new CombinedSums(size, sight, houses.index());
        for (int at = 0; at < sums.size(); at++) {
            derived.add(sums.get(at), totals.get(at));
            combined.add(sums.get(at), totals.get(at));
        }
        List<Propagator> all = new ArrayList<>();
        derived.find().forEach(sum -> all.add(late(sum, sight, houses, MOST_OPEN)));
        combined.find().forEach(sum -> all.add(late(sum, sight, houses, sum.cells.length)));
        return all;
    }

    private static Sum late(DerivedSums.Equation sum, Sight sight, HouseFamilies houses, int mostOpen) {
        return new Sum(sum.cells, sum.factors, sum.total, sight, houses.index(), Propagator.Stage.DERIVED, mostOpen);
    }
}

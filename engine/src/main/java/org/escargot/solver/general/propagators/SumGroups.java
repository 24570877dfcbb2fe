package org.escargot.solver.general.propagators;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.Sight;

/// The terms of an equation in groups: cells of a group have the same factor and all see each other, so that their
/// digits differ. Few large groups bound a sum better than many small ones.
public final class SumGroups {
    private static final int WORTH_SORTING = 6;
    private static final int MOST_SORTED = 100;

    /// The cells of each group, and the factor that they have.
    final int[][] cells;

    final int[] factors;

    private SumGroups(int[][] cells, int[] factors) {
        this.cells = cells;
        this.factors = factors;
    }

    /// The groups of `cells`, which have these `factors`, of all that were tried those with the least freedom.
    public static SumGroups of(int[] cells, int[] factors, Sight sight, List<int[]> houses) {
        SumGroups inOrder = grown(cells, factors, sight);
        if (inOrder.cells.length == 1 || cells.length < WORTH_SORTING || cells.length > MOST_SORTED) {
            return inOrder;
        }
        int[] order = byHouses(cells, factors, houses);
        int[] sorted = Arrays.stream(order).map(at -> cells[at]).toArray();
        SumGroups byHouses =
                grown(sorted, Arrays.stream(order).map(at -> factors[at]).toArray(), sight);
        return byHouses.freedom() < inOrder.freedom() ? byHouses : inOrder;
    }

    /// What the terms come to at least with digits up to `size`, if the digits of each group differ.
    public long least(int size) {
        long least = 0;
        for (int group = 0; group < cells.length; group++) {
            least += factors[group] * (factors[group] > 0 ? low(group) : high(group, size));
        }
        return least;
    }

    /// What the terms come to at most with digits up to `size`, if the digits of each group differ.
    public long most(int size) {
        long most = 0;
        for (int group = 0; group < cells.length; group++) {
            most += factors[group] * (factors[group] > 0 ? high(group, size) : low(group));
        }
        return most;
    }

    private long low(int group) {
        long count = cells[group].length;
        return count * (count + 1) / 2;
    }

    private long high(int group, int size) {
        return cells[group].length * (size + 1L) - low(group);
    }

    /// Each cell, in order, joins the first group whose cells it all sees.
    private static SumGroups grown(int[] cells, int[] factors, Sight sight) {
        List<int[]> groups = new ArrayList<>();
        List<Integer> ofGroups = new ArrayList<>();
        for (int at = 0; at < cells.length; at++) {
            int group = 0;
            while (group < groups.size()
                    && (ofGroups.get(group) != factors[at] || !sight.seesAll(cells[at], groups.get(group)))) {
                group++;
            }
            if (group == groups.size()) {
                groups.add(new int[] {cells[at]});
                ofGroups.add(factors[at]);
            } else {
                groups.set(group, Groups.joined(groups.get(group), new int[] {cells[at]}));
            }
        }
        return new SumGroups(
                groups.toArray(int[][]::new),
                ofGroups.stream().mapToInt(Integer::intValue).toArray());
    }

    /// The places of `cells`, first those in the house that has most of them, then those in the house that has most of
    /// what is left.
    private static int[] byHouses(int[] cells, int[] factors, List<int[]> houses) {
        List<Integer> order = new ArrayList<>();
        boolean[] taken = new boolean[cells.length];
        int[] distinct = Arrays.stream(factors).distinct().toArray();
        while (order.size() < cells.length) {
            List<Integer> most = List.of();
            for (int[] house : houses) {
                for (int factor : distinct) {
                    List<Integer> own = left(at -> factors[at] == factor && Groups.contains(house, cells[at]), taken);
                    most = own.size() > most.size() ? own : most;
                }
            }
            most = most.isEmpty() ? left(_ -> true, taken) : most;
            most.forEach(at -> taken[at] = true);
            order.addAll(most);
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<Integer> left(IntPredicate wanted, boolean[] taken) {
        return IntStream.range(0, taken.length)
                .filter(at -> !taken[at] && wanted.test(at))
                .boxed()
                .toList();
    }

    /// How far apart the least and the most are that the groups can come to: large groups are bound by each other.
    private long freedom() {
        long squares = 0;
        for (int group = 0; group < cells.length; group++) {
            squares += (long) Math.abs(factors[group]) * cells[group].length * (25 - cells[group].length);
        }
        return squares;
    }
}

package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Equations that follow from others and from houses: some houses that share no cell add up to a number that is known,
/// and what sums with known totals leave of them is an equation of few cells, as players' innies and outies are.
final class DerivedSums {
    private static final int MOST_TERMS = 8;

    private final int size;
    private final int cells;
    private final List<List<int[]>> families;
    private final List<int[]> sums = new ArrayList<>();
    private final List<Integer> totals = new ArrayList<>();

    /// @param families houses of which no two in a family share a cell, those that are next to each other in order
    DerivedSums(int size, int cells, List<List<int[]>> families) {
        this.size = size;
        this.cells = cells;
        this.families = families;
    }

    /// Adds that `sum`, cells that differ in number, adds up to `total`.
    void add(int[] sum, int total) {
        if (sum.length < size) {
            sums.add(sum);
            totals.add(total);
        }
    }

    /// An equation of some cells with factors.
    static final class Equation {
        final int[] cells;
        final int[] factors;
        final int total;

        Equation(int[] cells, int[] factors, int total) {
            this.cells = cells;
            this.factors = factors;
            this.total = total;
        }

        private boolean isSame(Equation other) {
            return Arrays.equals(cells, other.cells) && Arrays.equals(factors, other.factors);
        }
    }

    /// All that follows from runs of houses: each once, in the order of the runs.
    List<Equation> find() {
        List<Equation> found = new ArrayList<>();
        for (List<int[]> family : families) {
            for (int from = 0; from < family.size(); from++) {
                for (int to = from + 1; to <= family.size(); to++) {
                    add(family.subList(from, to), found);
                }
            }
        }
        return found;
    }

    private void add(List<int[]> houses, List<Equation> found) {
        int[] factors = new int[cells];
        for (int[] house : houses) {
            for (int cell : house) {
                factors[cell] = 1;
            }
        }
        int total = houses.size() * size * (size + 1) / 2;
        for (int at = 0; at < sums.size(); at++) {
            if (isMostlyIn(factors, sums.get(at))) {
                for (int cell : sums.get(at)) {
                    factors[cell]--;
                }
                total -= totals.get(at);
            }
        }
        Equation equation = equation(factors, total);
        if (equation.cells.length > 0
                && equation.cells.length <= MOST_TERMS
                && found.stream().noneMatch(equation::isSame)) {
            found.add(equation);
        }
    }

    private static boolean isMostlyIn(int[] factors, int[] sum) {
        int in = 0;
        for (int cell : sum) {
            if (factors[cell] < 0) {
                return false;
            }
            in += factors[cell];
        }
        return 2 * in > sum.length;
    }

    private static Equation equation(int[] factors, int total) {
        int count = (int) Arrays.stream(factors).filter(factor -> factor != 0).count();
        int[] own = new int[count];
        int[] ofOwn = new int[count];
        int at = 0;
        for (int cell = 0; cell < factors.length; cell++) {
            if (factors[cell] != 0) {
                own[at] = cell;
                ofOwn[at++] = factors[cell];
            }
        }
        return new Equation(own, ofOwn, total);
    }
}

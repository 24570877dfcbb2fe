package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.HouseIndex;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;
import org.escargot.solver.general.network.Sight;

/// An equation: the digits of the cells, each times its factor, add up to a total. Up to four open cells are solved
/// exactly, three in an equation that was derived, for of these there are many; with more, what the others can come to
/// bounds each cell, where cells that see each other hold different digits.
public final class Sum extends Propagator {
    private final int[] factors;
    private final long total;
    private final Stage stage;
    private final int mostOpen;
    private final FewTerms few;
    private final SumBounds bounds;

    public Sum(int[] cells, int[] factors, long total, Sight sight, HouseIndex houses, Stage stage) {
        this(cells, factors, total, sight, houses, stage, cells.length);
    }

    /// One that rules out nothing while more than `mostOpen` cells are open.
    public Sum(int[] cells, int[] factors, long total, Sight sight, HouseIndex houses, Stage stage, int mostOpen) {
        super(cells);
        this.factors = factors;
        this.total = total;
        this.stage = stage;
        this.mostOpen = mostOpen;
        few = new FewTerms(cells, factors, sight);
        bounds = SumBounds.of(cells, factors, sight, houses);
    }

    /// Kernel: one pass over the cells tells which are open; the rest is asked for those alone.
    @Override
    public boolean prune(Position position) {
        int[] open = position.open;
        long rest = total;
        int count = 0;
        int first = -1;
        int second = -1;
        int third = -1;
        int fourth = -1;
        for (int at = 0; at < cells.length; at++) {
            int mask = open[cells[at]];
            if ((mask & mask - 1) == 0) {
                rest -= (long) factors[at] * (Integer.numberOfTrailingZeros(mask) + 1);
            } else {
                fourth = third;
                third = second;
                second = first;
                first = at;
                count++;
            }
        }
        return switch (count) {
            case 0 -> rest == 0;
            case 1 -> position.keep(cells[first], FewTerms.digit(rest, factors[first]));
            case 2 -> few.two(position, rest, first, second);
            case 3 -> few.three(position, rest, first, second, third);
            case 4 ->
                stage == Stage.DERIVED ? many(position, count) : few.four(position, rest, first, second, third, fourth);
            default -> many(position, count);
        };
    }

    private boolean many(Position position, int count) {
        return count > mostOpen || bounds.prune(position, total);
    }

    @Override
    public Stage stage() {
        return stage;
    }
}

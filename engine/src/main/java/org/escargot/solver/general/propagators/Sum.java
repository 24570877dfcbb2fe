package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.HouseIndex;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;
import org.escargot.solver.general.network.Sight;

/// An equation: the digits of the cells, each times its factor, add up to a total. Up to three open cells are solved
/// exactly; with more, what the others can come to bounds each cell, where cells that see each other hold different
/// digits.
public final class Sum extends Propagator {
    private static final int EXACT = 3;

    private final int[] factors;
    private final long total;
    private final Sight sight;
    private final Stage stage;
    private final int mostOpen;
    private final SumBounds bounds;

    public Sum(int[] cells, int[] factors, long total, Sight sight, HouseIndex houses, Stage stage) {
        this(cells, factors, total, sight, houses, stage, cells.length);
    }

    /// One that rules out nothing while more than `mostOpen` cells are open.
    public Sum(int[] cells, int[] factors, long total, Sight sight, HouseIndex houses, Stage stage, int mostOpen) {
        super(cells);
        this.factors = factors;
        this.total = total;
        this.sight = sight;
        this.stage = stage;
        this.mostOpen = mostOpen;
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
        for (int at = 0; at < cells.length; at++) {
            int mask = open[cells[at]];
            if ((mask & mask - 1) == 0) {
                rest -= (long) factors[at] * (Integer.numberOfTrailingZeros(mask) + 1);
            } else {
                third = second;
                second = first;
                first = at;
                count++;
            }
        }
        return switch (count) {
            case 0 -> rest == 0;
            case 1 -> position.keep(cells[first], digit(rest, factors[first]));
            case 2 -> two(position, rest, first, second);
            case EXACT -> three(position, rest, first, second, third);
            default -> count > mostOpen || bounds.prune(position, total);
        };
    }

    /// The digit that times `factor` is `rest`, as a mask; none if there is no such digit.
    private static int digit(long rest, int factor) {
        // Nearly all factors are 1 or -1, and a division takes longer than all the rest.
        long digit = factor == 1 || factor == -1 ? rest * factor : rest / factor;
        return digit * factor == rest && digit >= 1 && digit <= 25 ? 1 << (int) digit - 1 : 0;
    }

    private boolean two(Position position, long rest, int one, int other) {
        int a = position.open[cells[one]];
        int b = position.open[cells[other]];
        boolean differ = sight.sees(cells[one], cells[other]);
        int keptA = 0;
        int keptB = 0;
        for (int left = a; left != 0; left &= left - 1) {
            int mask = left & -left;
            int partner = digit(rest - value(mask, one), factors[other]) & b & (differ ? ~mask : -1);
            keptA |= partner != 0 ? mask : 0;
            keptB |= partner;
        }
        return position.keep(cells[one], keptA) && position.keep(cells[other], keptB);
    }

    private boolean three(Position position, long rest, int one, int two, int three) {
        int b = position.open[cells[two]];
        int c = position.open[cells[three]];
        boolean differ12 = sight.sees(cells[one], cells[two]);
        boolean differ13 = sight.sees(cells[one], cells[three]);
        boolean differ23 = sight.sees(cells[two], cells[three]);
        int keptA = 0;
        int keptB = 0;
        int keptC = 0;
        for (int leftA = position.open[cells[one]]; leftA != 0; leftA &= leftA - 1) {
            int maskA = leftA & -leftA;
            long restA = rest - value(maskA, one);
            int openC = differ13 ? c & ~maskA : c;
            for (int leftB = differ12 ? b & ~maskA : b; leftB != 0; leftB &= leftB - 1) {
                int maskB = leftB & -leftB;
                int found = digit(restA - value(maskB, two), factors[three]) & openC & (differ23 ? ~maskB : -1);
                if (found != 0) {
                    keptA |= maskA;
                    keptB |= maskB;
                    keptC |= found;
                }
            }
        }
        return position.keep(cells[one], keptA)
                && position.keep(cells[two], keptB)
                && position.keep(cells[three], keptC);
    }

    private long value(int mask, int at) {
        return (long) factors[at] * (Integer.numberOfTrailingZeros(mask) + 1);
    }

    @Override
    public Stage stage() {
        return stage;
    }
}

package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Sight;

/// An equation of which two to four cells are open: exactly those digits are kept that stand in some filling.
///
/// Kernel: where the factors of the last two cells are 1 or -1, as nearly always, all digits of one are moved at once
/// to what they leave for the other. What is kept so far stands in fields, for a method returns one value only.
final class FewTerms {
    private static final int MOST_DIGITS = 25;

    private final int[] cells;
    private final int[] factors;
    private final Sight sight;
    private int keptOne;
    private int keptTwo;
    private int keptThree;

    FewTerms(int[] cells, int[] factors, Sight sight) {
        this.cells = cells;
        this.factors = factors;
        this.sight = sight;
    }

    /// The digit that times `factor` is `rest`, as a mask; none if there is no such digit.
    static int digit(long rest, int factor) {
        // A division takes longer than all the rest.
        long digit = isUnit(factor) ? rest * factor : rest / factor;
        return digit * factor == rest && digit >= 1 && digit <= MOST_DIGITS ? 1 << (int) digit - 1 : 0;
    }

    /// Keeps the fillings of two places that come to `rest`; false if there is none.
    boolean two(Position position, long rest, int one, int two) {
        int open = sees(one, two) ? ~equal(rest, one, two) : -1;
        int a = position.open[cells[one]] & open;
        int b = position.open[cells[two]] & open;
        return position.keep(cells[one], a & partners(b, two, one, rest))
                && position.keep(cells[two], b & partners(a, one, two, rest));
    }

    /// Keeps the fillings of three places that come to `rest`; false if there is none.
    boolean three(Position position, long rest, int one, int two, int three) {
        forget();
        fill(rest, one, position.open[cells[one]], two, position.open[cells[two]], three, position.open[cells[three]]);
        return keepThree(position, one, two, three);
    }

    /// Keeps the fillings of four places that come to `rest`; false if there is none.
    boolean four(Position position, long rest, int one, int two, int three, int four) {
        forget();
        int[] open = position.open;
        int kept = 0;
        for (int left = open[cells[four]]; left != 0; left &= left - 1) {
            int digit = left & -left;
            int a = open[cells[one]] & (sees(one, four) ? ~digit : -1);
            int b = open[cells[two]] & (sees(two, four) ? ~digit : -1);
            int c = open[cells[three]] & (sees(three, four) ? ~digit : -1);
            kept |= fill(rest - value(digit, four), one, a, two, b, three, c) ? digit : 0;
        }
        return position.keep(cells[four], kept) && keepThree(position, one, two, three);
    }

    private void forget() {
        keptOne = 0;
        keptTwo = 0;
        keptThree = 0;
    }

    private boolean keepThree(Position position, int one, int two, int three) {
        return position.keep(cells[one], keptOne)
                && position.keep(cells[two], keptTwo)
                && position.keep(cells[three], keptThree);
    }

    /// Adds the fillings of three places with the digits `a`, `b` and `c` to what is kept; whether there is one.
    private boolean fill(long rest, int one, int a, int two, int b, int three, int c) {
        boolean differ12 = sees(one, two);
        boolean differ13 = sees(one, three);
        boolean differ23 = sees(two, three);
        int kept = 0;
        for (int left = a; left != 0; left &= left - 1) {
            int digit = left & -left;
            long others = rest - value(digit, one);
            int open = differ23 ? ~equal(others, two, three) : -1;
            int openTwo = b & open & (differ12 ? ~digit : -1);
            int found = c & open & (differ13 ? ~digit : -1) & partners(openTwo, two, three, others);
            if (found != 0) {
                kept |= digit;
                keptTwo |= partners(found, three, two, others);
                keptThree |= found;
            }
        }
        keptOne |= kept;
        return kept != 0;
    }

    private boolean sees(int one, int other) {
        return sight.sees(cells[one], cells[other]);
    }

    private long value(int digit, int at) {
        return (long) factors[at] * (Integer.numberOfTrailingZeros(digit) + 1);
    }

    /// The digits that come to `rest` if both places hold them.
    private int equal(long rest, int one, int other) {
        int factor = factors[one] + factors[other];
        return factor != 0 ? digit(rest, factor) : rest == 0 ? -1 : 0;
    }

    /// The digits that in the place `to` come to `rest` with one of `digits` in the place `from`.
    private int partners(int digits, int from, int to, long rest) {
        int factor = factors[to];
        if (factors[from] == factor && isUnit(factor)) {
            return mirrored(digits, rest * factor);
        }
        if (factors[from] == -factor && isUnit(factor)) {
            return moved(digits, rest * factor);
        }
        int partners = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            partners |= digit(rest - value(left, from), factor);
        }
        return partners;
    }

    private static boolean isUnit(int factor) {
        return factor == 1 || factor == -1;
    }

    /// For each of `digits` what is missing to `sum`.
    private static int mirrored(int digits, long sum) {
        if (sum < 2 || sum > 2 * MOST_DIGITS) {
            return 0;
        }
        int turned = Integer.reverse(digits);
        int by = (int) sum - Integer.SIZE - 1;
        return by < 0 ? turned >>> -by : turned << by;
    }

    /// For each of `digits` the one that is greater by `difference`.
    private static int moved(int digits, long difference) {
        if (difference <= -MOST_DIGITS || difference >= MOST_DIGITS) {
            return 0;
        }
        return difference < 0 ? digits >>> (int) -difference : digits << (int) difference;
    }
}

package org.escargot.logic.templates;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Template;
import org.escargot.logic.step.Facts;

/// The ways to place each digit in a position: one cell in each house. A way that takes a cell where another digit
/// is certain is none, and that may make more cells certain. Once they are [#overlaid], neither is one that takes a
/// cell of every way of another digit.
///
/// Kernel: there are up to 46,656 ways for a digit. A way is two words, as in [CellSet].
final class Placements {
    private final CellSet[] allowed = new CellSet[Digit.COUNT + 1];
    private final long[][] ways = new long[Digit.COUNT + 1][];
    private final int[] counts = new int[Digit.COUNT + 1];
    private final CellSet[] certain = new CellSet[Digit.COUNT + 1];
    private final CellSet[] possible = new CellSet[Digit.COUNT + 1];
    /// The digits whose certain cells, or whose ways, ruled out ways of a digit, or of one of these.
    private final DigitSet[] others = new DigitSet[Digit.COUNT + 1];

    Placements(Facts facts) {
        Arrays.fill(allowed, CellSet.EMPTY);
        Arrays.fill(others, DigitSet.EMPTY);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet digits = facts.marks().allowed(cell);
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                allowed[digit] = allowed[digit].with(cell);
            }
        }
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            ways[digit] = new long[64];
            grow(digit, 0, allowed[digit], CellSet.EMPTY);
            sum(digit);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                changed |= drop(digit);
            }
        }
    }

    private Placements(Placements from) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            allowed[digit] = from.allowed[digit];
            ways[digit] = Arrays.copyOf(from.ways[digit], from.counts[digit] * 2);
            counts[digit] = from.counts[digit];
            certain[digit] = from.certain[digit];
            possible[digit] = from.possible[digit];
            others[digit] = from.others[digit];
        }
    }

    /// These ways without those that leave no way for some other digit, until there are none.
    Placements overlaid() {
        Placements left = new Placements(this);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                for (int other = 1; other <= Digit.COUNT; other++) {
                    changed |= other != digit && left.dropCrossing(digit, other);
                }
            }
        }
        return left;
    }

    /// How many ways there are for all digits together.
    int count() {
        return Arrays.stream(counts).sum();
    }

    /// Whether a digit has no way at all: the position has no solution.
    boolean areBroken() {
        return Arrays.stream(counts).skip(1).anyMatch(count -> count == 0);
    }

    /// The evidence of a step of `digit`.
    Template template(int digit) {
        return new Template(digit, counts[digit], others[digit]);
    }

    /// The cells that every way of `digit` takes.
    CellSet certain(int digit) {
        return certain[digit];
    }

    /// The cells that some way of `digit` takes.
    CellSet possible(int digit) {
        return possible[digit];
    }

    private void grow(int digit, int row, CellSet open, CellSet way) {
        if (row == 9) {
            add(digit, way);
            return;
        }
        CellSet places = open.and(Houses.cells(House.row(row)));
        for (int cell = places.first(); cell >= 0; cell = places.next(cell)) {
            grow(digit, row + 1, open.minus(Houses.peers(cell)), way.with(cell));
        }
    }

    private void add(int digit, CellSet way) {
        int at = counts[digit]++ * 2;
        if (at == ways[digit].length) {
            ways[digit] = Arrays.copyOf(ways[digit], 2 * at);
        }
        ways[digit][at] = way.upper();
        ways[digit][at + 1] = way.lower();
    }

    private void sum(int digit) {
        long andU = CellSet.ALL.upper();
        long andL = CellSet.ALL.lower();
        long orU = 0;
        long orL = 0;
        for (int at = 0; at < counts[digit] * 2; at += 2) {
            andU &= ways[digit][at];
            andL &= ways[digit][at + 1];
            orU |= ways[digit][at];
            orL |= ways[digit][at + 1];
        }
        certain[digit] = new CellSet(andU, andL);
        possible[digit] = new CellSet(orU, orL);
    }

    /// Drops the ways of `digit` through cells where another digit is certain; returns whether there were some.
    private boolean drop(int digit) {
        int before = counts[digit];
        for (int other = 1; other <= Digit.COUNT; other++) {
            if (other != digit && drop(digit, certain[other])) {
                others[digit] = others[digit].or(others[other]).with(other).without(digit);
            }
        }
        if (counts[digit] == before) {
            return false;
        }
        sum(digit);
        return true;
    }

    /// Drops the ways of `digit` that cross every way of `other`; returns whether there were some.
    private boolean dropCrossing(int digit, int other) {
        int before = counts[digit];
        int kept = 0;
        for (int at = 0; at < before * 2; at += 2) {
            if (leavesRoom(ways[digit][at], ways[digit][at + 1], other)) {
                ways[digit][kept++] = ways[digit][at];
                ways[digit][kept++] = ways[digit][at + 1];
            }
        }
        if (kept == before * 2) {
            return false;
        }
        counts[digit] = kept / 2;
        others[digit] = others[digit].or(others[other]).with(other).without(digit);
        sum(digit);
        return true;
    }

    private boolean leavesRoom(long upper, long lower, int other) {
        for (int at = 0; at < counts[other] * 2; at += 2) {
            if ((ways[other][at] & upper | ways[other][at + 1] & lower) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean drop(int digit, CellSet taken) {
        int before = counts[digit];
        int kept = 0;
        for (int at = 0; at < before * 2; at += 2) {
            if ((ways[digit][at] & taken.upper() | ways[digit][at + 1] & taken.lower()) == 0) {
                ways[digit][kept++] = ways[digit][at];
                ways[digit][kept++] = ways[digit][at + 1];
            }
        }
        counts[digit] = kept / 2;
        return counts[digit] < before;
    }
}

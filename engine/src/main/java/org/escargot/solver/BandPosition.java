package org.escargot.solver;

import static org.escargot.solver.BandTables.ALONE;
import static org.escargot.solver.BandTables.BAND;
import static org.escargot.solver.BandTables.CLOSURE;
import static org.escargot.solver.BandTables.OTHER_ROWS;
import static org.escargot.solver.BandTables.POSSIBLE;
import static org.escargot.solver.BandTables.SPREAD;

/// One position of a [BandSolver]'s search, and the rules that narrow it down.
///
/// ```
/// words 0..26    candidates: digit * 3 + band
///       27..53   settled:    digit * 3 + band, the cells that hold the digit
///       54..56   open:       band, the cells that hold no digit yet
///       57..59   pairs:      band, the open cells with two candidates   (after a sweep that got stuck)
///       60..62   triples:    band, the open cells with three candidates (likewise)
/// ```
final class BandPosition {
    static final int SETTLED = 27;
    static final int OPEN = 54;
    static final int PAIRS = 57;
    static final int TRIPLES = 60;
    static final int WORDS = 64;

    /// What sweeping came to.
    static final int CONTRADICTION = 0;

    static final int SOLVED = 1;
    static final int STUCK = 2;
    private static final int PLACED = 3;

    private static final int COLUMNS = 7 * SPREAD;
    private static final int ROWS = 1 | 1 << 3 | 1 << 6;

    final int[] words = new int[WORDS];

    /// Sweeps until every cell is settled, nothing is left to place, or the rules are broken.
    int settle() {
        int[] w = words;
        while (true) {
            int outcome = sweep(w);
            if (outcome != PLACED) {
                return outcome;
            }
        }
    }

    /// Kernel: one method and no arrays but the position, so that open cells and counters stay in registers.
    private static int sweep(int[] w) {
        int open0 = w[OPEN];
        int open1 = w[OPEN + 1];
        int open2 = w[OPEN + 2];
        int before0 = open0;
        int before1 = open1;
        int before2 = open2;
        int one0 = 0;
        int one1 = 0;
        int one2 = 0;
        int two0 = 0;
        int two1 = 0;
        int two2 = 0;
        int three0 = 0;
        int three1 = 0;
        int three2 = 0;
        int four0 = 0;
        int four1 = 0;
        int four2 = 0;
        for (int i = 0; i < 27; i += 3) {
            int a = w[i] & (open0 | w[SETTLED + i]);
            int b = w[i + 1] & (open1 | w[SETTLED + i + 1]);
            int c = w[i + 2] & (open2 | w[SETTLED + i + 2]);

            // Rows and boxes: only mini-rows on a permutation stay.
            int closedA = CLOSURE[(a | a >>> 9 | a >>> 18) & 511];
            int closedB = CLOSURE[(b | b >>> 9 | b >>> 18) & 511];
            int closedC = CLOSURE[(c | c >>> 9 | c >>> 18) & 511];
            if ((closedA & closedB & closedC & POSSIBLE) == 0) {
                return CONTRADICTION;
            }
            a &= closedA;
            b &= closedB;
            c &= closedC;

            // Columns and boxes: bit 9 * x + 3 * band + stack of v is set when column x of the stack has a cell
            // left in the band; again only what lies on a permutation (column to band) stays.
            int v = (a | a >>> 3 | a >>> 6) & COLUMNS
                    | ((b | b >>> 3 | b >>> 6) & COLUMNS) << 3
                    | ((c | c >>> 3 | c >>> 6) & COLUMNS) << 6;
            int x = v & 511;
            int y = v >>> 9 & 511;
            int z = v >>> 18;
            x |= x << 9;
            y |= y << 9;
            z |= z << 9;
            int x1 = x >>> 3;
            int x2 = x >>> 6;
            int y1 = y >>> 3;
            int y2 = y >>> 6;
            int z1 = z >>> 3;
            int z2 = z >>> 6;
            v &= (y1 & z2 | y2 & z1) & 511 | ((x1 & z2 | x2 & z1) & 511) << 9 | (x1 & y2 | x2 & y1) << 18;
            a &= (v & COLUMNS) * ROWS;
            b &= (v >>> 3 & COLUMNS) * ROWS;
            c &= (v >>> 6 & COLUMNS) * ROWS;

            w[i] = a;
            w[i + 1] = b;
            w[i + 2] = c;
            four0 |= three0 & a;
            four1 |= three1 & b;
            four2 |= three2 & c;
            three0 |= two0 & a;
            three1 |= two1 & b;
            three2 |= two2 & c;
            two0 |= one0 & a;
            two1 |= one1 & b;
            two2 |= one2 & c;
            one0 |= a;
            one1 |= b;
            one2 |= c;

            // Rows with a single cell left: the digit is settled there.
            a &= onlyOfRow(a);
            b &= onlyOfRow(b);
            c &= onlyOfRow(c);
            w[SETTLED + i] = a;
            w[SETTLED + i + 1] = b;
            w[SETTLED + i + 2] = c;
            open0 &= ~a;
            open1 &= ~b;
            open2 &= ~c;
        }
        w[OPEN] = open0;
        w[OPEN + 1] = open1;
        w[OPEN + 2] = open2;
        if ((one0 & one1 & one2) != BAND) {
            return CONTRADICTION;
        }
        int naked0 = open0 & ~two0;
        int naked1 = open1 & ~two1;
        int naked2 = open2 & ~two2;
        if ((naked0 | naked1 | naked2) != 0) {
            reduce(w, naked0, naked1, naked2);
            return PLACED;
        }
        if ((open0 | open1 | open2) == 0) {
            return isPermutation(w) ? SOLVED : CONTRADICTION;
        }
        if (open0 != before0 || open1 != before1 || open2 != before2) {
            return PLACED;
        }
        w[PAIRS] = open0 & ~three0;
        w[PAIRS + 1] = open1 & ~three1;
        w[PAIRS + 2] = open2 & ~three2;
        w[TRIPLES] = open0 & three0 & ~four0;
        w[TRIPLES + 1] = open1 & three1 & ~four1;
        w[TRIPLES + 2] = open2 & three2 & ~four2;
        return STUCK;
    }

    /// Leaves of each row that holds a naked single the single alone; the next sweep draws the conclusions.
    private static void reduce(int[] w, int naked0, int naked1, int naked2) {
        for (int i = 0; i < 27; i += 3) {
            w[i] = reduced(w[i], naked0);
            w[i + 1] = reduced(w[i + 1], naked1);
            w[i + 2] = reduced(w[i + 2], naked2);
        }
    }

    /// The candidates of a digit in a band when it must stand in these cells of it. Two of them in one row
    /// leave that row empty, a contradiction.
    static int reduced(int candidates, int singles) {
        int hits = candidates & singles;
        int frame = (hits | hits >>> 9 | hits >>> 18) & 511;
        return candidates & (hits & onlyOfRow(hits) | OTHER_ROWS[frame]);
    }

    private static int onlyOfRow(int cells) {
        int p = cells >>> 9;
        int q = cells >>> 18;
        return ((cells ^ p ^ q) & ~(cells & p & q) & ALONE[(cells | p | q) & 511]) * SPREAD;
    }

    /// Whether each digit stands in different boxes and columns; different rows are certain.
    private static boolean isPermutation(int[] w) {
        int possible = POSSIBLE;
        int columns = COLUMNS;
        for (int i = 0; i < 27; i += 3) {
            int a = w[SETTLED + i];
            int b = w[SETTLED + i + 1];
            int c = w[SETTLED + i + 2];
            possible &= CLOSURE[(a | a >>> 9 | a >>> 18) & 511]
                    & CLOSURE[(b | b >>> 9 | b >>> 18) & 511]
                    & CLOSURE[(c | c >>> 9 | c >>> 18) & 511];
            int all = a | b | c;
            columns &= all | all >>> 3 | all >>> 6;
        }
        return possible != 0 && columns == COLUMNS;
    }
}

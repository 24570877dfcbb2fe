package org.escargot.solver;

import static org.escargot.solver.BandTables.ALONE;
import static org.escargot.solver.BandTables.BAND;
import static org.escargot.solver.BandTables.CLOSURE;
import static org.escargot.solver.BandTables.OTHER_ROWS;
import static org.escargot.solver.BandTables.POSSIBLE;
import static org.escargot.solver.BandTables.SPREAD;

import org.escargot.grid.Digit;

/// One position of a [BandSolver]'s search, and the rules that narrow it down.
///
/// A word is two bands side by side: an even digit (counted from 0) in the lower half, the odd digit that
/// follows in the upper half, so that each rule works on two digits at once. Beside digit 8 the upper half is empty.
///
/// ```
/// words 0..14    candidates: digit / 2 * 3 + band
///       15..29   settled:    likewise, the cells that hold the digit
///       30..32   open:       band, the cells that hold no digit yet, in both halves
///       33..35   expected:   likewise, those of them that stay open if the next sweep finds nothing new
///       36..38   bivalue:    band, the open cells with two candidates, lower half (after a sweep that got stuck)
/// ```
///
/// The names in the sweep; each but `naked` speaks of two digits, one in each half:
///
/// ```
///   w                   the words above
///   a  b  c             the candidates of the two digits in the top, middle and bottom band; at the end of each
///                       round of the loop those of them that are settled
///   closedA .. C        what the closing of rows and boxes leaves of a, b, c
///   v                   the mini-columns that have a candidate, all three bands: bit 9 * column + 3 * band + stack
///   x  y  z             the frames of v for column 0, 1 and 2 of every stack, each written twice in a row, so that a
///                       shift turns it
///   x1 y1 z1, x2 y2 z2  the same, turned by one band and by two
///   open                the open cells of a band now; the number at the end of a name is the band
///   one  two  three     the cells of a band with a candidate in at least one, two, three of the words seen so far
///   naked               the open cells of a band with a single candidate
/// ```
final class BandPosition {
    static final int SETTLED = 15;
    static final int OPEN = 30;
    static final int EXPECTED = 33;
    static final int BIVALUE = 36;
    static final int WORDS = 39;

    /// How the sweeping ended.
    static final int CONTRADICTION = 0;

    static final int SOLVED = 1;
    static final int STUCK = 2;
    private static final int PLACED = 3;

    /// A mask times this puts the mask into both halves.
    static final long BOTH = 1L << 32 | 1;

    private static final long FRAMES = 511 * BOTH;
    private static final int COLUMNS_OF_BAND = 7 * SPREAD;
    private static final long COLUMNS = COLUMNS_OF_BAND * BOTH;
    private static final int ROWS = 1 | 1 << 3 | 1 << 6;
    private static final long ROW = 7 * SPREAD;

    final long[] words = new long[WORDS];

    /// All bits where naked singles are expected to settle and to change nothing else, so that a position is stuck a
    /// sweep sooner; none where it is not.
    final long followed;

    BandPosition(boolean sooner) {
        followed = sooner ? -1 : 0;
    }

    /// All candidates of a word.
    static long all(int word) {
        return word < SETTLED - 3 ? BAND * BOTH : BAND;
    }

    /// Word and half of a digit in a band.
    static int word(int digit, int band) {
        return digit / 2 * 3 + band;
    }

    static int half(int digit) {
        return (digit & 1) * 32;
    }

    /// Sweeps until every cell is settled, nothing is left to place, or the rules are broken.
    int settle() {
        long[] w = words;
        while (true) {
            int outcome = sweep(w, followed);
            if (outcome != PLACED) {
                return outcome;
            }
        }
    }

    /// Kernel: one method and no arrays but the position, so that open cells and counters stay in registers.
    ///
    /// The tables have names of their own here, and this class has no static initializer: as WebAssembly, each
    /// look at a static field and each call of a method of such a class would first call the initializer. Without
    /// that it is 1.5 times as fast.
    private static int sweep(long[] w, long followed) {
        int[] closure = CLOSURE;
        int[] alone = ALONE;
        long open0 = w[OPEN];
        long open1 = w[OPEN + 1];
        long open2 = w[OPEN + 2];
        long one0 = 0;
        long one1 = 0;
        long one2 = 0;
        long two0 = 0;
        long two1 = 0;
        long two2 = 0;
        long three0 = 0;
        long three1 = 0;
        long three2 = 0;
        for (int i = 0; i < SETTLED; i += 3) {
            long a = w[i] & (open0 | w[SETTLED + i]);
            long b = w[i + 1] & (open1 | w[SETTLED + i + 1]);
            long c = w[i + 2] & (open2 | w[SETTLED + i + 2]);

            // Rows and boxes: only mini-rows on a permutation stay.
            long closedA = twice(closure, a | a >>> 9 | a >>> 18);
            long closedB = twice(closure, b | b >>> 9 | b >>> 18);
            long closedC = twice(closure, c | c >>> 9 | c >>> 18);
            long needed = i < SETTLED - 3 ? POSSIBLE * BOTH : POSSIBLE;
            if ((closedA & closedB & closedC & needed) != needed) {
                return CONTRADICTION;
            }
            a &= closedA;
            b &= closedB;
            c &= closedC;

            // Columns and boxes: bit 9 * x + 3 * band + stack of v is set when column x of the stack has a cell
            // left in the band; again only what lies on a permutation (column to band) stays.
            long v = (a | a >>> 3 | a >>> 6) & COLUMNS
                    | ((b | b >>> 3 | b >>> 6) & COLUMNS) << 3
                    | ((c | c >>> 3 | c >>> 6) & COLUMNS) << 6;
            long x = v & FRAMES;
            long y = v >>> 9 & FRAMES;
            long z = v >>> 18 & FRAMES;
            x |= x << 9;
            y |= y << 9;
            z |= z << 9;
            long x1 = x >>> 3;
            long x2 = x >>> 6;
            long y1 = y >>> 3;
            long y2 = y >>> 6;
            long z1 = z >>> 3;
            long z2 = z >>> 6;
            v &= (y1 & z2 | y2 & z1) & FRAMES
                    | ((x1 & z2 | x2 & z1) & FRAMES) << 9
                    | ((x1 & y2 | x2 & y1) & FRAMES) << 18;
            a &= (v & COLUMNS) * ROWS;
            b &= (v >>> 3 & COLUMNS) * ROWS;
            c &= (v >>> 6 & COLUMNS) * ROWS;

            w[i] = a;
            w[i + 1] = b;
            w[i + 2] = c;
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
            a &= onlyOfRow(a, alone);
            b &= onlyOfRow(b, alone);
            c &= onlyOfRow(c, alone);
            w[SETTLED + i] = a;
            w[SETTLED + i + 1] = b;
            w[SETTLED + i + 2] = c;
            open0 &= ~(a | Long.rotateLeft(a, 32));
            open1 &= ~(b | Long.rotateLeft(b, 32));
            open2 &= ~(c | Long.rotateLeft(c, 32));
        }
        w[OPEN] = open0;
        w[OPEN + 1] = open1;
        w[OPEN + 2] = open2;
        if ((atLeastOne(one0) & atLeastOne(one1) & atLeastOne(one2)) != BAND) {
            return CONTRADICTION;
        }
        if ((open0 | open1 | open2) == 0) {
            return isPermutation(w) ? SOLVED : CONTRADICTION;
        }
        int naked0 = (int) open0 & ~atLeastTwo(one0, two0);
        int naked1 = (int) open1 & ~atLeastTwo(one1, two1);
        int naked2 = (int) open2 & ~atLeastTwo(one2, two2);
        // A naked single changes nothing but its own digit, which the sweep has followed: its cell has no other digit.
        boolean isStuck = (naked0 | naked1 | naked2) == 0
                && open0 == w[EXPECTED]
                && open1 == w[EXPECTED + 1]
                && open2 == w[EXPECTED + 2];
        w[EXPECTED] = open0 & ~(naked0 * BOTH & followed);
        w[EXPECTED + 1] = open1 & ~(naked1 * BOTH & followed);
        w[EXPECTED + 2] = open2 & ~(naked2 * BOTH & followed);
        if (!isStuck) {
            reduce(w, 0, naked0);
            reduce(w, 1, naked1);
            reduce(w, 2, naked2);
            return PLACED;
        }
        w[BIVALUE] = (int) open0 & ~atLeastThree(one0, two0, three0);
        w[BIVALUE + 1] = (int) open1 & ~atLeastThree(one1, two1, three1);
        w[BIVALUE + 2] = (int) open2 & ~atLeastThree(one2, two2, three2);
        return STUCK;
    }

    /// The entries of both halves' frames; bits above a frame are ignored.
    private static long twice(int[] table, long frames) {
        return table[(int) frames & 511] | (long) table[(int) (frames >>> 32) & 511] << 32;
    }

    /// The cells that have a candidate in one half or the other.
    private static int atLeastOne(long one) {
        return (int) (one | one >>> 32);
    }

    private static int atLeastTwo(long one, long two) {
        return (int) (two | two >>> 32 | one & one >>> 32);
    }

    private static int atLeastThree(long one, long two, long three) {
        return (int) (three | three >>> 32 | two & one >>> 32 | one & two >>> 32);
    }

    private static void reduce(long[] w, int band, int naked) {
        for (int rest = naked; rest != 0; rest &= rest - 1) {
            reduceRow(w, band, Integer.numberOfTrailingZeros(rest));
        }
    }

    /// Leaves of the row of a naked single, bit `place` of its band, the single alone; the next sweep draws the
    /// conclusions, and meets the contradiction where another single has taken the digit from this cell. Without a
    /// branch, because nothing predicts which digit it is.
    ///
    /// @param from where `words` has the first digits of the band
    static void reduceRow(long[] words, int from, int place) {
        long row = ROW << place / 3 % 3 * 3;
        for (int i = from; i < from + SETTLED; i += 3) {
            long bit = words[i] >>> place & BOTH;
            words[i] &= ~(bit * row ^ bit << place);
        }
    }

    /// The candidates of digits in a band when they must stand in these cells of it. Two of them in one row
    /// leave that row empty, a contradiction.
    static long reduced(long candidates, long singles) {
        long hits = candidates & singles;
        return candidates & (hits & onlyOfRow(hits, ALONE) | twice(OTHER_ROWS, hits | hits >>> 9 | hits >>> 18));
    }

    /// The cells that are the only ones of their row; `p` and `q` are the second and third cells of the mini-rows.
    private static long onlyOfRow(long cells, int[] alone) {
        long p = cells >>> 9;
        long q = cells >>> 18;
        return ((cells ^ p ^ q) & ~(cells & p & q) & twice(alone, cells | p | q)) * SPREAD;
    }

    /// Whether each digit stands in different boxes and columns; different rows are certain.
    private static boolean isPermutation(long[] w) {
        int[] closure = CLOSURE;
        int possible = POSSIBLE;
        int columns = COLUMNS_OF_BAND;
        for (int digit = 0; digit < Digit.COUNT; digit++) {
            int i = SETTLED + word(digit, 0);
            int a = (int) (w[i] >>> half(digit));
            int b = (int) (w[i + 1] >>> half(digit));
            int c = (int) (w[i + 2] >>> half(digit));
            possible &= closure[(a | a >>> 9 | a >>> 18) & 511]
                    & closure[(b | b >>> 9 | b >>> 18) & 511]
                    & closure[(c | c >>> 9 | c >>> 18) & 511];
            int all = a | b | c;
            columns &= all | all >>> 3 | all >>> 6;
        }
        return possible != 0 && columns == COLUMNS_OF_BAND;
    }
}

package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.ROL;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/// The rules, applied to all digits of one position at once: a digit in each lane.
///
/// Three vectors are the whole position. A lane has the 27 cells of a band as [LaneSweep] has them, three fields of
/// nine columns with a guard bit above each, and closes them in the same way; lanes 9 to 15 are empty and stay so.
///
/// ```
///              lane 0     lane 1     lane 2    ...   lane 8
///   words  0.. digit 1    digit 2    digit 3         digit 9     top band
///         16.. digit 1    digit 2    digit 3         digit 9     middle band
///         32.. digit 1    digit 2    digit 3         digit 9     bottom band
///         48..50  open:   the cells of each band that hold no digit yet, as the last position told that was stuck
///         51..53  naked:  the cells of each band that are left with one candidate, when a search starts
/// ```
///
/// How many digits are left in a cell must be counted across the lanes. Two digits stand side by side in 64 bits, so
/// vector instructions combine two digits, and what they say of the top band and of the middle band goes into the
/// halves of a `long`. Nine digits give five such longs; they are stored and read back, and scalar instructions add
/// them up:
///
/// ```
///   pairs  0..4   cells with one digit of the two or both:  top band in the lower half, middle band in the upper
///          8..12  cells with both:                          likewise
///         16..20  cells where one of the two is settled:    likewise
///         24..44  the same of the bottom band, in both halves
/// ```
///
/// The names in the kernel; a *field* is nine bits and their guard:
///
/// ```
///   a  b  c     the candidates of each digit in the top, middle and bottom band
///   sa sb sc    the cells of a, b, c where the digit is settled
///   t           the naked singles among the candidates, and all guard bits; at the end of the round, the guard bits of
///               the rows with several candidates
///   u           t less one in each field, so that the guard bit is left where the row holds a naked single
///   g           the guard bits of the rows that hold a naked single; at the end of the round, of the rows with one
///               candidate
///   r           all nine cells of the rows of g
///   m           the 3x3 matrices being closed; first by mini-row (field row, bit 3 * box + band), then by mini-column
///               (field band, bit column)
///   n           the part of m that comes of b, then of c
///   p  q        m turned by one field and by two: the two other rows, or bands
///   p1 q1       p and q turned by one box, or by one column in its stack; then p has what the two others can share
///               out one way or the other, and q the same turned once more; after the rows, p has the mini-rows left
///               in one band; after the columns, p, q and m have the columns left in the top, middle and bottom band
/// ```
///
/// Of the scalar names, `…Upper` has the top band in its lower half and the middle band in its upper half, `…Bottom`
/// the bottom band: `open` and `now` are the open cells before and after a round, `expected` those that stay open if
/// nothing changes, `naked` the open cells with one candidate; `one` and `two` are the cells with at least one and
/// two.
final class DigitSweep {
    static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_512;

    /// From a band to the next in `words`.
    static final int BAND = 16;

    static final int OPEN = 3 * BAND;
    static final int NAKED = OPEN + 3;
    /// The words of a position.
    static final int WORDS = 64;

    static final int BOTH = 8;
    private static final int SETTLED = 16;
    /// From the upper bands to the bottom one in `pairs`.
    static final int BOTTOM = 24;

    static final int ALL_PAIRS = 48;
    /// How many longs hold nine digits, two in each.
    static final int PAIRS = 5;

    /// How the sweeping ended.
    static final int CONTRADICTION = 0;

    static final int SOLVED = 1;
    static final int STUCK = 2;

    private static final int FIELDS = 1 | 1 << 10 | 1 << 20;
    private static final int CELLS = 511 * FIELDS;
    private static final long CELLS_OF_TWO_BANDS = (long) CELLS << 32 | CELLS;
    /// The lanes in use.
    private static final long DIGITS = 511;

    /// The constants of the kernel in the order in which it reads them when it starts. They are read from memory
    /// because C2 would build a known constant anew at each use, though there are registers enough: 1.02 to
    /// 1.06 times the speed for one puzzle a call.
    private static final int[] MASKS = {
        512 * FIELDS,
        FIELDS,
        CELLS,
        0b010_010_010 * FIELDS,
        0b100_100_100 * FIELDS,
        0b001_001_001 * FIELDS,
        0b000_111_111 * FIELDS,
        511,
        511 << 10,
        511 << 20
    };

    private DigitSweep() {}

    /// Sweeps the position at `words[from]` until every cell is settled, nothing is left to place, or the rules
    /// are broken. A position that is solved or stuck is left in the first words, and `pairs` tell of its cells;
    /// after a contradiction both are void.
    ///
    /// Kernel: one method, because a vector that C2 passes to a method it does not inline becomes an object.
    static int settle(int[] words, int from, long[] pairs) {
        IntVector guard = IntVector.broadcast(SPECIES, MASKS[0]);
        IntVector ones = IntVector.broadcast(SPECIES, MASKS[1]);
        IntVector cells = IntVector.broadcast(SPECIES, MASKS[2]);
        IntVector middles = IntVector.broadcast(SPECIES, MASKS[3]);
        IntVector lasts = IntVector.broadcast(SPECIES, MASKS[4]);
        IntVector firsts = IntVector.broadcast(SPECIES, MASKS[5]);
        IntVector lowerBoxes = IntVector.broadcast(SPECIES, MASKS[6]);
        IntVector field0 = IntVector.broadcast(SPECIES, MASKS[7]);
        IntVector field1 = IntVector.broadcast(SPECIES, MASKS[8]);
        IntVector field2 = IntVector.broadcast(SPECIES, MASKS[9]);
        LongVector lower = LongVector.broadcast(LongVector.SPECIES_512, 0xFFFF_FFFFL);
        IntVector a = IntVector.fromArray(SPECIES, words, from);
        IntVector b = IntVector.fromArray(SPECIES, words, from + BAND);
        IntVector c = IntVector.fromArray(SPECIES, words, from + 2 * BAND);
        IntVector sa = IntVector.zero(SPECIES);
        IntVector sb = sa;
        IntVector sc = sa;
        long openUpper = CELLS_OF_TWO_BANDS;
        int openBottom = CELLS;
        long nakedUpper = words[from + NAKED] | (long) words[from + NAKED + 1] << 32;
        int nakedBottom = words[from + NAKED + 2];
        // What stays open if nothing changes. A naked single changes nothing but its own digit, which the sweep
        // follows at once: its cell has no other digit.
        long expectedUpper = (words[from + OPEN] | (long) words[from + OPEN + 1] << 32) & ~nakedUpper;
        int expectedBottom = words[from + OPEN + 2] & ~nakedBottom;
        while (true) {
            a = a.and(sa.or(IntVector.broadcast(SPECIES, (int) openUpper)));
            b = b.and(sb.or(IntVector.broadcast(SPECIES, (int) (openUpper >>> 32))));
            c = c.and(sc.or(IntVector.broadcast(SPECIES, openBottom)));
            // A row with a naked single of the digit keeps only that one. Of two naked singles one stays, and the cell
            // of the other will be empty.
            IntVector t = a.and(IntVector.broadcast(SPECIES, (int) nakedUpper)).or(guard);
            IntVector u = t.sub(ones);
            IntVector g = u.and(guard);
            IntVector r = g.sub(g.lanewise(LSHR, 9));
            a = a.lanewise(XOR, a.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));
            t = b.and(IntVector.broadcast(SPECIES, (int) (nakedUpper >>> 32))).or(guard);
            u = t.sub(ones);
            g = u.and(guard);
            r = g.sub(g.lanewise(LSHR, 9));
            b = b.lanewise(XOR, b.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));
            t = c.and(IntVector.broadcast(SPECIES, nakedBottom)).or(guard);
            u = t.sub(ones);
            g = u.and(guard);
            r = g.sub(g.lanewise(LSHR, 9));
            c = c.lanewise(XOR, c.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));

            // Rows and boxes, band k at bit k of each mini-row.
            IntVector m = a.or(a.lanewise(LSHR, 1)).or(a.lanewise(LSHR, 2)).and(firsts);
            IntVector n = b.or(b.lanewise(LSHL, 1)).or(b.lanewise(LSHR, 1));
            m = m.or(n.and(middles));
            n = c.or(c.lanewise(LSHL, 1)).or(c.lanewise(LSHL, 2));
            m = m.or(n.and(lasts));
            IntVector p = m.lanewise(LSHR, 10).or(m.lanewise(LSHL, 20));
            IntVector q = m.lanewise(LSHR, 20).or(m.lanewise(LSHL, 10));
            IntVector p1 = p.lanewise(LSHL, 6);
            p1 = p1.lanewise(XOR, p1.lanewise(XOR, p.lanewise(LSHR, 3)).and(lowerBoxes));
            IntVector q1 = q.lanewise(LSHL, 6);
            q1 = q1.lanewise(XOR, q1.lanewise(XOR, q.lanewise(LSHR, 3)).and(lowerBoxes));
            p = p.and(q1).or(q.and(p1));
            q = p.lanewise(LSHL, 6);
            m = m.and(q.lanewise(XOR, q.lanewise(XOR, p.lanewise(LSHR, 3)).and(lowerBoxes)));
            p = m.and(firsts);
            a = a.and(p.lanewise(LSHL, 3).sub(p));
            p = m.and(middles);
            b = b.and(p.lanewise(LSHL, 2).sub(p.lanewise(LSHR, 1)));
            p = m.and(lasts);
            c = c.and(p.lanewise(LSHL, 1).sub(p.lanewise(LSHR, 2)));

            // Columns and boxes, band k in field k.
            m = a.or(a.lanewise(LSHR, 10)).or(a.lanewise(LSHR, 20)).and(field0);
            n = b.or(b.lanewise(LSHL, 10)).or(b.lanewise(LSHR, 10));
            m = m.or(n.and(field1));
            n = c.or(c.lanewise(LSHL, 10)).or(c.lanewise(LSHL, 20));
            m = m.or(n.and(field2));
            p = m.lanewise(LSHR, 10).or(m.lanewise(LSHL, 20));
            q = m.lanewise(LSHR, 20).or(m.lanewise(LSHL, 10));
            p1 = p.lanewise(LSHR, 1);
            p1 = p1.lanewise(XOR, p1.lanewise(XOR, p.lanewise(LSHL, 2)).and(lasts));
            q1 = q.lanewise(LSHR, 1);
            q1 = q1.lanewise(XOR, q1.lanewise(XOR, q.lanewise(LSHL, 2)).and(lasts));
            p = p.and(q1).or(q.and(p1));
            q = p.lanewise(LSHR, 1);
            m = m.and(q.lanewise(XOR, q.lanewise(XOR, p.lanewise(LSHL, 2)).and(lasts)));
            p = m.and(field0);
            p = p.or(p.lanewise(LSHL, 10)).or(p.lanewise(LSHL, 20));
            q = m.and(field1);
            q = q.or(q.lanewise(LSHL, 10)).or(q.lanewise(LSHR, 10));
            m = m.and(field2);
            m = m.or(m.lanewise(LSHR, 10)).or(m.lanewise(LSHR, 20));
            if ((p.or(q).or(m).compare(NE, CELLS).toLong() & DIGITS) != 0) {
                return CONTRADICTION;
            }
            a = a.and(p);
            b = b.and(q);
            c = c.and(m);

            // Rows with a single cell left: the digit is settled there.
            t = a.and(a.sub(ones)).add(cells);
            g = guard.lanewise(XOR, guard.and(t));
            sa = a.and(g.sub(g.lanewise(LSHR, 9)));
            t = b.and(b.sub(ones)).add(cells);
            g = guard.lanewise(XOR, guard.and(t));
            sb = b.and(g.sub(g.lanewise(LSHR, 9)));
            t = c.and(c.sub(ones)).add(cells);
            g = guard.lanewise(XOR, guard.and(t));
            sc = c.and(g.sub(g.lanewise(LSHR, 9)));

            // Two digits together: `even` has the even digit's top band beside its middle band, `odd` the odd one's.
            LongVector top = a.reinterpretAsLongs();
            LongVector middle = b.reinterpretAsLongs();
            LongVector bottom = c.reinterpretAsLongs();
            LongVector turned = middle.lanewise(ROL, 32);
            LongVector even = turned.lanewise(XOR, turned.lanewise(XOR, top).and(lower));
            turned = top.lanewise(ROL, 32);
            LongVector odd = middle.lanewise(XOR, middle.lanewise(XOR, turned).and(lower));
            even.or(odd).intoArray(pairs, 0);
            even.and(odd).intoArray(pairs, BOTH);
            turned = bottom.lanewise(ROL, 32);
            bottom.or(turned).intoArray(pairs, BOTTOM);
            bottom.and(turned).intoArray(pairs, BOTTOM + BOTH);
            top = sa.reinterpretAsLongs();
            top = top.or(top.lanewise(ROL, 32));
            middle = sb.reinterpretAsLongs();
            middle = middle.or(middle.lanewise(ROL, 32));
            bottom = sc.reinterpretAsLongs();
            middle.lanewise(XOR, middle.lanewise(XOR, top).and(lower)).intoArray(pairs, SETTLED);
            bottom.or(bottom.lanewise(ROL, 32)).intoArray(pairs, BOTTOM + SETTLED);

            // Over all digits: cells with at least one of them and with at least two, and those that are settled.
            long one = 0;
            long two = 0;
            long settled = 0;
            long oneBottom = 0;
            long twoBottom = 0;
            long settledBottom = 0;
            for (int i = 0; i < PAIRS; i++) {
                two |= pairs[BOTH + i] | one & pairs[i];
                one |= pairs[i];
                settled |= pairs[SETTLED + i];
                twoBottom |= pairs[BOTTOM + BOTH + i] | oneBottom & pairs[BOTTOM + i];
                oneBottom |= pairs[BOTTOM + i];
                settledBottom |= pairs[BOTTOM + SETTLED + i];
            }
            if (one != CELLS_OF_TWO_BANDS || (int) oneBottom != CELLS) {
                return CONTRADICTION;
            }
            long nowUpper = openUpper & ~settled;
            int nowBottom = openBottom & ~(int) settledBottom;
            nakedUpper = nowUpper & ~two;
            nakedBottom = nowBottom & ~(int) twoBottom;
            boolean solved = (nowUpper | nowBottom) == 0;
            if (solved || (nakedUpper | nakedBottom | nowUpper ^ expectedUpper | nowBottom ^ expectedBottom) == 0) {
                a.intoArray(words, 0);
                b.intoArray(words, BAND);
                c.intoArray(words, 2 * BAND);
                words[OPEN] = (int) nowUpper;
                words[OPEN + 1] = (int) (nowUpper >>> 32);
                words[OPEN + 2] = nowBottom;
                return solved ? SOLVED : STUCK;
            }
            openUpper = nowUpper;
            openBottom = nowBottom;
            expectedUpper = nowUpper & ~nakedUpper;
            expectedBottom = nowBottom & ~nakedBottom;
        }
    }
}

package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/// The rules, applied to all digits of one position at once: a digit in each lane.
///
/// Three vectors are the whole position. A lane has the 27 cells of a band as [LaneSweep] has them, three fields of
/// nine
/// columns with a guard bit above each, and closes them in the same way; lanes 9 to 15 are empty and stay so.
///
/// ```
///              lane 0     lane 1     lane 2    ...   lane 8
///   words  0.. digit 1    digit 2    digit 3         digit 9     top band
///         16.. digit 1    digit 2    digit 3         digit 9     middle band
///         32.. digit 1    digit 2    digit 3         digit 9     bottom band
///         48..50  open:   the cells of each band that hold no digit yet, once a search is stuck
///         51..53  naked:  the cells of each band that are left with one candidate, when a search starts
/// ```
///
/// What must be known of a cell goes across the lanes: how many digits are left there. The vectors are stored for that
/// and read back as `pairs`, two digits in each `long`, which scalar instructions add up while others wait:
///
/// ```
///   pairs  0..4, 8..12, 16..20     candidates of the top, middle and bottom band
///         24..28, 32..36, 40..44   settled: the cells that hold the digit
/// ```
final class DigitSweep {
    private static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_512;

    /// From a band to the next in `words` and in `pairs`.
    static final int BAND = 16;

    static final int PAIRS = 8;

    static final int OPEN = 3 * BAND;
    static final int NAKED = OPEN + 3;
    static final int WORDS = 64;

    static final int SETTLED = 3 * PAIRS;
    static final int ALL_PAIRS = 2 * SETTLED;

    /// What sweeping came to.
    static final int CONTRADICTION = 0;

    static final int SOLVED = 1;
    static final int STUCK = 2;

    private static final int FIELDS = 1 | 1 << 10 | 1 << 20;
    private static final int CELLS = 511 * FIELDS;
    /// The lanes in use.
    private static final long DIGITS = 511;

    private DigitSweep() {}

    /// Whether the processor takes so many lanes at once; elsewhere each vector is an object.
    static boolean isFast() {
        return IntVector.SPECIES_PREFERRED.length() >= SPECIES.length();
    }

    /// Sweeps until every cell is settled, nothing is left to place, or the rules are broken. A position that is stuck
    /// is
    /// left in `words`, a solved one in the settled cells of `pairs`; after a contradiction both are void.
    ///
    /// Kernel: one method, because a vector that C2 passes to a method it does not inline becomes an object.
    static int settle(int[] words, long[] pairs) {
        IntVector guard = IntVector.broadcast(SPECIES, 512 * FIELDS);
        IntVector ones = IntVector.broadcast(SPECIES, FIELDS);
        IntVector cells = IntVector.broadcast(SPECIES, CELLS);
        IntVector middles = IntVector.broadcast(SPECIES, 0b010_010_010 * FIELDS);
        IntVector lasts = IntVector.broadcast(SPECIES, 0b100_100_100 * FIELDS);
        IntVector firsts = IntVector.broadcast(SPECIES, 0b001_001_001 * FIELDS);
        IntVector lowerBoxes = IntVector.broadcast(SPECIES, 0b000_111_111 * FIELDS);
        IntVector lowestBox = IntVector.broadcast(SPECIES, 0b000_000_111 * FIELDS);
        IntVector field1 = IntVector.broadcast(SPECIES, 511 << 10);
        IntVector field2 = IntVector.broadcast(SPECIES, 511 << 20);
        IntVector a = IntVector.fromArray(SPECIES, words, 0);
        IntVector b = IntVector.fromArray(SPECIES, words, BAND);
        IntVector c = IntVector.fromArray(SPECIES, words, 2 * BAND);
        IntVector sa = IntVector.zero(SPECIES);
        IntVector sb = sa;
        IntVector sc = sa;
        int open0 = CELLS;
        int open1 = CELLS;
        int open2 = CELLS;
        int naked0 = words[NAKED];
        int naked1 = words[NAKED + 1];
        int naked2 = words[NAKED + 2];
        while (true) {
            a = a.and(sa.or(IntVector.broadcast(SPECIES, open0)));
            b = b.and(sb.or(IntVector.broadcast(SPECIES, open1)));
            c = c.and(sc.or(IntVector.broadcast(SPECIES, open2)));
            // A row with a naked single of the digit keeps that alone: of two, one, and the other cell will be empty.
            IntVector t = a.and(IntVector.broadcast(SPECIES, naked0)).or(guard);
            IntVector u = t.sub(ones);
            IntVector g = u.and(guard);
            IntVector r = g.sub(g.lanewise(LSHR, 9));
            a = a.lanewise(XOR, a.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));
            t = b.and(IntVector.broadcast(SPECIES, naked1)).or(guard);
            u = t.sub(ones);
            g = u.and(guard);
            r = g.sub(g.lanewise(LSHR, 9));
            b = b.lanewise(XOR, b.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));
            t = c.and(IntVector.broadcast(SPECIES, naked2)).or(guard);
            u = t.sub(ones);
            g = u.and(guard);
            r = g.sub(g.lanewise(LSHR, 9));
            c = c.lanewise(XOR, c.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));

            // Rows and boxes, band k at bit k of each mini-row.
            IntVector m = a.or(a.lanewise(LSHR, 1)).or(a.lanewise(LSHR, 2));
            IntVector n = b.or(b.lanewise(LSHL, 1)).or(b.lanewise(LSHR, 1));
            m = m.lanewise(XOR, m.lanewise(XOR, n).and(middles));
            n = c.or(c.lanewise(LSHL, 1)).or(c.lanewise(LSHL, 2));
            m = m.lanewise(XOR, m.lanewise(XOR, n).and(lasts));
            IntVector p = m.lanewise(LSHR, 10).or(m.lanewise(LSHL, 20));
            IntVector q = m.lanewise(LSHR, 20).or(m.lanewise(LSHL, 10));
            IntVector p1 = p.lanewise(LSHL, 6);
            p1 = p1.lanewise(XOR, p1.lanewise(XOR, p.lanewise(LSHR, 3)).and(lowerBoxes));
            IntVector p2 = p.lanewise(LSHL, 3);
            p2 = p2.lanewise(XOR, p2.lanewise(XOR, p.lanewise(LSHR, 6)).and(lowestBox));
            IntVector q1 = q.lanewise(LSHL, 6);
            q1 = q1.lanewise(XOR, q1.lanewise(XOR, q.lanewise(LSHR, 3)).and(lowerBoxes));
            IntVector q2 = q.lanewise(LSHL, 3);
            q2 = q2.lanewise(XOR, q2.lanewise(XOR, q.lanewise(LSHR, 6)).and(lowestBox));
            m = m.and(p1.and(q2).or(p2.and(q1)));
            p = m.and(firsts);
            a = a.and(p.lanewise(LSHL, 3).sub(p));
            p = m.and(middles);
            b = b.and(p.lanewise(LSHL, 2).sub(p.lanewise(LSHR, 1)));
            p = m.and(lasts);
            c = c.and(p.lanewise(LSHL, 1).sub(p.lanewise(LSHR, 2)));

            // Columns and boxes, band k in field k.
            m = a.or(a.lanewise(LSHR, 10)).or(a.lanewise(LSHR, 20));
            n = b.or(b.lanewise(LSHL, 10)).or(b.lanewise(LSHR, 10));
            m = m.lanewise(XOR, m.lanewise(XOR, n).and(field1));
            n = c.or(c.lanewise(LSHL, 10)).or(c.lanewise(LSHL, 20));
            m = m.lanewise(XOR, m.lanewise(XOR, n).and(field2));
            p = m.lanewise(LSHR, 10).or(m.lanewise(LSHL, 20));
            q = m.lanewise(LSHR, 20).or(m.lanewise(LSHL, 10));
            p1 = p.lanewise(LSHR, 1);
            p1 = p1.lanewise(XOR, p1.lanewise(XOR, p.lanewise(LSHL, 2)).and(lasts));
            p2 = p.lanewise(LSHL, 1);
            p2 = p2.lanewise(XOR, p2.lanewise(XOR, p.lanewise(LSHR, 2)).and(firsts));
            q1 = q.lanewise(LSHR, 1);
            q1 = q1.lanewise(XOR, q1.lanewise(XOR, q.lanewise(LSHL, 2)).and(lasts));
            q2 = q.lanewise(LSHL, 1);
            q2 = q2.lanewise(XOR, q2.lanewise(XOR, q.lanewise(LSHR, 2)).and(firsts));
            m = m.and(p1.and(q2).or(p2.and(q1)));
            IntVector alive = m.or(m.lanewise(LSHR, 1)).or(m.lanewise(LSHR, 2)).and(firsts);
            if ((alive.compare(NE, 0b001_001_001 * FIELDS).toLong() & DIGITS) != 0) {
                return CONTRADICTION;
            }
            IntVector up1 = m.lanewise(LSHL, 10);
            IntVector up2 = m.lanewise(LSHL, 20);
            IntVector down1 = m.lanewise(LSHR, 10);
            IntVector down2 = m.lanewise(LSHR, 20);
            p = m.lanewise(XOR, m.lanewise(XOR, up1).and(field1));
            a = a.and(p.lanewise(XOR, p.lanewise(XOR, up2).and(field2)));
            p = down1.lanewise(XOR, down1.lanewise(XOR, m).and(field1));
            b = b.and(p.lanewise(XOR, p.lanewise(XOR, up1).and(field2)));
            p = down2.lanewise(XOR, down2.lanewise(XOR, down1).and(field1));
            c = c.and(p.lanewise(XOR, p.lanewise(XOR, m).and(field2)));
            a.reinterpretAsLongs().intoArray(pairs, 0);
            b.reinterpretAsLongs().intoArray(pairs, PAIRS);
            c.reinterpretAsLongs().intoArray(pairs, 2 * PAIRS);

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
            sa.reinterpretAsLongs().intoArray(pairs, SETTLED);
            sb.reinterpretAsLongs().intoArray(pairs, SETTLED + PAIRS);
            sc.reinterpretAsLongs().intoArray(pairs, SETTLED + 2 * PAIRS);

            // Over the digits: cells with at least one of them and with at least two.
            long one = pairs[0];
            long pair = pairs[1];
            long two = one & pair;
            one |= pair;
            pair = pairs[2];
            two |= one & pair;
            one |= pair;
            pair = pairs[3];
            two |= one & pair;
            one |= pair;
            pair = pairs[4];
            two |= one & pair;
            one |= pair;
            int one0 = (int) (one | one >>> 32);
            int two0 = (int) (two | two >>> 32 | one & one >>> 32);

            one = pairs[PAIRS];
            pair = pairs[PAIRS + 1];
            two = one & pair;
            one |= pair;
            pair = pairs[PAIRS + 2];
            two |= one & pair;
            one |= pair;
            pair = pairs[PAIRS + 3];
            two |= one & pair;
            one |= pair;
            pair = pairs[PAIRS + 4];
            two |= one & pair;
            one |= pair;
            int one1 = (int) (one | one >>> 32);
            int two1 = (int) (two | two >>> 32 | one & one >>> 32);

            one = pairs[2 * PAIRS];
            pair = pairs[2 * PAIRS + 1];
            two = one & pair;
            one |= pair;
            pair = pairs[2 * PAIRS + 2];
            two |= one & pair;
            one |= pair;
            pair = pairs[2 * PAIRS + 3];
            two |= one & pair;
            one |= pair;
            pair = pairs[2 * PAIRS + 4];
            two |= one & pair;
            one |= pair;
            int one2 = (int) (one | one >>> 32);
            int two2 = (int) (two | two >>> 32 | one & one >>> 32);
            if ((one0 & one1 & one2) != CELLS) {
                return CONTRADICTION;
            }
            one = pairs[SETTLED] | pairs[SETTLED + 1] | pairs[SETTLED + 2] | pairs[SETTLED + 3] | pairs[SETTLED + 4];
            int now0 = open0 & ~(int) (one | one >>> 32);
            one = pairs[SETTLED + PAIRS]
                    | pairs[SETTLED + PAIRS + 1]
                    | pairs[SETTLED + PAIRS + 2]
                    | pairs[SETTLED + PAIRS + 3]
                    | pairs[SETTLED + PAIRS + 4];
            int now1 = open1 & ~(int) (one | one >>> 32);
            one = pairs[SETTLED + 2 * PAIRS]
                    | pairs[SETTLED + 2 * PAIRS + 1]
                    | pairs[SETTLED + 2 * PAIRS + 2]
                    | pairs[SETTLED + 2 * PAIRS + 3]
                    | pairs[SETTLED + 2 * PAIRS + 4];
            int now2 = open2 & ~(int) (one | one >>> 32);
            if ((now0 | now1 | now2) == 0) {
                return SOLVED;
            }
            naked0 = now0 & ~two0;
            naked1 = now1 & ~two1;
            naked2 = now2 & ~two2;
            if ((naked0 | naked1 | naked2 | now0 ^ open0 | now1 ^ open1 | now2 ^ open2) == 0) {
                a.intoArray(words, 0);
                b.intoArray(words, BAND);
                c.intoArray(words, 2 * BAND);
                words[OPEN] = now0;
                words[OPEN + 1] = now1;
                words[OPEN + 2] = now2;
                return STUCK;
            }
            open0 = now0;
            open1 = now1;
            open2 = now2;
        }
    }
}

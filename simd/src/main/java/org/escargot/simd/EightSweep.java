package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;
import static org.escargot.simd.DigitSweep.BAND;
import static org.escargot.simd.DigitSweep.CONTRADICTION;
import static org.escargot.simd.DigitSweep.NAKED;
import static org.escargot.simd.DigitSweep.OPEN;
import static org.escargot.simd.DigitSweep.SOLVED;
import static org.escargot.simd.DigitSweep.STUCK;
import static org.escargot.simd.DigitSweep.WORDS;
import static org.escargot.simd.LaneSweep.CELLS;

import java.util.Objects;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/// The rules, applied to all digits of one position at once, where vectors have eight lanes: a digit in each lane, and
/// the ninth digit in scalar instructions, which the processor works off beside those of the vectors.
///
/// The position stands in memory as [DigitSweep] has it, the ninth digit behind the eight of its band. How many digits
/// are left in a cell is counted by scalar instructions: the vectors are stored and read back as longs of two digits,
/// an odd digit (counted from 1) in the lower half and the even one above it.
///
/// ```
///   pairs  0..3   candidates of two digits each, top band        12..15  their settled cells, top band
///          4..7   the same of the middle band                    16..19  the same of the middle band
///          8..11  the same of the bottom band                    20..23  the same of the bottom band
/// ```
///
/// The names of the vectors are those of [DigitSweep]. The number at the end of a scalar name is a band: `open0` has
/// the open cells of the top band, `naked0` those with one candidate, `ninth0` the candidates of the ninth digit,
/// `settled0` its settled cells, `one0` and `two0` the cells with at least one digit and two, in halves that must be
/// joined. `v` to `y` are for the ninth digit what `t`, `u`, `g`, `m`, `p` and `q` are for the others.
final class EightSweep {
    static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_256;

    /// Where in a band the ninth digit stands.
    static final int NINTH = 8;

    /// How many longs hold the eight digits of a band.
    static final int PAIRS = 4;

    static final int ALL_PAIRS = 6 * PAIRS;

    private static final int FIELDS = 1 | 1 << 10 | 1 << 20;
    private static final int GUARD = 512 * FIELDS;
    private static final int MIDDLES = 0b010_010_010 * FIELDS;
    private static final int LASTS = 0b100_100_100 * FIELDS;
    private static final int FIRSTS = 0b001_001_001 * FIELDS;
    private static final int LOWER_BOXES = 0b000_111_111 * FIELDS;

    private EightSweep() {}

    /// As [DigitSweep#settle]; both arrays must be as long as there.
    ///
    /// Kernel: one method, because a vector that C2 passes to a method it does not inline becomes an object, and to
    /// call even a method of scalars it must store all vectors.
    static int settle(int[] words, int from, long[] pairs) {
        // Checked once here, not at each access.
        Objects.checkIndex(ALL_PAIRS - 1, pairs.length);
        Objects.checkFromIndexSize(from, WORDS, words.length);
        IntVector guard = IntVector.broadcast(SPECIES, GUARD);
        IntVector ones = IntVector.broadcast(SPECIES, FIELDS);
        IntVector cells = IntVector.broadcast(SPECIES, CELLS);
        IntVector middles = IntVector.broadcast(SPECIES, MIDDLES);
        IntVector lasts = IntVector.broadcast(SPECIES, LASTS);
        IntVector firsts = IntVector.broadcast(SPECIES, FIRSTS);
        IntVector lowerBoxes = IntVector.broadcast(SPECIES, LOWER_BOXES);
        IntVector field0 = IntVector.broadcast(SPECIES, 511);
        IntVector field1 = IntVector.broadcast(SPECIES, 511 << 10);
        IntVector field2 = IntVector.broadcast(SPECIES, 511 << 20);
        IntVector a = IntVector.fromArray(SPECIES, words, from);
        IntVector b = IntVector.fromArray(SPECIES, words, from + BAND);
        IntVector c = IntVector.fromArray(SPECIES, words, from + 2 * BAND);
        IntVector sa = IntVector.zero(SPECIES);
        IntVector sb = sa;
        IntVector sc = sa;
        int ninth0 = words[from + NINTH];
        int ninth1 = words[from + BAND + NINTH];
        int ninth2 = words[from + 2 * BAND + NINTH];
        int settled0 = 0;
        int settled1 = 0;
        int settled2 = 0;
        int open0 = CELLS;
        int open1 = CELLS;
        int open2 = CELLS;
        int naked0 = words[from + NAKED];
        int naked1 = words[from + NAKED + 1];
        int naked2 = words[from + NAKED + 2];
        // What stays open if nothing changes, as in DigitSweep.
        int expected0 = words[from + OPEN] & ~naked0;
        int expected1 = words[from + OPEN + 1] & ~naked1;
        int expected2 = words[from + OPEN + 2] & ~naked2;
        while (true) {
            a = a.and(sa.or(IntVector.broadcast(SPECIES, open0)));
            b = b.and(sb.or(IntVector.broadcast(SPECIES, open1)));
            c = c.and(sc.or(IntVector.broadcast(SPECIES, open2)));
            ninth0 &= settled0 | open0;
            ninth1 &= settled1 | open1;
            ninth2 &= settled2 | open2;
            // A row with a naked single of the digit keeps only that one.
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

            // The ninth digit, by the same rules.
            int v = ninth0 & naked0 | GUARD;
            int w = v - FIELDS;
            int x = w & GUARD;
            ninth0 &= ~(x - (x >>> 9) & ~(v & ~w));
            v = ninth1 & naked1 | GUARD;
            w = v - FIELDS;
            x = w & GUARD;
            ninth1 &= ~(x - (x >>> 9) & ~(v & ~w));
            v = ninth2 & naked2 | GUARD;
            w = v - FIELDS;
            x = w & GUARD;
            ninth2 &= ~(x - (x >>> 9) & ~(v & ~w));
            w = (ninth0 | ninth0 >>> 1 | ninth0 >>> 2) & FIRSTS
                    | (ninth1 | ninth1 << 1 | ninth1 >>> 1) & MIDDLES
                    | (ninth2 | ninth2 << 1 | ninth2 << 2) & LASTS;
            x = w >>> 10 | w << 20;
            int y = w >>> 20 | w << 10;
            int x1 = x << 6 & ~LOWER_BOXES | x >>> 3 & LOWER_BOXES;
            int y1 = y << 6 & ~LOWER_BOXES | y >>> 3 & LOWER_BOXES;
            x = x & y1 | y & x1;
            w &= x << 6 & ~LOWER_BOXES | x >>> 3 & LOWER_BOXES;
            x = w & FIRSTS;
            ninth0 &= (x << 3) - x;
            x = w & MIDDLES;
            ninth1 &= (x << 2) - (x >>> 1);
            x = w & LASTS;
            ninth2 &= (x << 1) - (x >>> 2);
            w = (ninth0 | ninth0 >>> 10 | ninth0 >>> 20) & 511
                    | (ninth1 | ninth1 << 10 | ninth1 >>> 10) & 511 << 10
                    | (ninth2 | ninth2 << 10 | ninth2 << 20) & 511 << 20;
            x = w >>> 10 | w << 20;
            y = w >>> 20 | w << 10;
            x1 = x >>> 1 & ~LASTS | x << 2 & LASTS;
            y1 = y >>> 1 & ~LASTS | y << 2 & LASTS;
            x = x & y1 | y & x1;
            w &= x >>> 1 & ~LASTS | x << 2 & LASTS;
            x = w & 511;
            y = w >>> 10 & 511;
            w >>>= 20;
            if (p.or(q).or(m).compare(NE, cells).anyTrue() || (x | y | w) != 511) {
                return CONTRADICTION;
            }
            ninth0 &= x * FIELDS;
            ninth1 &= y * FIELDS;
            ninth2 &= w * FIELDS;
            a = a.and(p);
            b = b.and(q);
            c = c.and(m);

            // Rows with a single cell left: the digit is settled there.
            g = guard.sub(a.and(a.sub(ones))).and(guard);
            sa = a.and(g.sub(g.lanewise(LSHR, 9)));
            g = guard.sub(b.and(b.sub(ones))).and(guard);
            sb = b.and(g.sub(g.lanewise(LSHR, 9)));
            g = guard.sub(c.and(c.sub(ones))).and(guard);
            sc = c.and(g.sub(g.lanewise(LSHR, 9)));
            v = GUARD - (ninth0 & ninth0 - FIELDS) & GUARD;
            settled0 = ninth0 & v - (v >>> 9);
            v = GUARD - (ninth1 & ninth1 - FIELDS) & GUARD;
            settled1 = ninth1 & v - (v >>> 9);
            v = GUARD - (ninth2 & ninth2 - FIELDS) & GUARD;
            settled2 = ninth2 & v - (v >>> 9);

            a.reinterpretAsLongs().intoArray(pairs, 0);
            b.reinterpretAsLongs().intoArray(pairs, PAIRS);
            c.reinterpretAsLongs().intoArray(pairs, 2 * PAIRS);
            sa.reinterpretAsLongs().intoArray(pairs, 3 * PAIRS);
            sb.reinterpretAsLongs().intoArray(pairs, 4 * PAIRS);
            sc.reinterpretAsLongs().intoArray(pairs, 5 * PAIRS);

            // Over all digits: cells with at least one of them and with at least two, and those that are settled.
            long one0 = ninth0;
            long one1 = ninth1;
            long one2 = ninth2;
            long two0 = 0;
            long two1 = 0;
            long two2 = 0;
            long every0 = settled0;
            long every1 = settled1;
            long every2 = settled2;
            for (int i = 0; i < PAIRS; i++) {
                two0 |= one0 & pairs[i];
                one0 |= pairs[i];
                two1 |= one1 & pairs[PAIRS + i];
                one1 |= pairs[PAIRS + i];
                two2 |= one2 & pairs[2 * PAIRS + i];
                one2 |= pairs[2 * PAIRS + i];
                every0 |= pairs[3 * PAIRS + i];
                every1 |= pairs[4 * PAIRS + i];
                every2 |= pairs[5 * PAIRS + i];
            }
            long held = (one0 | one0 >>> 32) & (one1 | one1 >>> 32) & (one2 | one2 >>> 32);
            if ((int) held != CELLS) {
                return CONTRADICTION;
            }
            int now0 = open0 & ~(int) (every0 | every0 >>> 32);
            int now1 = open1 & ~(int) (every1 | every1 >>> 32);
            int now2 = open2 & ~(int) (every2 | every2 >>> 32);
            naked0 = now0 & ~(int) (two0 | two0 >>> 32 | one0 & one0 >>> 32);
            naked1 = now1 & ~(int) (two1 | two1 >>> 32 | one1 & one1 >>> 32);
            naked2 = now2 & ~(int) (two2 | two2 >>> 32 | one2 & one2 >>> 32);
            boolean solved = (now0 | now1 | now2) == 0;
            if (solved || (naked0 | naked1 | naked2 | now0 ^ expected0 | now1 ^ expected1 | now2 ^ expected2) == 0) {
                a.intoArray(words, 0);
                b.intoArray(words, BAND);
                c.intoArray(words, 2 * BAND);
                words[NINTH] = ninth0;
                words[BAND + NINTH] = ninth1;
                words[2 * BAND + NINTH] = ninth2;
                words[OPEN] = now0;
                words[OPEN + 1] = now1;
                words[OPEN + 2] = now2;
                return solved ? SOLVED : STUCK;
            }
            open0 = now0;
            open1 = now1;
            open2 = now2;
            expected0 = now0 & ~naked0;
            expected1 = now1 & ~naked1;
            expected2 = now2 & ~naked2;
        }
    }

    /// The cells of `band` with three candidates or more, of a position that was left stuck in the first words.
    static int atLeastThree(int[] words, long[] pairs, int band) {
        long one = words[band * BAND + NINTH];
        long two = 0;
        long three = 0;
        for (int i = band * PAIRS; i < (band + 1) * PAIRS; i++) {
            three |= two & pairs[i];
            two |= one & pairs[i];
            one |= pairs[i];
        }
        return (int) (three | three >>> 32 | two & one >>> 32 | one & two >>> 32);
    }
}

package org.escargot.simd;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/// The rules, applied to one position in each lane at once.
///
/// A lane has a word for each digit and band: three rows of nine columns, and above each row a guard bit that
/// catches carries and is otherwise clear.
///
/// ```
///   bit    29 28 ... 20   19 18 ... 10    9  8 7 6  5 4 3  2 1 0
///           g  row 2       g  row 1       g  box 2  box 1  box 0      of row 0 in the band
/// ```
///
/// The words of all lanes stand slot by slot, `state[slot * LANES + lane]`:
///
/// ```
///   slots 0..26    candidates: digit * 3 + band
///         27..53   settled:    likewise, the cells that hold the digit
///         54..56   open:       band, the cells that hold no digit yet
///         57..59   naked:      band, the open cells with one candidate
///         60..62   bivalue:    band, the open cells with two
/// ```
///
/// *Closing* a digit looks at its three bands as 3x3 matrices, all in one word: field `row`, bit `3 * box + band`,
/// set where the three cells of a mini-row have a candidate left. What lies on none of the six permutations is
/// eliminated. An entry lies on one when the two other rows can share out the two other boxes, one way or the other:
/// two rotations of the rows and three of the boxes find that without a table. Columns are closed in the same way:
/// field `band`, bit `column`, for each stack the matrix of bands and its three columns.
///
/// The names in the kernel; a *field* is nine bits and their guard:
///
/// ```
///   a  b  c     the candidates of one digit in the top, middle and bottom band; at the end of the round, those of
///               them that are settled
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
/// The number at the end of a name is a band: `open0` has the open cells of the top band; `one0`, `two0`, `three0`
/// its cells with a candidate of at least one, two, three of the digits seen so far. `alive` has the cells whose
/// columns have a place left for every digit seen so far.
///
/// The build writes this class and [LaneState] a second time, for eight lanes: `NarrowSweep` and `NarrowState`.
final class LaneSweep {
    static final VectorSpecies<Integer> SPECIES = LaneTables.widest();

    static final int LANES = SPECIES.length();

    static final int CANDIDATES = 0;
    static final int SETTLED = 27;
    static final int OPEN = 54;
    static final int NAKED = 57;
    static final int BIVALUE = 60;
    static final int SLOTS = 63;

    /// Where the answer of [#sweep] has the solved lanes: lane `l` at bit `SOLVED + l`; likewise for [#STUCK].
    static final int SOLVED = 16;

    static final int STUCK = 32;

    private static final int FIELDS = 1 | 1 << 10 | 1 << 20;
    /// All cells of a band.
    static final int CELLS = 511 * FIELDS;

    private LaneSweep() {}

    /// Sweeps once over all digits of all lanes. The answer has the lanes where the rules are broken in its lowest
    /// bits, solved ones from [#SOLVED] on, and from [#STUCK] on those where nothing more will move. A broken lane
    /// may be called solved or stuck too.
    ///
    /// Kernel: one method, because a vector that C2 passes to a method it does not inline becomes an object.
    static long sweep(int[] state) {
        IntVector guard = IntVector.broadcast(SPECIES, 512 * FIELDS);
        IntVector ones = IntVector.broadcast(SPECIES, FIELDS);
        IntVector cells = IntVector.broadcast(SPECIES, CELLS);
        IntVector middles = IntVector.broadcast(SPECIES, 0b010_010_010 * FIELDS);
        IntVector lasts = IntVector.broadcast(SPECIES, 0b100_100_100 * FIELDS);
        IntVector firsts = IntVector.broadcast(SPECIES, 0b001_001_001 * FIELDS);
        IntVector lowerBoxes = IntVector.broadcast(SPECIES, 0b000_111_111 * FIELDS);
        IntVector field0 = IntVector.broadcast(SPECIES, 511);
        IntVector field1 = IntVector.broadcast(SPECIES, 511 << 10);
        IntVector field2 = IntVector.broadcast(SPECIES, 511 << 20);

        IntVector open0 = IntVector.fromArray(SPECIES, state, OPEN * LANES);
        IntVector open1 = IntVector.fromArray(SPECIES, state, (OPEN + 1) * LANES);
        IntVector open2 = IntVector.fromArray(SPECIES, state, (OPEN + 2) * LANES);
        IntVector zero = IntVector.zero(SPECIES);
        IntVector alive = cells;
        IntVector one0 = zero;
        IntVector one1 = zero;
        IntVector one2 = zero;
        IntVector two0 = zero;
        IntVector two1 = zero;
        IntVector two2 = zero;
        IntVector three0 = zero;
        IntVector three1 = zero;
        IntVector three2 = zero;

        for (int i = 0; i < SETTLED * LANES; i += 3 * LANES) {
            IntVector a = IntVector.fromArray(SPECIES, state, i)
                    .and(open0.or(IntVector.fromArray(SPECIES, state, i + SETTLED * LANES)));
            IntVector b = IntVector.fromArray(SPECIES, state, i + LANES)
                    .and(open1.or(IntVector.fromArray(SPECIES, state, i + (SETTLED + 1) * LANES)));
            IntVector c = IntVector.fromArray(SPECIES, state, i + 2 * LANES)
                    .and(open2.or(IntVector.fromArray(SPECIES, state, i + (SETTLED + 2) * LANES)));

            // A row with a naked single of the digit keeps only that one. Of two naked singles one stays, and the
            // cell of the other will be empty. The singles are read anew for each digit: three vectors more to keep,
            // and C2 at times ran out of registers.
            IntVector t =
                    a.and(IntVector.fromArray(SPECIES, state, NAKED * LANES)).or(guard);
            IntVector u = t.sub(ones);
            IntVector g = u.and(guard);
            IntVector r = g.sub(g.lanewise(LSHR, 9));
            a = a.lanewise(XOR, a.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));
            t = b.and(IntVector.fromArray(SPECIES, state, (NAKED + 1) * LANES)).or(guard);
            u = t.sub(ones);
            g = u.and(guard);
            r = g.sub(g.lanewise(LSHR, 9));
            b = b.lanewise(XOR, b.and(r.lanewise(XOR, t.lanewise(XOR, t.and(u)))));
            t = c.and(IntVector.fromArray(SPECIES, state, (NAKED + 2) * LANES)).or(guard);
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
            alive = alive.and(p.or(q).or(m));
            a = a.and(p);
            b = b.and(q);
            c = c.and(m);

            a.intoArray(state, i);
            b.intoArray(state, i + LANES);
            c.intoArray(state, i + 2 * LANES);
            three0 = three0.or(two0.and(a));
            three1 = three1.or(two1.and(b));
            three2 = three2.or(two2.and(c));
            two0 = two0.or(one0.and(a));
            two1 = two1.or(one1.and(b));
            two2 = two2.or(one2.and(c));
            one0 = one0.or(a);
            one1 = one1.or(b);
            one2 = one2.or(c);

            // Rows with a single cell left: the digit is settled there.
            g = guard.sub(a.and(a.sub(ones))).and(guard);
            a = a.and(g.sub(g.lanewise(LSHR, 9)));
            g = guard.sub(b.and(b.sub(ones))).and(guard);
            b = b.and(g.sub(g.lanewise(LSHR, 9)));
            g = guard.sub(c.and(c.sub(ones))).and(guard);
            c = c.and(g.sub(g.lanewise(LSHR, 9)));
            a.intoArray(state, i + SETTLED * LANES);
            b.intoArray(state, i + (SETTLED + 1) * LANES);
            c.intoArray(state, i + (SETTLED + 2) * LANES);
            open0 = open0.lanewise(XOR, open0.and(a));
            open1 = open1.lanewise(XOR, open1.and(b));
            open2 = open2.lanewise(XOR, open2.and(c));
        }

        IntVector empty = one0.and(one1).and(one2).lanewise(XOR, cells).or(alive.lanewise(XOR, cells));
        long broken = empty.compare(NE, 0).toLong();
        long unsolved = open0.or(open1).or(open2).compare(NE, 0).toLong();
        one0 = open0.and(one0.lanewise(XOR, one0.and(two0)));
        one1 = open1.and(one1.lanewise(XOR, one1.and(two1)));
        one2 = open2.and(one2.lanewise(XOR, one2.and(two2)));
        // A naked single changes nothing but its own digit, which this sweep has followed: its cell has no other
        // digit.
        IntVector before0 = IntVector.fromArray(SPECIES, state, OPEN * LANES);
        IntVector before1 = IntVector.fromArray(SPECIES, state, (OPEN + 1) * LANES);
        IntVector before2 = IntVector.fromArray(SPECIES, state, (OPEN + 2) * LANES);
        IntVector naked0 = IntVector.fromArray(SPECIES, state, NAKED * LANES);
        IntVector naked1 = IntVector.fromArray(SPECIES, state, (NAKED + 1) * LANES);
        IntVector naked2 = IntVector.fromArray(SPECIES, state, (NAKED + 2) * LANES);
        IntVector moved = open0.lanewise(XOR, before0.lanewise(XOR, before0.and(naked0)))
                .or(open1.lanewise(XOR, before1.lanewise(XOR, before1.and(naked1))))
                .or(open2.lanewise(XOR, before2.lanewise(XOR, before2.and(naked2))))
                .or(one0)
                .or(one1)
                .or(one2);
        long moving = moved.compare(NE, 0).toLong();
        open0.intoArray(state, OPEN * LANES);
        open1.intoArray(state, (OPEN + 1) * LANES);
        open2.intoArray(state, (OPEN + 2) * LANES);
        one0.intoArray(state, NAKED * LANES);
        one1.intoArray(state, (NAKED + 1) * LANES);
        one2.intoArray(state, (NAKED + 2) * LANES);
        open0.and(two0).lanewise(XOR, open0.and(two0).and(three0)).intoArray(state, BIVALUE * LANES);
        open1.and(two1).lanewise(XOR, open1.and(two1).and(three1)).intoArray(state, (BIVALUE + 1) * LANES);
        open2.and(two2).lanewise(XOR, open2.and(two2).and(three2)).intoArray(state, (BIVALUE + 2) * LANES);
        return broken | (unsolved ^ 0xFFFF) << SOLVED | (moving ^ 0xFFFF) << STUCK;
    }
}

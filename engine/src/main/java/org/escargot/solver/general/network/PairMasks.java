package org.escargot.solver.general.network;

import org.escargot.rules.PairTable;
import org.jspecify.annotations.Nullable;

/// What two cells may hold together, asked for whole masks: which digits of the other go with some digit of one.
/// Looked up nine digits at a time, so that a table is as small for 25 digits as for 9.
public final class PairMasks {
    private static final int CHUNK = 9;
    private static final int SIZE = 1 << CHUNK;

    private final int[] table;
    private final int[] partners;
    private final boolean tellsOfFixedOnly;
    private @Nullable PairMasks swapped;

    private PairMasks(int[] table, int[] partners) {
        this.table = table;
        this.partners = partners;
        tellsOfFixedOnly = anyTwoAllowAll(partners);
    }

    /// The table of `partners`, which has for each digit, from 0, the digits that go with it.
    public static PairMasks of(int[] partners) {
        int chunks = (partners.length + CHUNK - 1) / CHUNK;
        int[] table = new int[chunks * SIZE];
        for (int chunk = 0; chunk < chunks; chunk++) {
            int base = chunk * SIZE;
            for (int mask = 1; mask < SIZE; mask++) {
                int digit = chunk * CHUNK + Integer.numberOfTrailingZeros(mask);
                int own = digit < partners.length ? partners[digit] : 0;
                table[base + mask] = table[base + (mask & mask - 1)] | own;
            }
        }
        return new PairMasks(table, partners);
    }

    private static boolean anyTwoAllowAll(int[] partners) {
        int missing = 0;
        for (int own : partners) {
            int others = (1 << partners.length) - 1 & ~own;
            if ((missing & others) != 0) {
                return false;
            }
            missing |= others;
        }
        return true;
    }

    /// Whether all digits go with any two, so that the table tells nothing of a mask of several digits.
    boolean tellsOfFixedOnly() {
        return tellsOfFixedOnly;
    }

    /// For each digit, from 0, those that `pairs` lets stand in the second cell where it stands in the first.
    public static int[] partners(PairTable pairs) {
        int[] partners = new int[pairs.size()];
        for (int digit = 0; digit < partners.length; digit++) {
            partners[digit] = pairs.partners(digit + 1);
        }
        return partners;
    }

    /// The same, seen from the other cell; made when first asked for.
    public PairMasks swapped() {
        if (swapped == null) {
            swapped = of(swapped(partners));
            swapped.swapped = this;
        }
        return swapped;
    }

    /// The partners of each digit of the other cell.
    public static int[] swapped(int[] partners) {
        int[] swapped = new int[partners.length];
        for (int one = 0; one < partners.length; one++) {
            for (int other = 0; other < partners.length; other++) {
                swapped[other] |= (partners[one] >> other & 1) << one;
            }
        }
        return swapped;
    }

    /// The digits that go with some digit of `mask`.
    public int of(int mask) {
        if (table.length == SIZE) {
            return table[mask];
        }
        int found = table[mask & SIZE - 1] | table[SIZE + (mask >> CHUNK & SIZE - 1)];
        return table.length == 2 * SIZE ? found : found | table[2 * SIZE + (mask >> 2 * CHUNK)];
    }
}

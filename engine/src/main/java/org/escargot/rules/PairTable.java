package org.escargot.rules;

import java.util.Arrays;

/// Which digits two cells may hold together. Immutable.
public final class PairTable {
    /// Whether a first and a second digit may stand together.
    @FunctionalInterface
    public interface Test {
        /// Whether `first` and `second`, from 1, may stand together.
        boolean allows(int first, int second);
    }

    private final int[] partners;

    private PairTable(int[] partners) {
        this.partners = partners;
    }

    /// The table of the pairs of 1..`size` that `test` allows.
    public static PairTable of(int size, Test test) {
        int[] partners = new int[size + 1];
        for (int first = 1; first <= size; first++) {
            for (int second = 1; second <= size; second++) {
                if (test.allows(first, second)) {
                    partners[first] |= 1 << second - 1;
                }
            }
        }
        return new PairTable(partners);
    }

    /// How many digits there are.
    public int size() {
        return partners.length - 1;
    }

    /// The set of digits that the second cell may hold where the first holds `first`, from 1.
    public int partners(int first) {
        return partners[first];
    }

    /// Whether `first` and `second`, from 1, may stand together.
    public boolean allows(int first, int second) {
        return (partners[first] >> second - 1 & 1) != 0;
    }

    /// The same pairs, the second cell named first.
    public PairTable swapped() {
        return of(size(), (first, second) -> allows(second, first));
    }

    /// Whether no digit may stand in both cells.
    public boolean forbidsEqual() {
        for (int digit = 1; digit <= size(); digit++) {
            if (allows(digit, digit)) {
                return false;
            }
        }
        return true;
    }

    /// Whether the two cells may hold any digits that are not equal.
    public boolean asksUnequal() {
        for (int digit = 1; digit <= size(); digit++) {
            if (partners[digit] != ((1 << size()) - 1 & ~(1 << digit - 1))) {
                return false;
            }
        }
        return true;
    }

    /// Whether the two cells must be equal.
    public boolean asksEqual() {
        for (int digit = 1; digit <= size(); digit++) {
            if ((partners[digit] & ~(1 << digit - 1)) != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PairTable same && Arrays.equals(partners, same.partners);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(partners);
    }

    @Override
    public String toString() {
        return Arrays.toString(partners);
    }
}

package org.escargot.grid;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A set of candidates. Iterate cell by cell, in a cell by digit:
/// `for (int candidate = set.first(); candidate >= 0; candidate = set.next(candidate))`.
public final class CandidateSet {
    /// No candidate.
    public static final CandidateSet EMPTY = new CandidateSet(new long[(Candidate.COUNT + 63) / 64]);

    private final long[] words;

    private CandidateSet(long[] words) {
        this.words = words;
    }

    /// The set of these `candidates`, each 0..728.
    public static CandidateSet of(int... candidates) {
        long[] words = EMPTY.words.clone();
        for (int candidate : candidates) {
            if (candidate < 0 || candidate >= Candidate.COUNT) {
                throw new IllegalArgumentException("The candidate (" + candidate + ") must be 0..728.");
            }
            words[candidate >> 6] |= 1L << candidate;
        }
        return new CandidateSet(words);
    }

    /// The candidates `digit` in each of `cells`.
    public static CandidateSet of(CellSet cells, int digit) {
        long[] words = EMPTY.words.clone();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            int candidate = Candidate.of(cell, digit);
            words[candidate >> 6] |= 1L << candidate;
        }
        return new CandidateSet(words);
    }

    /// The candidates `digits` in `cell`.
    public static CandidateSet of(int cell, DigitSet digits) {
        long[] words = EMPTY.words.clone();
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            int candidate = Candidate.of(cell, digit);
            words[candidate >> 6] |= 1L << candidate;
        }
        return new CandidateSet(words);
    }

    /// Whether `candidate` is in the set.
    public boolean contains(int candidate) {
        return (words[candidate >> 6] >>> candidate & 1) != 0;
    }

    /// Whether there is no candidate in the set.
    public boolean isEmpty() {
        return first() < 0;
    }

    /// How many candidates there are, 0..729.
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /// The candidates in either set.
    public CandidateSet or(CandidateSet other) {
        long[] union = words.clone();
        for (int i = 0; i < union.length; i++) {
            union[i] |= other.words[i];
        }
        return new CandidateSet(union);
    }

    /// The candidates in both sets.
    public CandidateSet and(CandidateSet other) {
        long[] common = words.clone();
        for (int i = 0; i < common.length; i++) {
            common[i] &= other.words[i];
        }
        return new CandidateSet(common);
    }

    /// The candidates of this set that are not in `other`.
    public CandidateSet minus(CandidateSet other) {
        long[] rest = words.clone();
        for (int i = 0; i < rest.length; i++) {
            rest[i] &= ~other.words[i];
        }
        return new CandidateSet(rest);
    }

    /// The cells that hold a candidate of the set.
    public CellSet cells() {
        CellSet cells = CellSet.EMPTY;
        for (int candidate = first(); candidate >= 0; candidate = next(candidate)) {
            cells = cells.with(Candidate.cell(candidate));
        }
        return cells;
    }

    /// The cells whose candidate `digit` is in the set.
    public CellSet cells(int digit) {
        CellSet cells = CellSet.EMPTY;
        for (int candidate = first(); candidate >= 0; candidate = next(candidate)) {
            cells = Candidate.digit(candidate) == digit ? cells.with(Candidate.cell(candidate)) : cells;
        }
        return cells;
    }

    /// The digits of the candidates.
    public DigitSet digits() {
        DigitSet digits = DigitSet.EMPTY;
        for (int candidate = first(); candidate >= 0; candidate = next(candidate)) {
            digits = digits.with(Candidate.digit(candidate));
        }
        return digits;
    }

    /// The set's digits in `cell`.
    public DigitSet digits(int cell) {
        DigitSet digits = DigitSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            if (contains(Candidate.of(cell, digit))) {
                digits = digits.with(digit);
            }
        }
        return digits;
    }

    /// The first candidate, or -1.
    public int first() {
        return next(-1);
    }

    /// The first candidate after `candidate`, or -1.
    public int next(int candidate) {
        int from = candidate + 1;
        int index = from >> 6;
        if (index >= words.length) {
            return -1;
        }
        long word = words[index] & -1L << from;
        while (word == 0) {
            if (++index == words.length) {
                return -1;
            }
            word = words[index];
        }
        return (index << 6) + LowestBit.of(word);
    }

    /// The candidates in order.
    public IntStream stream() {
        return Arrays.stream(toArray());
    }

    /// The candidates in order.
    private int[] toArray() {
        int[] candidates = new int[size()];
        int candidate = first();
        for (int at = 0; at < candidates.length; at++) {
            candidates[at] = candidate;
            candidate = next(candidate);
        }
        return candidates;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CandidateSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /// The candidates in order, such as `{7r1c2, 9r1c2}`.
    @Override
    public String toString() {
        return stream().mapToObj(Candidate::name).collect(Collectors.joining(", ", "{", "}"));
    }
}

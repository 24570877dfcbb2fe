package org.escargot.grid;

import java.util.Arrays;

/// Digits that are placed and, for every other cell, the candidates that are left.
///
/// The marks may contradict the rules or each other: a cell may be without candidates, a digit may
/// stand twice. Nothing here infers anything; [#place] strikes the digit from the cell's peers, no more.
public final class Pencilmarks implements Puzzle {
    private final byte[] digits;
    private final short[] candidates;

    private Pencilmarks(byte[] digits, short[] candidates) {
        this.digits = digits;
        this.candidates = candidates;
    }

    /// The marks that `givens` leave: each given placed, and struck from its peers.
    public static Pencilmarks of(Givens givens) {
        byte[] digits = new byte[Cell.COUNT];
        short[] candidates = new short[Cell.COUNT];
        Arrays.fill(candidates, (short) DigitSet.ALL.bits());
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (givens.digit(cell) != Digit.NONE) {
                put(digits, candidates, cell, givens.digit(cell));
            }
        }
        return new Pencilmarks(digits, candidates);
    }

    /// The marks of a puzzle that is given as candidates alone (a sukaku): nothing placed,
    /// `candidates[cell]` as in [DigitSet#bits]; the array is copied.
    public static Pencilmarks ofCandidates(int[] candidates) {
        if (candidates.length != Cell.COUNT) {
            throw new IllegalArgumentException("Pencilmarks have 81 cells, not " + candidates.length + ".");
        }
        short[] copy = new short[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            copy[cell] = (short) new DigitSet(candidates[cell]).bits();
        }
        return new Pencilmarks(new byte[Cell.COUNT], copy);
    }

    /// The digit placed in `cell`, or [Digit#NONE].
    public int digit(int cell) {
        return digits[cell];
    }

    /// The candidates left in `cell`; none once a digit is placed there.
    public DigitSet candidates(int cell) {
        return new DigitSet(candidates[cell]);
    }

    /// The cells where `digit` is still a candidate.
    public CellSet cellsOf(int digit) {
        int bit = DigitSet.bit(digit);
        CellSet cells = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if ((candidates[cell] & bit) != 0) {
                cells = cells.with(cell);
            }
        }
        return cells;
    }

    /// The cells without a digit.
    public CellSet unsolved() {
        CellSet unsolved = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (digits[cell] == Digit.NONE) {
                unsolved = unsolved.with(cell);
            }
        }
        return unsolved;
    }

    /// The digits placed so far.
    public Grid grid() {
        return Grid.of(digits);
    }

    /// These marks with `digit` placed in `cell` and struck from its peers.
    public Pencilmarks place(int cell, int digit) {
        byte[] placed = digits.clone();
        short[] left = candidates.clone();
        put(placed, left, Cell.check(cell), Digit.check(digit));
        return new Pencilmarks(placed, left);
    }

    /// These marks with the candidate `digit` struck from `cell`.
    public Pencilmarks without(int cell, int digit) {
        short[] left = candidates.clone();
        left[cell] &= (short) ~DigitSet.bit(digit);
        return new Pencilmarks(digits, left);
    }

    /// These marks with every candidate of `struck` gone.
    public Pencilmarks without(CandidateSet struck) {
        short[] left = candidates.clone();
        for (int candidate = struck.first(); candidate >= 0; candidate = struck.next(candidate)) {
            left[Candidate.cell(candidate)] &= (short) ~DigitSet.bit(Candidate.digit(candidate));
        }
        return new Pencilmarks(digits, left);
    }

    private static void put(byte[] digits, short[] candidates, int cell, int digit) {
        digits[cell] = (byte) digit;
        candidates[cell] = 0;
        short others = (short) ~DigitSet.bit(digit);
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            candidates[peer] &= others;
        }
    }

    @Override
    public DigitSet allowed(int cell) {
        return digits[cell] == Digit.NONE ? candidates(cell) : DigitSet.of(digits[cell]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pencilmarks marks
                && Arrays.equals(digits, marks.digits)
                && Arrays.equals(candidates, marks.candidates);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(digits) + Arrays.hashCode(candidates);
    }

    /// The 729 characters cell by cell: nine a cell, each candidate as its digit, `.` where it is struck;
    /// a placed digit is the cell's only candidate.
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(Candidate.COUNT);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet allowed = allowed(cell);
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                line.append(allowed.contains(digit) ? (char) ('0' + digit) : '.');
            }
        }
        return line.toString();
    }
}

package org.escargot.grid;

import java.util.Arrays;

/// Digits that are placed and, for every other cell, the candidates that are left, on a [Board]: the usual one, unless
/// they were begun with [#empty].
///
/// The marks may contradict the rules or each other: a cell may be without candidates, a digit may
/// stand twice. Nothing here infers anything: [#place] eliminates the digit from the cell's peers, and no more.
public final class Pencilmarks implements Puzzle {
    /*
     * Kept twice, because finders ask both ways: `candidates` by cell, `cells` by digit. Both arrays are
     * copied and changed together; nothing else writes to them.
     */
    private final Board board;
    private final byte[] digits;
    private final short[] candidates;
    private final CellSet[] cells;
    private final CellSet unsolved;

    private Pencilmarks(Board board, byte[] digits, short[] candidates, CellSet[] cells, CellSet unsolved) {
        this.board = board;
        this.digits = digits;
        this.candidates = candidates;
        this.cells = cells;
        this.unsolved = unsolved;
    }

    private static Pencilmarks of(Board board, byte[] digits, short[] candidates) {
        CellSet[] cells = new CellSet[Digit.COUNT + 1];
        cells[Digit.NONE] = CellSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            cells[digit] = CellSet.having(candidates, DigitSet.bit(digit));
        }
        return new Pencilmarks(
                board, digits, candidates, cells, CellSet.empty(digits).and(board.cells()));
    }

    /// The position in which `puzzle`, one of the usual Sudoku, begins.
    public static Pencilmarks of(Puzzle puzzle) {
        Board.requireClassic(puzzle);
        return switch (puzzle) {
            case Givens givens -> of(givens);
            case Pencilmarks marks -> marks;
        };
    }

    /// The marks that `givens` leave: each given placed, and eliminated from its peers.
    public static Pencilmarks of(Givens givens) {
        byte[] digits = new byte[Cell.COUNT];
        int[] placed = new int[House.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = givens.digit(cell);
            if (digit != Digit.NONE) {
                digits[cell] = (byte) digit;
                placed[Houses.row(cell)] |= DigitSet.bit(digit);
                placed[Houses.column(cell)] |= DigitSet.bit(digit);
                placed[Houses.box(cell)] |= DigitSet.bit(digit);
            }
        }
        short[] candidates = new short[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int seen = placed[Houses.row(cell)] | placed[Houses.column(cell)] | placed[Houses.box(cell)];
            candidates[cell] = digits[cell] == Digit.NONE ? (short) (DigitSet.ALL.bits() & ~seen) : 0;
        }
        return of(Board.CLASSIC, digits, candidates);
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
        return of(Board.CLASSIC, new byte[Cell.COUNT], copy);
    }

    /// The marks of an empty `board`: every digit is a candidate of each of its cells.
    public static Pencilmarks empty(Board board) {
        short[] candidates = new short[Cell.COUNT];
        CellSet cells = board.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            candidates[cell] = (short) board.digits().bits();
        }
        return of(board, new byte[Cell.COUNT], candidates);
    }

    /// What the marks are held to.
    public Board board() {
        return board;
    }

    /// The digit placed in `cell`, or [Digit#NONE].
    public int digit(int cell) {
        return digits[cell];
    }

    /// The candidates left in `cell`; none once a digit is placed there.
    public DigitSet candidates(int cell) {
        return new DigitSet(candidates[cell]);
    }

    /// Whether `digit` is still a candidate of `cell`.
    public boolean has(int cell, int digit) {
        return (candidates[cell] & DigitSet.bit(digit)) != 0;
    }

    /// The cells where `digit` is still a candidate.
    public CellSet cellsOf(int digit) {
        return cells[Digit.check(digit)];
    }

    /// The cells without a digit.
    public CellSet unsolved() {
        return unsolved;
    }

    /// The digits placed so far.
    public Grid grid() {
        return Grid.of(digits);
    }

    /// These marks with `digit` placed in `cell` and eliminated from its peers.
    public Pencilmarks place(int cell, int digit) {
        byte[] placed = digits.clone();
        short[] left = candidates.clone();
        CellSet[] where = cells.clone();
        placed[Cell.check(cell)] = (byte) Digit.check(digit);
        for (int gone = candidates(cell).first();
                gone > 0;
                gone = candidates(cell).next(gone)) {
            where[gone] = where[gone].without(cell);
        }
        left[cell] = 0;
        CellSet eliminated = where[digit].and(board.peers(cell));
        eliminate(left, eliminated, digit);
        where[digit] = where[digit].minus(eliminated);
        if (board.hasExclusions()) {
            eliminate(left, where, board.excludedBy(Candidate.of(cell, digit)));
        }
        return new Pencilmarks(board, placed, left, where, unsolved.without(cell));
    }

    /// These marks with the candidate `digit` eliminated from `cell`.
    public Pencilmarks without(int cell, int digit) {
        return without(CellSet.of(cell), digit);
    }

    /// These marks with the candidate `digit` eliminated from each of `eliminated`.
    public Pencilmarks without(CellSet eliminated, int digit) {
        short[] left = candidates.clone();
        CellSet[] where = cells.clone();
        eliminate(left, eliminated, digit);
        where[digit] = where[digit].minus(eliminated);
        return new Pencilmarks(board, digits, left, where, unsolved);
    }

    /// These marks without the candidates of `eliminated`.
    public Pencilmarks without(CandidateSet eliminated) {
        short[] left = candidates.clone();
        CellSet[] where = cells.clone();
        eliminate(left, where, eliminated);
        return new Pencilmarks(board, digits, left, where, unsolved);
    }

    private static void eliminate(short[] candidates, CellSet[] where, CandidateSet eliminated) {
        for (int candidate = eliminated.first(); candidate >= 0; candidate = eliminated.next(candidate)) {
            int digit = Candidate.digit(candidate);
            candidates[Candidate.cell(candidate)] &= (short) ~DigitSet.bit(digit);
            where[digit] = where[digit].without(Candidate.cell(candidate));
        }
    }

    private static void eliminate(short[] candidates, CellSet cells, int digit) {
        short others = (short) ~DigitSet.bit(digit);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            candidates[cell] &= others;
        }
    }

    @Override
    public DigitSet allowed(int cell) {
        return digits[cell] == Digit.NONE ? candidates(cell) : DigitSet.of(digits[cell]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pencilmarks marks
                && board == marks.board
                && Arrays.equals(digits, marks.digits)
                && Arrays.equals(candidates, marks.candidates);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(digits) + Arrays.hashCode(candidates);
    }

    /// The 729 characters cell by cell: nine for each cell, each candidate as its digit, `.` where it is eliminated;
    /// a placed digit is the cell's only candidate.
    @Override
    public String toString() {
        char[] line = new char[Candidate.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet allowed = allowed(cell);
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                line[Candidate.of(cell, digit)] = allowed.contains(digit) ? (char) ('0' + digit) : '.';
            }
        }
        return new String(line);
    }
}

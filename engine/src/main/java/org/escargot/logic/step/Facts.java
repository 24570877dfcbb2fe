package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.escargot.grid.Board;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// What finders ask about one position. The position never changes; each costly fact is worked out once,
/// when it is asked for the first time. Use one instance from one thread.
public final class Facts {
    private final Pencilmarks marks;
    private final Board board;
    private final Puzzle start;
    private @Nullable Counts counts;
    private final @Nullable HouseSet[] conjugates = new HouseSet[Digit.COUNT + 1];
    private final List<Object> shared = new ArrayList<>();
    private @Nullable DigitSet telling;
    private @Nullable CandidateSet all;

    private record Counts(CellSet none, CellSet one, CellSet two) {}

    /// The facts of `marks`, a position on the way from `start` to its solution. Where `start` is a grid of candidates,
    /// the givens are unknown.
    public Facts(Pencilmarks marks, Puzzle start) {
        this.marks = Objects.requireNonNull(marks, "marks");
        board = marks.board();
        this.start = Objects.requireNonNull(start, "start");
    }

    /// The position.
    public Pencilmarks marks() {
        return marks;
    }

    /// What the position is held to.
    public Board board() {
        return board;
    }

    /// The cells of `house`; none where the board has no such house.
    public CellSet cells(int house) {
        return board.cells(house);
    }

    /// The houses of `cell`.
    public HouseSet housesOf(int cell) {
        return board.of(cell);
    }

    /// The cells that cannot be equal to `cell`.
    public CellSet peers(int cell) {
        return board.peers(cell);
    }

    /// The cells that cannot be equal to any of `cells`; all where that is empty.
    public CellSet commonPeers(CellSet cells) {
        return board.commonPeers(cells);
    }

    /// The houses that hold all of `cells`; all houses where that is empty.
    public HouseSet commonHouses(CellSet cells) {
        return board.common(cells);
    }

    /// Above every house of the board; numbers below that are no house have no cells.
    public int houseCount() {
        return board.houseCount();
    }

    /// The puzzle that is being solved, as it was before the first step.
    public Puzzle start() {
        return start;
    }

    /// Whether the puzzle says which digits are given.
    public boolean knowsGivens() {
        return start instanceof Givens;
    }

    /// The cells that hold a given; none in a puzzle that does not say which they are.
    public CellSet givens() {
        return switch (start) {
            case Givens known -> known.cells();
            case Pencilmarks _ -> CellSet.EMPTY;
        };
    }

    /// Whether the puzzle allowed every candidate of `pattern` at the start. Only then can a solution turn into
    /// another one by exchanging the digits of a deadly pattern: a given stays, and so does a digit whose cell
    /// never had the other one as a candidate. On a board with rules of its own the exchange must keep these, too.
    public boolean canExchange(CandidateSet pattern) {
        CellSet cells = pattern.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (!start.allowed(cell).containsAll(pattern.digits(cell))) {
                return false;
            }
        }
        return board.isClassic() || ExchangeRules.keep(this, pattern);
    }

    /// The same for a pattern that has `digits` in each of `cells`.
    public boolean canExchange(CellSet cells, DigitSet digits) {
        CandidateSet pattern = CandidateSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (!start.allowed(cell).containsAll(digits)) {
                return false;
            }
            pattern = board.isClassic() ? pattern : pattern.or(CandidateSet.of(cell, digits));
        }
        return board.isClassic() || ExchangeRules.keep(this, pattern);
    }

    /// The digit placed in `cell`, or [Digit#NONE].
    public int digit(int cell) {
        return marks.digit(cell);
    }

    /// The candidates of `cell`.
    public DigitSet candidates(int cell) {
        return marks.candidates(cell);
    }

    /// Whether `digit` is a candidate of `cell`.
    public boolean has(int cell, int digit) {
        return marks.has(cell, digit);
    }

    /// The cells without a digit.
    public CellSet unsolved() {
        return marks.unsolved();
    }

    /// Where `digit` is a candidate.
    public CellSet cellsOf(int digit) {
        return marks.cellsOf(digit);
    }

    /// All candidates.
    public CandidateSet allCandidates() {
        CandidateSet known = all;
        if (known == null) {
            known = CandidateSet.EMPTY;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                known = known.or(CandidateSet.of(cellsOf(digit), digit));
            }
            all = known;
        }
        return known;
    }

    /// Those of `candidates` that may still be true or are.
    public CandidateSet allowed(CandidateSet candidates) {
        CandidateSet allowed = CandidateSet.EMPTY;
        CellSet cells = candidates.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            allowed = allowed.or(CandidateSet.of(cell, candidates.digits(cell).and(marks.allowed(cell))));
        }
        return allowed;
    }

    /// Where `digit` is a candidate in `house`.
    public CellSet places(int digit, int house) {
        return marks.cellsOf(digit).and(board.cells(house));
    }

    /// All candidates of `cells` together.
    public DigitSet union(CellSet cells) {
        int union = 0;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            union |= marks.candidates(cell).bits();
        }
        return new DigitSet(union);
    }

    /// The candidates that cannot be true together with `candidate`: the others of its cell, its digit in all peers,
    /// and what else the board excludes.
    public CandidateSet ruledOutBy(int candidate) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        CandidateSet ruledOut = CandidateSet.of(cellsOf(digit).and(board.peers(cell)), digit)
                .or(CandidateSet.of(cell, candidates(cell).without(digit)));
        return board.hasExclusions() ? ruledOut.or(board.excludedBy(candidate).and(allCandidates())) : ruledOut;
    }

    /// The candidates that cannot be true together with any of `guardians`, of which one is true.
    public CandidateSet ruledOutByEach(CandidateSet guardians) {
        CandidateSet ruledOut = ruledOutBy(guardians.first());
        for (int guardian = guardians.first(); guardian >= 0; guardian = guardians.next(guardian)) {
            ruledOut = ruledOut.and(ruledOutBy(guardian));
        }
        return ruledOut;
    }

    /// The unsolved cells without any candidate: there is no solution if there are some.
    public CellSet emptied() {
        return counts().none;
    }

    /// The cells with one candidate.
    public CellSet univalue() {
        return counts().one;
    }

    /// The cells with two candidates.
    public CellSet bivalue() {
        return counts().two;
    }

    /// The houses where `digit` has exactly two places.
    public HouseSet conjugates(int digit) {
        HouseSet known = conjugates[digit];
        if (known == null) {
            long bits = 0;
            for (int house = 0; house < board.houseCount(); house++) {
                if (places(digit, house).size() == 2) {
                    bits |= 1L << house;
                }
            }
            known = new HouseSet(bits);
            conjugates[digit] = known;
        }
        return known;
    }

    /// The digits from whose own places something may follow: some of these lie in no way to place the digit once in
    /// each row, column and box. Only about these a [DigitFinder] finds anything.
    ///
    /// All digits on boards other than the usual one.
    public DigitSet telling() {
        DigitSet known = telling;
        if (known == null) {
            known = board.isClassic() ? DigitSet.EMPTY : DigitSet.ALL;
            for (int digit = 1; digit <= Digit.COUNT && board.isClassic(); digit++) {
                known = TemplateCover.isWhole(this, digit) ? known : known.with(digit);
            }
            telling = known;
        }
        return known;
    }

    /// What `maker` makes of these facts, of a `type` of its own: made when it is asked for the first time, and shared
    /// by the finders that need it.
    public <T> T once(Class<T> type, Function<Facts, T> maker) {
        for (Object known : shared) {
            if (type.isInstance(known)) {
                return type.cast(known);
            }
        }
        T made = maker.apply(this);
        shared.add(made);
        return made;
    }

    private Counts counts() {
        Counts known = counts;
        if (known == null) {
            known = count();
            counts = known;
        }
        return known;
    }

    /// Adds up all digits at once: a cell moves from "no" to "one" to "two" to "more" with each of its candidates. In
    /// words, for every position begins with it.
    private Counts count() {
        long oneUpper = 0;
        long oneLower = 0;
        long twoUpper = 0;
        long twoLower = 0;
        long moreUpper = 0;
        long moreLower = 0;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet cells = marks.cellsOf(digit);
            moreUpper |= twoUpper & cells.upper();
            moreLower |= twoLower & cells.lower();
            twoUpper |= oneUpper & cells.upper();
            twoLower |= oneLower & cells.lower();
            oneUpper |= cells.upper();
            oneLower |= cells.lower();
        }
        CellSet one = new CellSet(oneUpper, oneLower);
        CellSet two = new CellSet(twoUpper, twoLower);
        CellSet more = new CellSet(moreUpper, moreLower);
        return new Counts(marks.unsolved().minus(one), one.minus(two), two.minus(more));
    }
}

package org.escargot.generator.makers;

import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.solver.OtherDigit;

/// How far the clues of one puzzle are taken away, from question to question; [Minimizer] says how it goes. Its memory
/// can be used for one puzzle after the other.
///
/// ```
/// removal.begin(solution, clues, units, fewest);
/// while (!removal.isDone()) {
///     removal.answer(a solution beside the known one, if there is one);
/// }
/// removal.givens();
/// ```
final class Removal {
    /// Down to about this many clues nearly every one can go, so the first units go all at once.
    private static final int FREE_CLUES = 32;

    private final Unavoidables unavoidables = new Unavoidables();
    private final int[] taken = new int[Cell.COUNT];
    private byte[] digits = new byte[Cell.COUNT];
    private Grid solution = Grid.EMPTY;
    private CellSet[] units = {};
    /// The words of the set of clues that are left.
    private long upper;
    private long lower;
    private int fewest;
    private int takenCount;
    private int position;

    /// Starts with `clues` of `solution`, which is the only solution; `units` are tried in their order, and no more are
    /// taken than leave `fewest` clues.
    void begin(Grid solution, CellSet clues, CellSet[] units, int fewest) {
        this.solution = solution;
        upper = clues.upper();
        lower = clues.lower();
        this.units = units.clone();
        this.fewest = fewest;
        digits = new byte[Cell.COUNT];
        restore(clues);
        unavoidables.begin(solution);
        position = 0;
        take(Math.max(1, clues.size() - FREE_CLUES));
    }

    /// Whether no question is left.
    boolean isDone() {
        return takenCount == 0;
    }

    /// The only solution of the puzzle before the clues were taken that are in question.
    Grid solution() {
        return solution;
    }

    /// The clues that are left, without those in question.
    Givens givens() {
        return new Givens(Grid.of(digits));
    }

    /// The question, where one clue alone is in question; else any solution is asked for beside the known one.
    Optional<OtherDigit> aboutOneClue() {
        CellSet last = units[taken[0]];
        if (takenCount > 1 || last.size() > 1) {
            return Optional.empty();
        }
        return Optional.of(new OtherDigit(givens(), last.first(), solution.digit(last.first())));
    }

    /// Takes the answer: a solution beside the known one, where there is one.
    void answer(Optional<Grid> other) {
        if (other.isPresent()) {
            bringBack(Unavoidables.difference(solution, other.get()));
        }
        if (other.isEmpty() || takenCount == 0) {
            do {
                take(1);
            } while (isForced());
        }
    }

    /// Whether the cell that just lost its clue can hold nothing else, because its peers have all other digits.
    private boolean isForced() {
        if (takenCount != 1 || units[taken[0]].size() != 1) {
            return false;
        }
        int cell = units[taken[0]].first();
        int seen = 1 << solution.digit(cell);
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            seen |= 1 << digits[peer];
        }
        return (seen & 0x3FE) == 0x3FE;
    }

    /// Takes the next `most` units that no known unavoidable set wants, or as many as there are.
    private void take(int most) {
        takenCount = 0;
        for (; position < units.length && takenCount < most; position++) {
            CellSet unit = units[position];
            long upperRest = upper & ~unit.upper();
            long lowerRest = lower & ~unit.lower();
            boolean isEnough = Long.bitCount(upperRest) + Long.bitCount(lowerRest) >= fewest;
            if (isEnough && !unavoidables.isMissed(upperRest, lowerRest, unit)) {
                upper = upperRest;
                lower = lowerRest;
                erase(unit);
                taken[takenCount++] = position;
            }
        }
    }

    /// Brings the last units back until the unavoidable set `needed` has a clue.
    private void bringBack(CellSet needed) {
        unavoidables.add(needed);
        while ((upper & needed.upper() | lower & needed.lower()) == 0) {
            position = taken[--takenCount];
            upper |= units[position].upper();
            lower |= units[position].lower();
            restore(units[position]);
        }
    }

    private void erase(CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            digits[cell] = Digit.NONE;
        }
    }

    private void restore(CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            digits[cell] = (byte) solution.digit(cell);
        }
    }
}

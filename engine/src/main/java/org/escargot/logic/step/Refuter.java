package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Board;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Draws consequences of one assumption from the named truths alone, splitting into cases where it must.
///
/// A state is the candidates of all cells (a placed digit is its cell's only one). Making a candidate true
/// eliminates the rest of its cell, its digit from all peers and what else the board excludes: these are the rules.
/// Nothing else is known but the truths: a truth without candidates is a contradiction, a truth with one makes it true;
/// and the sums that chains and forcing chains rest on: what is in no way to fill their cells goes.
final class Refuter {
    /// More cases than a person would follow anyway. So many come from taking truths in the wrong order, as in a
    /// long line of statements that each rest on a chain of their own, or from many cells with too few digits. Then
    /// what fails at once is left out first, and the digits of such cells are counted.
    private static final int MOST_CASES = 20_000;

    private final Facts facts;
    private final List<CandidateSet> truths;
    private final CandidateSet deadly;
    private final List<SumProof> sums;
    private final List<Integer> forced = new ArrayList<>();
    private int cases;
    private int deadlyCases;
    private boolean looksAhead;

    Refuter(Facts facts, Step step) {
        this.facts = facts;
        this.truths = step.pattern().truths().each(facts.board());
        this.sums = facts.board().isClassic() ? List.of() : SumProof.of(facts, step.pattern());
        this.deadly =
                step.technique().assumesUniqueSolution() ? Exchange.in(facts, step.pattern()) : CandidateSet.EMPTY;
    }

    /// From `truths` alone.
    Refuter(Facts facts, List<CandidateSet> truths) {
        this.facts = facts;
        this.sums = List.of();
        this.truths = truths;
        this.deadly = CandidateSet.EMPTY;
    }

    boolean refutesTrue(int candidate) {
        State state = new State(facts);
        state.makeTrue(candidate);
        return refutes(state);
    }

    boolean refutesFalse(int candidate) {
        State state = new State(facts);
        state.makeFalse(candidate);
        return refutes(state);
    }

    private boolean refutes(State assumed) {
        if (closes(new State(assumed), 0)) {
            return true;
        }
        looksAhead = cases >= MOST_CASES;
        cases = 0;
        deadlyCases = 0;
        forced.clear();
        return looksAhead && closes(assumed, 0);
    }

    StepProof.Refutation report(StepProof.Assumed assumed, int candidate) {
        return new StepProof.Refutation(assumed, candidate, forced, cases, deadlyCases);
    }

    /// Whether every case that follows from `state` ends.
    private boolean closes(State state, int depth) {
        CandidateSet open = CandidateSet.EMPTY;
        boolean changed = true;
        while (changed) {
            changed = false;
            open = CandidateSet.EMPTY;
            if (!keepsWays(state) || looksAhead && !allDiffer(state)) {
                cases++;
                return true;
            }
            for (CandidateSet truth : truths) {
                CandidateSet left = state.left(truth);
                switch (left.size()) {
                    case 0 -> {
                        cases++;
                        return true;
                    }
                    case 1 -> changed |= force(state, left.first(), depth);
                    default -> open = open.isEmpty() || left.size() < open.size() ? left : open;
                }
            }
            changed |= looksAhead && !changed && leavesOut(state);
        }
        if (isDeadly(state)) {
            cases++;
            deadlyCases++;
            return true;
        }
        return !open.isEmpty() && cases < MOST_CASES && split(state, open, depth);
    }

    /// Takes out what is in no way to fill the cells of a sum; false where there is no way.
    private boolean keepsWays(State state) {
        for (SumProof sum : sums) {
            if (!sum.keepWays(state.digits)) {
                return false;
            }
        }
        return true;
    }

    /// Whether in each house the cells that are truths can all have different digits.
    private boolean allDiffer(State state) {
        HouseSet houses = facts.board().houses();
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet inside = facts.cells(house);
            int[] digits = truths.stream()
                    .filter(truth -> truth.cells().size() == 1 && inside.containsAll(truth.cells()))
                    .mapToInt(truth -> state.left(truth).digits().bits())
                    .toArray();
            if (!Matching.exists(digits)) {
                return false;
            }
        }
        return true;
    }

    /// Makes the first candidate of a truth false that leads straight to a contradiction; false if none does.
    private boolean leavesOut(State state) {
        for (CandidateSet truth : truths) {
            CandidateSet left = state.left(truth);
            for (int candidate = left.first(); candidate >= 0; candidate = left.next(candidate)) {
                if (!state.isTrue(candidate) && fails(state, candidate)) {
                    cases++;
                    state.makeFalse(candidate);
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether `candidate`, once true, leaves a truth without candidates by what follows without cases.
    private boolean fails(State from, int candidate) {
        State state = new State(from);
        state.makeTrue(candidate);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (CandidateSet truth : truths) {
                CandidateSet left = state.left(truth);
                if (left.isEmpty()) {
                    return true;
                }
                if (left.size() == 1 && !state.isTrue(left.first())) {
                    state.makeTrue(left.first());
                    changed = true;
                }
            }
        }
        return false;
    }

    private boolean force(State state, int candidate, int depth) {
        if (state.isTrue(candidate)) {
            return false;
        }
        state.makeTrue(candidate);
        if (depth == 0) {
            forced.add(candidate);
        }
        return true;
    }

    private boolean split(State state, CandidateSet open, int depth) {
        for (int candidate = open.first(); candidate >= 0; candidate = open.next(candidate)) {
            State branch = new State(state);
            branch.makeTrue(candidate);
            if (!closes(branch, depth + 1)) {
                return false;
            }
        }
        return true;
    }

    /// Whether no cell of the deadly pattern can hold anything outside of it.
    private boolean isDeadly(State state) {
        if (deadly.isEmpty()) {
            return false;
        }
        CellSet cells = deadly.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (!deadly.digits(cell).containsAll(state.digits(cell))) {
                return false;
            }
        }
        return true;
    }

    /// The candidates of all cells while an assumption is followed.
    private static final class State {
        private final Board board;
        private final int[] digits;
        private CellSet decided;

        State(Facts facts) {
            board = facts.board();
            digits = new int[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                digits[cell] = facts.marks().allowed(cell).bits();
            }
            decided = CellSet.EMPTY;
        }

        State(State other) {
            board = other.board;
            digits = other.digits.clone();
            decided = other.decided;
        }

        DigitSet digits(int cell) {
            return new DigitSet(digits[cell]);
        }

        boolean isTrue(int candidate) {
            return decided.contains(Candidate.cell(candidate));
        }

        CandidateSet left(CandidateSet truth) {
            CandidateSet left = CandidateSet.EMPTY;
            for (int candidate = truth.first(); candidate >= 0; candidate = truth.next(candidate)) {
                if ((digits[Candidate.cell(candidate)] & DigitSet.bit(Candidate.digit(candidate))) != 0) {
                    left = left.or(CandidateSet.of(candidate));
                }
            }
            return left;
        }

        void makeFalse(int candidate) {
            digits[Candidate.cell(candidate)] &= ~DigitSet.bit(Candidate.digit(candidate));
        }

        void makeTrue(int candidate) {
            int cell = Candidate.cell(candidate);
            int bit = DigitSet.bit(Candidate.digit(candidate));
            CellSet peers = board.peers(cell);
            for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
                digits[peer] &= ~bit;
            }
            CandidateSet excluded = board.excludedBy(candidate);
            for (int other = excluded.first(); other >= 0; other = excluded.next(other)) {
                makeFalse(other);
            }
            digits[cell] = bit;
            decided = decided.with(cell);
        }
    }
}

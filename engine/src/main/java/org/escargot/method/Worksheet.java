package org.escargot.method;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.grid.Puzzle;

/// What a method has before it: digits and candidates, changed in place, each change told.
final class Worksheet {
    private final byte[] digits;
    /// As in [DigitSet#bits]; none where a digit stands.
    private final int[] candidates;

    private final Tracer tracer;
    private int changes;

    private Worksheet(byte[] digits, int[] candidates, Tracer tracer) {
        this.digits = digits;
        this.candidates = candidates;
        this.tracer = tracer;
    }

    /// The start: what `puzzle` gives is placed, and eliminated from its peers.
    static Worksheet of(Puzzle puzzle, Tracer tracer) {
        Worksheet sheet = new Worksheet(new byte[Cell.COUNT], new int[Cell.COUNT], tracer);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet allowed = puzzle.allowed(cell);
            sheet.digits[cell] = (byte) (allowed.size() == 1 ? allowed.first() : Digit.NONE);
            sheet.candidates[cell] = allowed.size() == 1 ? 0 : allowed.bits();
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (sheet.isFilled(cell)) {
                sheet.eliminateFromPeers(cell);
            }
        }
        return sheet;
    }

    /// A sheet of its own with the same on it.
    Worksheet copy() {
        return new Worksheet(digits.clone(), candidates.clone(), tracer);
    }

    boolean isFilled(int cell) {
        return digits[cell] != Digit.NONE;
    }

    int digit(int cell) {
        return digits[cell];
    }

    DigitSet candidates(int cell) {
        return new DigitSet(candidates[cell]);
    }

    /// How many candidates `cell` has.
    int width(int cell) {
        return Integer.bitCount(candidates[cell]);
    }

    /// A copy of all candidates, as in [DigitSet#bits].
    int[] allCandidates() {
        return candidates.clone();
    }

    /// Where `digit` is a candidate.
    CellSet places(int digit) {
        CellSet places = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            places = (candidates[cell] & DigitSet.bit(digit)) == 0 ? places : places.with(cell);
        }
        return places;
    }

    /// How many cells hold `digit`.
    int count(int digit) {
        int count = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            count += digits[cell] == digit ? 1 : 0;
        }
        return count;
    }

    /// The first empty cell, or -1.
    int firstEmpty() {
        int cell = 0;
        while (cell < Cell.COUNT && isFilled(cell)) {
            cell++;
        }
        return cell < Cell.COUNT ? cell : -1;
    }

    /// The first empty cell of those with the fewest candidates, or -1 where none is empty.
    int narrowest() {
        int narrowest = firstEmpty();
        for (int cell = narrowest + 1; narrowest >= 0 && cell < Cell.COUNT; cell++) {
            narrowest = !isFilled(cell) && width(cell) < width(narrowest) ? cell : narrowest;
        }
        return narrowest;
    }

    /// An empty cell that has no candidate, or -1.
    int hopeless() {
        int narrowest = narrowest();
        return narrowest >= 0 && width(narrowest) == 0 ? narrowest : -1;
    }

    /// A cell whose digit stands in a peer too, or -1. Only givens can clash: what is placed was a candidate.
    int clash() {
        CellSet clashes = Grid.of(digits).clashes();
        return clashes.first();
    }

    /// How often a digit was placed or a candidate eliminated.
    int changes() {
        return changes;
    }

    void place(int cell, int digit, Rule rule) {
        tracer.place(cell, digit, rule);
        put(cell, digit);
    }

    /// Places `digit` on a copy, as a trial, and returns the copy.
    Worksheet trial(int cell, int digit, Rule rule) {
        tracer.guess(cell, digit, rule);
        Worksheet trial = copy();
        trial.put(cell, digit);
        return trial;
    }

    private void put(int cell, int digit) {
        digits[cell] = (byte) digit;
        candidates[cell] = 0;
        eliminateFromPeers(cell);
        changes++;
    }

    private void eliminateFromPeers(int cell) {
        int others = ~DigitSet.bit(digits[cell]);
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            candidates[peer] &= others;
        }
    }

    /// Eliminates those of `eliminated` that are candidates of `cell`.
    void eliminate(int cell, DigitSet eliminated, Rule rule) {
        DigitSet gone = candidates(cell).and(eliminated);
        for (int digit = gone.first(); digit > 0; digit = gone.next(digit)) {
            tracer.eliminate(cell, digit, rule);
            candidates[cell] &= ~DigitSet.bit(digit);
            changes++;
        }
    }
}

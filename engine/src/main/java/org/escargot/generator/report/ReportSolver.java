package org.escargot.generator.report;

import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.method.ReportTechniques;

/// The solver of the report (`resolution`), which its generator asks.
///
/// A round (`resolution_`) places what is the only place of a digit, or the only digit of a cell, until nothing more
/// comes; then it works out the candidates anew, narrows them by groups, X-wings and swordfish, and fills the cells
/// that are down to one. Three rounds; then a guess in a cell of two candidates, and rounds again: first where the
/// same pair stands in row and column (`essai_erreur`), then where it stands again in a house (`essai_erreur2`). A
/// wrong guess is noticed only where a row lacks a digit.
final class ReportSolver {
    private static final int ROUNDS = 3;

    /// The counter of rounds is not set back before the first digit of the third guess, so that gets no round at all
    /// and is left out here.
    private static final List<Guess> GUESSES = List.of(
            solver -> solver.guessByRowAndColumn(0),
            solver -> solver.guessByRowAndColumn(1),
            solver -> solver.guessByHouse(1));

    private byte[] digits = new byte[Cell.COUNT];
    private int[] candidates = new int[Cell.COUNT];

    /// Puts a digit into a cell of two candidates.
    @FunctionalInterface
    private interface Guess {
        void take(ReportSolver solver);
    }

    /// The digits that no house of `cell` holds, its own counting as held.
    static int candidates(Grid grid, int cell) {
        int held = 0;
        for (int other = 0; other < Cell.COUNT; other++) {
            if (grid.digit(other) != Digit.NONE
                    && (other == cell || Houses.peers(cell).contains(other))) {
                held |= DigitSet.bit(grid.digit(other));
            }
        }
        return DigitSet.ALL.bits() & ~held;
    }

    /// Whether the solver fills every cell of `puzzle`.
    boolean solves(Grid puzzle) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) puzzle.digit(cell);
        }
        noteCandidates();
        if (rounds()) {
            return true;
        }
        byte[] before = digits;
        int[] candidatesBefore = candidates;
        for (Guess guess : GUESSES) {
            digits = before.clone();
            candidates = candidatesBefore.clone();
            guess.take(this);
            if (rounds()) {
                return true;
            }
        }
        return false;
    }

    private boolean rounds() {
        for (int round = 0; round < ROUNDS && !isFull(); round++) {
            placeHidden();
            placeNaked();
            noteCandidates();
            narrow();
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (Integer.bitCount(candidates[cell]) == 1) {
                    digits[cell] = (byte) new DigitSet(candidates[cell]).first();
                }
            }
        }
        return isFull();
    }

    /// Whether every row holds every digit (`teste_ligne`); columns and boxes are not looked at.
    private boolean isFull() {
        for (int row = 0; row < 9; row++) {
            int held = 0;
            for (int column = 0; column < 9; column++) {
                int digit = digits[Cell.at(row, column)];
                held |= digit == Digit.NONE ? 0 : DigitSet.bit(digit);
            }
            if (held != DigitSet.ALL.bits()) {
                return false;
            }
        }
        return true;
    }

    private void placeHidden() {
        boolean progress = true;
        while (progress) {
            progress = false;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                int cell = ReportTechniques.onlyPlace(places(digit));
                if (cell >= 0) {
                    digits[cell] = (byte) digit;
                    progress = true;
                }
            }
        }
    }

    /// Where `digit` may be, after indirect elimination.
    private CellSet places(int digit) {
        CellSet places = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (digits[cell] == Digit.NONE && (candidates(cell) & DigitSet.bit(digit)) != 0) {
                places = places.with(cell);
            }
        }
        return ReportTechniques.eliminateIndirectly(places);
    }

    private void placeNaked() {
        boolean progress = true;
        while (progress) {
            progress = false;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (digits[cell] == Digit.NONE && Integer.bitCount(candidates(cell)) == 1) {
                    digits[cell] = (byte) new DigitSet(candidates(cell)).first();
                    progress = true;
                }
            }
        }
    }

    private int candidates(int cell) {
        int held = 0;
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            held |= digits[peer] == Digit.NONE ? 0 : DigitSet.bit(digits[peer]);
        }
        return DigitSet.ALL.bits() & ~held;
    }

    private void noteCandidates() {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] = digits[cell] == Digit.NONE ? candidates(cell) : 0;
        }
    }

    private void narrow() {
        ReportTechniques techniques = new ReportTechniques(candidates);
        techniques.nakedGroups();
        techniques.hiddenGroups();
        techniques.xWings();
        techniques.swordfish();
    }

    private void guessByRowAndColumn(int choice) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (Integer.bitCount(candidates[cell]) == 2
                    && hasTwin(cell, Houses.cells(Houses.row(cell)))
                    && hasTwin(cell, Houses.cells(Houses.column(cell)))) {
                guess(cell, choice);
            }
        }
    }

    private void guessByHouse(int choice) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            boolean isPair = Integer.bitCount(candidates[cell]) == 2;
            // The same pair earlier in a line was taken before, so that all cells of it serve as well as the later.
            if (isPair && hasTwin(cell, Houses.peers(cell))) {
                guess(cell, choice);
                return;
            }
        }
    }

    private boolean hasTwin(int cell, CellSet cells) {
        for (int other = cells.first(); other >= 0; other = cells.next(other)) {
            if (other != cell && candidates[other] == candidates[cell]) {
                return true;
            }
        }
        return false;
    }

    private void guess(int cell, int choice) {
        DigitSet pair = new DigitSet(candidates[cell]);
        digits[cell] = (byte) (choice == 0 ? pair.first() : pair.next(pair.first()));
        candidates[cell] = 0;
    }
}

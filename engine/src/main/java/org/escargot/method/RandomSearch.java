package org.escargot.method;

import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.random.RandomSource;

/// The notebook: impose what a cell is down to, then impose a random candidate in a random cell of those with the
/// fewest. Where that fails, the candidate goes, and the same position is solved without it.
///
/// A call of the notebook's `resoudre` is a call here: one for each position, and one more for each candidate that
/// failed. As there, a cell that comes down to one candidate late in a walk over the grid waits for the next call.
/// Only before a grid counts as solved such cells are filled, too; the notebook would overlook that two of them
/// clash.
///
/// @param seed the same seed, the same walk
record RandomSearch(long seed) implements WorksheetMethod {
    @Override
    public void search(Worksheet start, Tracer tracer) {
        new Walk(tracer, RandomSource.of(seed)).solve(start);
    }

    /// One search.
    private record Walk(Tracer tracer, RandomSource random) {
        void solve(Worksheet sheet) {
            while (!tracer.isStopped()) {
                tracer.call();
                imposeSingles(sheet);
                int cell = chooseCell(sheet);
                if (cell < 0) {
                    tracer.solution();
                    return;
                }
                if (sheet.width(cell) == 0) {
                    tracer.deadCell(cell);
                    return;
                }
                int digit = chooseDigit(sheet.candidates(cell));
                solve(sheet.trial(cell, digit, Rule.FEWEST));
                tracer.undo();
                sheet.eliminate(cell, DigitSet.of(digit), Rule.FAILED);
            }
        }

        private void imposeSingles(Worksheet sheet) {
            for (int cell : random.permutation(Cell.COUNT)) {
                if (sheet.width(cell) == 1) {
                    sheet.place(cell, sheet.candidates(cell).first(), Rule.INCLUSION);
                }
            }
        }

        /// A cell with no candidate, or else with two, or else with three, and so on; -1 where the grid is solved.
        private int chooseCell(Worksheet sheet) {
            int chosen = -1;
            for (int cell : random.permutation(Cell.COUNT)) {
                boolean open = !sheet.isFilled(cell) && sheet.width(cell) != 1;
                if (open && (chosen < 0 || sheet.width(cell) <= sheet.width(chosen))) {
                    chosen = cell;
                }
            }
            if (chosen >= 0 || sheet.firstEmpty() < 0) {
                return chosen;
            }
            imposeSingles(sheet);
            return chooseCell(sheet);
        }

        private int chooseDigit(DigitSet digits) {
            return digits.stream()
                    .skip(random.nextInt(digits.size()))
                    .findFirst()
                    .orElseThrow();
        }
    }
}

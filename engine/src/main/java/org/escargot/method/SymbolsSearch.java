package org.escargot.method;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.random.RandomSource;

/// The report's first version: singles as long as there are some, then all places of one digit at a time.
///
/// For each digit it reckons how many ways there are to choose the *r* missing places among the *n* destinations.
/// The digit with the fewest ways goes first. Of its combinations those that miss a row, a column or a box are
/// purged; one of the rest is drawn and put on the stack, and the next digit follows. Where a digit has no
/// combination left, the search goes back one digit and draws another combination. The order of the digits is
/// reckoned anew at each height of the stack.
///
/// @param seed the same seed, the same draws
record SymbolsSearch(long seed) implements WorksheetMethod {
    @Override
    public void search(Worksheet start, Tracer tracer) {
        placeSingles(start);
        new Walk(tracer, RandomSource.of(seed), new Share(tracer)).solve(start);
    }

    private static void placeSingles(Worksheet sheet) {
        int cell = sheet.narrowest();
        while (cell >= 0 && sheet.width(cell) == 1) {
            sheet.place(cell, sheet.candidates(cell).first(), Rule.INCLUSION);
            cell = sheet.narrowest();
        }
    }

    /// One search.
    private record Walk(Tracer tracer, RandomSource random, Share share) {
        void solve(Worksheet sheet) {
            tracer.call();
            if (sheet.firstEmpty() < 0) {
                tracer.solution();
                return;
            }
            if (sheet.hopeless() >= 0) {
                tracer.deadCell(sheet.hopeless());
                return;
            }
            int digit = fewestCombinations(sheet);
            List<CellSet> combinations = Combinations.purged(sheet.places(digit), Digit.COUNT - sheet.count(digit));
            if (combinations.isEmpty()) {
                tracer.deadDigit(digit);
            }
            tryAll(sheet, digit, combinations);
        }

        private void tryAll(Worksheet sheet, int digit, List<CellSet> combinations) {
            share.rise(combinations.size());
            for (int drawn : random.permutation(combinations.size())) {
                if (tracer.isStopped()) {
                    return;
                }
                solve(filled(sheet, digit, combinations.get(drawn)));
                tracer.undo();
                share.finishOne();
            }
            share.fall();
        }

        private static int fewestCombinations(Worksheet sheet) {
            int fewest = Digit.NONE;
            long least = Long.MAX_VALUE;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                int missing = Digit.COUNT - sheet.count(digit);
                long count = Combinations.count(sheet.places(digit).size(), missing);
                if (missing > 0 && count < least) {
                    fewest = digit;
                    least = count;
                }
            }
            return fewest;
        }

        private Worksheet filled(Worksheet sheet, int digit, CellSet cells) {
            tracer.guess(Event.NO_CELL, digit, Rule.COMBINATION);
            Worksheet filled = sheet.copy();
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                filled.place(cell, digit, Rule.COMBINATION);
            }
            return filled;
        }
    }
}

package org.escargot.method;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// The Tk solver: cell by cell inclusion, exclusion, exclusive pairs and triples, over and over until the grid
/// stands still; then a trial in the cell with the fewest candidates, each trial a layer of its own.
///
/// As in the text, the first round of a layer uses inclusion alone. Two things differ. A digit is eliminated from
/// the peers as soon as it is placed, where the text waits until their turn comes; so two equal digits can never
/// meet in a house. And a layer keeps the eliminations of the layer above, where the text finds them again.
final class TrialsSearch implements WorksheetMethod {
    @Override
    public void search(Worksheet start, Tracer tracer) {
        new Walk(tracer).solve(start);
    }

    /// One search.
    private record Walk(Tracer tracer) {
        void solve(Worksheet sheet) {
            tracer.call();
            settle(sheet);
            int cell = sheet.narrowest();
            if (cell < 0) {
                tracer.solution();
                return;
            }
            DigitSet digits = sheet.candidates(cell);
            if (digits.isEmpty()) {
                tracer.deadCell(cell);
            }
            for (int digit = digits.first(); digit > 0 && !tracer.isStopped(); digit = digits.next(digit)) {
                solve(sheet.trial(cell, digit, Rule.FEWEST));
                tracer.undo();
            }
        }

        /// Goes over the grid until nothing changes, or a cell has no candidate left.
        private void settle(Worksheet sheet) {
            tracer.round();
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                inclusion(sheet, cell);
            }
            int before = -1;
            while (before < sheet.changes() && sheet.firstEmpty() >= 0 && sheet.hopeless() < 0) {
                before = sheet.changes();
                tracer.round();
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    inclusion(sheet, cell);
                    exclusion(sheet, cell);
                    exclusivePair(sheet, cell);
                    exclusiveTriple(sheet, cell);
                }
            }
        }

        private static void inclusion(Worksheet sheet, int cell) {
            if (sheet.width(cell) == 1) {
                sheet.place(cell, sheet.candidates(cell).first(), Rule.INCLUSION);
            }
        }

        private static void exclusion(Worksheet sheet, int cell) {
            DigitSet digits = sheet.candidates(cell);
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                CellSet elsewhere = sheet.places(digit).without(cell);
                if (Houses.of(cell).stream()
                        .anyMatch(house -> !Houses.cells(house).intersects(elsewhere))) {
                    sheet.place(cell, digit, Rule.EXCLUSION);
                    return;
                }
            }
        }

        private static void exclusivePair(Worksheet sheet, int cell) {
            DigitSet pair = sheet.candidates(cell);
            if (pair.size() != 2) {
                return;
            }
            HouseSet houses = Houses.of(cell);
            for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                CellSet twins = within(sheet, Houses.cells(house), pair, 2);
                if (twins.size() > 1) {
                    eliminate(sheet, Houses.cells(house).minus(twins), pair, Rule.EXCLUSIVE_PAIR);
                }
            }
        }

        private static void exclusiveTriple(Worksheet sheet, int cell) {
            DigitSet triple = sheet.candidates(cell);
            if (triple.size() != 3) {
                return;
            }
            HouseSet houses = Houses.of(cell);
            for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                CellSet cells = Houses.cells(house);
                CellSet whole = within(sheet, cells, triple, 3);
                CellSet truncated = within(sheet, cells, triple, 2);
                CellSet others = whole.or(truncated).without(cell);
                if (others.size() == 2 && union(sheet, others).equals(triple)) {
                    Rule rule = triple(truncated.size());
                    eliminate(sheet, cells.minus(others).without(cell), triple, rule);
                }
            }
        }

        private static Rule triple(int truncated) {
            return switch (truncated) {
                case 0 -> Rule.PERFECT_TRIPLE;
                case 1 -> Rule.TRUNCATED_TRIPLE;
                default -> Rule.DOUBLY_TRUNCATED_TRIPLE;
            };
        }

        /// Those of `cells` with `width` candidates, all of them in `digits`.
        private static CellSet within(Worksheet sheet, CellSet cells, DigitSet digits, int width) {
            CellSet within = CellSet.EMPTY;
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                boolean fits = sheet.width(cell) == width && digits.containsAll(sheet.candidates(cell));
                within = fits ? within.with(cell) : within;
            }
            return within;
        }

        private static DigitSet union(Worksheet sheet, CellSet cells) {
            DigitSet union = DigitSet.EMPTY;
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                union = union.or(sheet.candidates(cell));
            }
            return union;
        }

        private static void eliminate(Worksheet sheet, CellSet cells, DigitSet digits, Rule rule) {
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                sheet.eliminate(cell, digits, rule);
            }
        }
    }
}

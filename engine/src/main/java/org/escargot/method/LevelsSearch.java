package org.escargot.method;

import java.util.function.Consumer;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// The report's second version: a chain of techniques, one after the other, round by round; then a trial of one of
/// two kinds.
///
/// A round places the only places of digits, by exclusion and indirect elimination, then cells down to one
/// candidate, then eliminates by naked and hidden groups, X-wings and swordfish. The report makes three rounds,
/// tries a pair of candidates that stands again in the same row and column, then one that stands again in a house,
/// and gives up. Here the rounds go on until nothing changes, a trial may be made within a trial, and where there is
/// no such pair, the cell with the fewest candidates is tried; so it never gives up. Eliminations stay from round to
/// round.
final class LevelsSearch implements WorksheetMethod {
    @Override
    public void search(Worksheet start, Tracer tracer) {
        new Walk(tracer).solve(start);
    }

    /// One search.
    private record Walk(Tracer tracer) {
        void solve(Worksheet sheet) {
            tracer.call();
            int before = -1;
            while (before < sheet.changes() && sheet.firstEmpty() >= 0 && sheet.hopeless() < 0) {
                before = sheet.changes();
                tracer.round();
                chain(sheet);
            }
            if (sheet.firstEmpty() < 0) {
                tracer.solution();
            } else if (sheet.hopeless() >= 0) {
                tracer.deadCell(sheet.hopeless());
            } else {
                tryOut(sheet);
            }
        }

        private static void chain(Worksheet sheet) {
            placeOnlyPlaces(sheet);
            placeOnlyDigits(sheet);
            narrow(sheet, Rule.NAKED_GROUP, ReportTechniques::nakedGroups);
            narrow(sheet, Rule.HIDDEN_GROUP, ReportTechniques::hiddenGroups);
            narrow(sheet, Rule.X_WING, ReportTechniques::xWings);
            narrow(sheet, Rule.SWORDFISH, ReportTechniques::swordfish);
            placeOnlyDigits(sheet);
        }

        private static void placeOnlyPlaces(Worksheet sheet) {
            int before = -1;
            while (before < sheet.changes()) {
                before = sheet.changes();
                for (int digit = 1; digit <= Digit.COUNT; digit++) {
                    placeOnly(sheet, digit);
                }
            }
        }

        private static void placeOnly(Worksheet sheet, int digit) {
            CellSet places = sheet.places(digit);
            int seen = ReportTechniques.onlyPlace(places);
            int cell = seen >= 0 ? seen : ReportTechniques.onlyPlace(ReportTechniques.eliminateIndirectly(places));
            if (cell >= 0) {
                sheet.place(cell, digit, seen >= 0 ? Rule.EXCLUSION : Rule.INDIRECT_ELIMINATION);
            }
        }

        private static void placeOnlyDigits(Worksheet sheet) {
            int before = -1;
            while (before < sheet.changes()) {
                before = sheet.changes();
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    if (sheet.width(cell) == 1) {
                        sheet.place(cell, sheet.candidates(cell).first(), Rule.INCLUSION);
                    }
                }
            }
        }

        private static void narrow(Worksheet sheet, Rule rule, Consumer<ReportTechniques> technique) {
            int[] left = sheet.allCandidates();
            technique.accept(new ReportTechniques(left));
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                sheet.eliminate(cell, DigitSet.ALL.minus(new DigitSet(left[cell])), rule);
            }
        }

        private void tryOut(Worksheet sheet) {
            Trial trial = Trial.choose(sheet);
            DigitSet digits = sheet.candidates(trial.cell());
            for (int digit = digits.first(); digit > 0 && !tracer.isStopped(); digit = digits.next(digit)) {
                solve(sheet.trial(trial.cell(), digit, trial.rule()));
                tracer.undo();
            }
        }
    }

    /// The cell to try, and why that one.
    private record Trial(int cell, Rule rule) {
        static Trial choose(Worksheet sheet) {
            int twin = -1;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (sheet.width(cell) == 2) {
                    HouseSet houses = housesOfTwins(sheet, cell);
                    if (houses.containsAll(HouseSet.of(Houses.row(cell), Houses.column(cell)))) {
                        return new Trial(cell, Rule.TWINS_ACROSS);
                    }
                    twin = twin < 0 && !houses.isEmpty() ? cell : twin;
                }
            }
            return twin >= 0 ? new Trial(twin, Rule.TWINS) : new Trial(sheet.narrowest(), Rule.FEWEST);
        }

        /// The houses of `cell` in which its pair stands once more.
        private static HouseSet housesOfTwins(Worksheet sheet, int cell) {
            HouseSet houses = HouseSet.EMPTY;
            CellSet peers = Houses.peers(cell);
            for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
                if (sheet.candidates(peer).equals(sheet.candidates(cell))) {
                    houses = houses.or(Houses.of(cell).and(Houses.of(peer)));
                }
            }
            return houses;
        }
    }
}

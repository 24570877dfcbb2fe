package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import org.escargot.analysis.RedundantClues;
import org.escargot.analysis.SolutionTally;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Symmetry;

/// What the setter of a puzzle asks after each clue: how many solutions there are, what each cell can still hold, which
/// clues could go, and which symmetry the pattern has.
final class SettersDesk {
    private SettersDesk() {}

    /// The solutions of `puzzle`, counted up to `limit`, and what they have: the type `Tally`.
    static String tally(Givens puzzle, int limit) {
        SolutionTally tally = SolutionTally.of(puzzle, limit);
        CandidateSet possible = tally.possible();
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("solutions").number(tally.solutions());
            json.name("whole").bool(tally.isWhole());
            json.name("possible").array(() -> {
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    json.number(possible.digits(cell).bits());
                }
            });
            json.name("counts").array(() -> counts(json, tally));
            json.name("symmetries").array(() -> held(puzzle.cells()).forEach(symmetry -> json.string(symmetry.id())));
        });
        return json.toString();
    }

    /// Cell by cell, digit 1 first; nothing where not all solutions were counted.
    private static void counts(JsonWriter json, SolutionTally tally) {
        for (int cell = 0; cell < Cell.COUNT && tally.isWhole(); cell++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                json.number(tally.with(Candidate.of(cell, digit)));
            }
        }
    }

    /// The symmetries of the pattern `cells`, but for those that follow from another one.
    private static List<Symmetry> held(CellSet cells) {
        List<Symmetry> held = new ArrayList<>();
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry != Symmetry.NONE && !cells.isEmpty() && symmetry.holds(cells)) {
                held.add(symmetry);
            }
        }
        return held.stream()
                .filter(symmetry -> held.stream().noneMatch(other -> other != symmetry && follows(symmetry, other)))
                .toList();
    }

    /// Whether every pattern with the symmetry `other` has `symmetry` too.
    private static boolean follows(Symmetry symmetry, Symmetry other) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (!other.orbit(cell).containsAll(symmetry.orbit(cell))) {
                return false;
            }
        }
        return true;
    }

    /// The cells of `puzzle`, which has one solution, whose clues could go one at a time.
    static String redundant(Givens puzzle) {
        CellSet redundant = RedundantClues.of(puzzle);
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (int cell = redundant.first(); cell >= 0; cell = redundant.next(cell)) {
                json.number(cell);
            }
        });
        return json.toString();
    }
}

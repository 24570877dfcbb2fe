package org.escargot.explain;

import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Inference;

/// Reads forcing chains, and ways to fill several cells together.
final class ForcingReading {
    private ForcingReading() {}

    static Reading of(AlignedExclusion exclusion) {
        CellSet cells = exclusion.cells();
        return Reading.of("aligned-exclusion", HouseCover.of(cells), cells, exclusion.digits())
                .with("n", cells.size())
                .with("excluders", exclusion.excluders());
    }

    static Reading of(Forcing forcing) {
        Inference end = forcing.branches().getFirst().end();
        CellSet starts = forcing.starts();
        return Reading.of(shape(forcing), where(forcing), starts, forcing.digits())
                .with("end", CellSet.of(Candidate.cell(end.candidate())))
                .with("endDigit", DigitSet.of(Candidate.digit(end.candidate())));
    }

    private static String shape(Forcing forcing) {
        return switch (forcing.kind()) {
            case CONTRADICTION ->
                forcing.branches().getFirst().assumption().holds() ? "contradiction-true" : "contradiction-false";
            case BOTH_WAYS -> "forcing-both-ways";
            case CELL -> "forcing-cell";
            case HOUSE -> "forcing-house";
        };
    }

    private static HouseSet where(Forcing forcing) {
        HouseSet houses = forcing.choice().houses();
        return houses.isEmpty() ? HouseCover.of(forcing.starts()) : houses;
    }
}

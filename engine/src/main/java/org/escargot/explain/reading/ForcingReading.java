package org.escargot.explain.reading;

import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.Branch;
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
            case CONTRADICTION -> contradiction(forcing.branches().getFirst());
            case BOTH_WAYS -> "forcing-both-ways";
            case CELL -> "forcing-cell";
            case HOUSE -> "forcing-house";
        };
    }

    /// The assumption may be what is found to be both true and false.
    private static String contradiction(Branch branch) {
        Inference assumed = branch.assumption();
        String to = branch.end().candidate() == assumed.candidate() ? "self-" : "";
        return "contradiction-" + to + (assumed.holds() ? "true" : "false");
    }

    private static HouseSet where(Forcing forcing) {
        HouseSet houses = forcing.choice().houses();
        return houses.isEmpty() ? HouseCover.of(forcing.starts()) : houses;
    }
}

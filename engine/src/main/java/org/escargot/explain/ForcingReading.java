package org.escargot.explain;

import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.AlternatingChain;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.Truths;

/// Reads chains, forcing chains, and ways to fill several cells together.
final class ForcingReading {
    private ForcingReading() {}

    static Reading of(AlignedExclusion exclusion) {
        CellSet cells = exclusion.cells();
        return Reading.of("aligned-exclusion", HouseCover.of(cells), cells, exclusion.digits())
                .with("n", cells.size())
                .with("excluders", exclusion.excluders());
    }

    static Reading of(AlternatingChain pattern) {
        CellSet cells = CellSet.EMPTY;
        for (int candidate : pattern.candidates()) {
            cells = cells.with(Candidate.cell(candidate));
        }
        String shape = switch (pattern.form()) {
            case LOOP -> "chain-loop";
            case OPEN -> "chain-open";
            case RETURN -> "chain-return";
        };
        return Reading.of(shape, HouseCover.of(cells), cells, pattern.digits()).with("chain", Chain.of(pattern));
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
        HouseSet houses = HouseSet.EMPTY;
        for (Truths.InHouses in : forcing.choice().digits()) {
            houses = houses.or(in.houses());
        }
        return houses.isEmpty() ? HouseCover.of(forcing.starts()) : houses;
    }
}

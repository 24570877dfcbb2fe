package org.escargot.logic.coloring;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Facts;

/// Two colors that spread from a candidate along houses with two places and through cells with two candidates.
final class MedusaColors {
    private final Facts facts;
    private final CandidateSet[] colors = {CandidateSet.EMPTY, CandidateSet.EMPTY};
    private Truths truths = Truths.NONE;

    MedusaColors(Facts facts) {
        this.facts = facts;
    }

    Medusa from(int candidate) {
        spread(candidate, 0);
        return new Medusa(Medusa.Kind.TRAP, colors[0], colors[1], truths.compact(), CellSet.EMPTY);
    }

    /// Gives `candidate` a color. In a position without a solution it may get both.
    private void spread(int candidate, int color) {
        if (colors[color].contains(candidate)) {
            return;
        }
        colors[color] = colors[color].or(CandidateSet.of(candidate));
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        if (facts.bivalue().contains(cell)) {
            truths = truths.and(Truths.of(CellSet.of(cell)));
            spread(Candidate.of(cell, facts.candidates(cell).without(digit).first()), 1 - color);
        }
        HouseSet houses = facts.conjugates(digit).and(facts.housesOf(cell));
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            truths = truths.and(Truths.of(digit, HouseSet.of(house)));
            spread(Candidate.of(facts.places(digit, house).without(cell).first(), digit), 1 - color);
        }
    }
}

package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// A fish with fins, each of which leads to the same (kraken fish): directly, with what the fish itself would
/// eliminate, or with what all places of the base in one cover house lead to.
///
/// @param fish the fish with its fins
/// @param through the cover house whose places in the base are followed too; none where the fish eliminates by itself
/// @param branches what follows from each fin, then from each of these places
public record KrakenFish(Fish fish, HouseSet through, List<Branch> branches) implements Pattern {
    public KrakenFish {
        branches = List.copyOf(branches);
    }

    /// The places of the base that are followed beside the fins.
    public CellSet places() {
        CellSet places = CellSet.EMPTY;
        for (Branch branch : branches) {
            places = places.with(Candidate.cell(branch.assumption().candidate()));
        }
        return places.minus(fish.fins());
    }

    @Override
    public DigitSet digits() {
        return fish.digits();
    }

    @Override
    public Truths truths() {
        Truths truths = fish.truths();
        for (Branch branch : branches) {
            truths = truths.and(branch.truths());
        }
        return truths.compact();
    }
}

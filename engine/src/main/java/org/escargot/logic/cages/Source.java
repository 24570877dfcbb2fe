package org.escargot.logic.cages;

import java.util.List;
import org.escargot.logic.step.Facts;

/// Where sums come from.
public enum Source {
    /// The cages.
    CAGES,
    /// A house and its cages.
    ONE_HOUSE,
    /// Several houses next to each other and their cages.
    HOUSES;

    /// The sums of `facts` that come from here.
    List<Rest> rests(Facts facts) {
        if (facts.board().cages().isEmpty()) {
            return List.of();
        }
        return switch (this) {
            case CAGES -> Rests.ofCages(facts);
            case ONE_HOUSE -> Rests.ofOneHouse(facts);
            case HOUSES -> Rests.ofHouses(facts);
        };
    }
}

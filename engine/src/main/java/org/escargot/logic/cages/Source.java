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
        Rests rests = Rests.of(facts);
        return switch (this) {
            case CAGES -> rests.cages();
            case ONE_HOUSE -> rests.ofOneHouse();
            case HOUSES -> rests.ofHouses();
        };
    }
}

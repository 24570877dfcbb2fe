package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Facts;

/// Reads what is counted of cells and of digits in a house: almost locked pairs and triples, and rings.
final class MixedRankReading {
    private MixedRankReading() {}

    static Reading of(Facts facts, Rank rank) {
        return rank.links().cells().isEmpty() ? ring(facts, rank) : almostLocked(facts, rank);
    }

    /// `set` and `rest` are the cells outside of the crossing, those of `house2` and those of `house1`; `middle` are
    /// the places where the two cross.
    private static Reading almostLocked(Facts facts, Rank rank) {
        Truths truths = rank.truths();
        Truths links = rank.links();
        return Reading.of("almost-locked", truths.houses().or(links.houses()), rank.cells(), rank.digits())
                .with("set", truths.cells())
                .with("rest", links.cells())
                .with("middle", places(facts, truths).minus(links.cells()))
                .with("house1", truths.houses())
                .with("house2", links.houses());
    }

    /// `set` is the wing, `z` the digit that needs one of the `places` in `house1`.
    private static Reading ring(Facts facts, Rank rank) {
        Truths truths = rank.truths();
        return Reading.of("ring", HouseCover.of(rank.cells()).or(truths.houses()), rank.cells(), rank.digits())
                .with("n", truths.cells().size())
                .with("set", truths.cells())
                .with("z", truths.digitsInHouses())
                .with("places", places(facts, truths))
                .with("house1", truths.houses())
                .with("truths", Value.figure(truths.size()))
                .with("links", new Value.Counted(rank.links()));
    }

    /// Where the digits of `truths` may stand in their houses.
    private static CellSet places(Facts facts, Truths truths) {
        Truths inHouses = new Truths(CellSet.EMPTY, truths.digits());
        return inHouses.all().and(facts.allCandidates()).cells();
    }
}

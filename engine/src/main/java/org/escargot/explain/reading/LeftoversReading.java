package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.Facts;

/// Reads a digit that equally many houses of two kinds hold equally often, by what each side has beside the other.
final class LeftoversReading {
    private LeftoversReading() {}

    static Reading of(Facts facts, Fish fish) {
        CellSet empty = CellSet.EMPTY;
        CellSet rest = CellSet.EMPTY;
        CellSet all = facts.board().cells();
        for (int cell = all.first(); cell >= 0; cell = all.next(cell)) {
            int more = count(facts, cell, fish.base()) - count(facts, cell, fish.cover());
            empty = more > 0 ? empty.with(cell) : empty;
            rest = more < 0 ? rest.with(cell) : rest;
        }
        return Reading.of("leftovers", fish.base(), empty.or(rest), DigitSet.of(fish.digit()))
                .with("cover", fish.cover())
                .with("empty", empty)
                .with("rest", rest);
    }

    private static int count(Facts facts, int cell, HouseSet houses) {
        return facts.housesOf(cell).and(houses).size();
    }
}

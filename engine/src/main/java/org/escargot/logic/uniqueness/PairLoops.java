package org.escargot.logic.uniqueness;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// The loops of one pair of digits: closed rounds of at least six cells that hold both, two or none in every house,
/// most of them with nothing else.
final class PairLoops {
    private static final int FEWEST_CELLS = 6;
    private static final int MOST_CELLS = 14;
    private static final int MOST_GUARDIANS = 2;

    private final CellSet floor;
    private final CellSet cells;
    private final List<CellSet> loops = new ArrayList<>();

    PairLoops(Facts facts, DigitSet pair) {
        int first = pair.first();
        cells = facts.cellsOf(first).and(facts.cellsOf(pair.next(first)));
        floor = cells.and(facts.bivalue());
    }

    /// The loops, each once, by their first cell among those with nothing but the pair.
    List<CellSet> loops() {
        if (floor.size() >= FEWEST_CELLS - MOST_GUARDIANS) {
            for (int start = floor.first(); start >= 0; start = floor.next(start)) {
                extend(start, start, CellSet.of(start), Houses.of(start), HouseSet.EMPTY);
            }
        }
        return loops;
    }

    /// Goes on from `last` to a cell that sees it and fills no house with three. `once` and `twice` are the houses with
    /// one and with two cells so far.
    private void extend(int start, int last, CellSet loop, HouseSet once, HouseSet twice) {
        if (loop.size() >= FEWEST_CELLS && loop.size() % 2 == 0 && once.isEmpty()) {
            add(loop);
            return;
        }
        if (loop.size() == MOST_CELLS) {
            return;
        }
        CellSet next = cells.and(Houses.peers(last)).minus(loop);
        for (int cell = next.first(); cell >= 0; cell = next.next(cell)) {
            HouseSet houses = Houses.of(cell);
            boolean early = floor.contains(cell) && cell < start;
            CellSet longer = loop.with(cell);
            if (!early && !houses.intersects(twice) && longer.minus(floor).size() <= MOST_GUARDIANS) {
                HouseSet full = once.and(houses);
                extend(start, cell, longer, once.or(houses).minus(full), twice.or(full));
            }
        }
    }

    private void add(CellSet loop) {
        if (!loops.contains(loop)) {
            loops.add(loop);
        }
    }
}

package org.escargot.explain.reading;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// The combinations of digits that fill cells of which no two can be equal, from their candidates.
final class SumWays {
    private final Facts facts;
    private final int[] cells;
    private final List<DigitSet> found = new ArrayList<>();

    private SumWays(Facts facts, CellSet cells) {
        this.facts = facts;
        this.cells = cells.stream().toArray();
    }

    /// Those that add up to `total`, the ones with small digits first.
    static List<DigitSet> of(Facts facts, CellSet cells, int total) {
        SumWays ways = new SumWays(facts, cells);
        ways.choose(DigitSet.EMPTY, facts.union(cells), total);
        return ways.found;
    }

    /// The fewest of `digits` that a combination has.
    static int fewest(List<DigitSet> combinations, DigitSet digits) {
        return combinations.stream()
                .mapToInt(set -> set.and(digits).size())
                .min()
                .orElse(0);
    }

    /// Adds to the `chosen` digits each choice of those that are `open`.
    private void choose(DigitSet chosen, DigitSet open, int total) {
        if (chosen.size() == cells.length) {
            if (total == 0 && canFill(chosen, 0)) {
                found.add(chosen);
            }
            return;
        }
        DigitSet left = open;
        for (int digit = open.first(); digit > 0 && digit <= total; digit = open.next(digit)) {
            left = left.without(digit);
            choose(chosen.with(digit), left, total - digit);
        }
    }

    private boolean canFill(DigitSet digits, int at) {
        boolean isFull = at == cells.length;
        DigitSet fitting = isFull ? DigitSet.EMPTY : digits.and(facts.candidates(cells[at]));
        for (int digit = fitting.first(); digit > 0 && !isFull; digit = fitting.next(digit)) {
            isFull = canFill(digits.without(digit), at + 1);
        }
        return isFull;
    }
}

package org.escargot.logic.als;

import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.step.Facts;

/// Which almost locked sets of a list hold a digit in a cell, and which see it there: what one of them has to do with
/// all others, by a few operations.
///
/// Kernel: a set of sets is a row of `words` words, a bit for each number.
///
/// | name | what a row holds |
/// |---|---|
/// | `covering` | by cell, the sets that have it |
/// | `having` | by digit, the sets that have it |
/// | `holding` | by digit and cell, the sets that may hold the digit there |
/// | `seeing` | by digit and cell, the sets of which all places of the digit see the candidate there |
final class SetBits {
    private final Facts facts;
    final int words;
    private final long[] covering;
    private final long[] having;
    private final long[] holding;
    private final long[] seeing;

    SetBits(Facts facts, List<Als> sets) {
        this.facts = facts;
        words = (sets.size() + 63) / 64;
        covering = new long[Cell.COUNT * words];
        having = new long[(Digit.COUNT + 1) * words];
        holding = new long[(Digit.COUNT + 1) * Cell.COUNT * words];
        seeing = new long[(Digit.COUNT + 1) * Cell.COUNT * words];
        for (int number = 0; number < sets.size(); number++) {
            add(sets.get(number), number);
        }
    }

    private void add(Als set, int number) {
        mark(covering, 0, set.cells(), number);
        DigitSet digits = set.digits();
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            having[digit * words + (number >> 6)] |= 1L << number;
            mark(holding, digit, set.places(digit), number);
            mark(seeing, digit, set.seen(digit), number);
        }
    }

    private void mark(long[] rows, int digit, CellSet cells, int number) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            rows[(digit * Cell.COUNT + cell) * words + (number >> 6)] |= 1L << number;
        }
    }

    /// Writes into `row`, from the word `first` on, the sets that share a cell with `set`.
    void overlapping(Als set, int first, long[] row) {
        Arrays.fill(row, 0);
        or(row, first, covering, 0, set.cells());
    }

    /// Writes into `row`, from the word `first` on, the sets of which each place of `digit` is seen by all places in
    /// `set`.
    void restricted(Als set, int digit, int first, long[] row) {
        Arrays.fill(row, 0);
        CellSet seen = set.seen(digit);
        if (!seen.isEmpty()) {
            or(row, first, holding, digit, facts.cellsOf(digit).minus(seen));
            for (int word = first; word < words; word++) {
                row[word] = having[digit * words + word] & ~row[word];
            }
        }
    }

    /// Writes into `row` the sets that see a candidate of `digit` that `set` sees.
    void losing(Als set, int digit, long[] row) {
        Arrays.fill(row, 0);
        or(row, 0, seeing, digit, set.seen(digit));
    }

    private void or(long[] row, int first, long[] rows, int digit, CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            int from = (digit * Cell.COUNT + cell) * words;
            for (int word = first; word < words; word++) {
                row[word] |= rows[from + word];
            }
        }
    }
}

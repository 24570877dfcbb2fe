package org.escargot.logic.als;

import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.Als;

/// Which almost locked sets of a list have a cell, and which see a digit there: what one of them has to do with all
/// others, by a few operations.
///
/// Kernel: a set of sets is a row of `words` words, a bit for each number.
///
/// | name | what a row holds |
/// |---|---|
/// | `covering` | by cell, the sets that have it |
/// | `seeing` | by digit and cell, the sets of which all places of the digit see the candidate there |
final class SetBits {
    final int words;
    private final long[] covering;
    private final long[] seeing;

    SetBits(List<Als> sets) {
        words = (sets.size() + 63) / 64;
        covering = new long[Cell.COUNT * words];
        seeing = new long[(Digit.COUNT + 1) * Cell.COUNT * words];
        for (int number = 0; number < sets.size(); number++) {
            add(sets.get(number), number);
        }
    }

    private void add(Als set, int number) {
        mark(covering, 0, set.cells(), number);
        DigitSet digits = set.digits();
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
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

    /// Writes into `row`, from the word `first` on, the sets of which all places of `digit` see each place in `set`.
    void restricted(Als set, int digit, int first, long[] row) {
        Arrays.fill(row, first, words, -1);
        CellSet places = set.places(digit);
        for (int cell = places.first(); cell >= 0; cell = places.next(cell)) {
            int from = (digit * Cell.COUNT + cell) * words;
            for (int word = first; word < words; word++) {
                row[word] &= seeing[from + word];
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

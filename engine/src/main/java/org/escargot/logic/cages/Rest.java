package org.escargot.logic.cages;

import java.util.List;
import org.escargot.grid.Cage;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Technique;

/// What is left of a sum: its cells without a digit, and what they make.
///
/// @param why the houses and cages that make the sum
/// @param plus the cells that count
/// @param minus the cells that are taken away
/// @param total what `plus` make less what `minus` make
record Rest(Balance why, CellSet plus, CellSet minus, int total) {
    /// What `why` leaves, of which each cell counts once. Where all cells are taken away, all signs are turned.
    static Rest of(Facts facts, Balance why) {
        int[] factors = why.factors(facts.board());
        int total = why.total(facts.board());
        CellSet plus = CellSet.EMPTY;
        CellSet minus = CellSet.EMPTY;
        CellSet cells = facts.board().cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (factors[cell] != 0 && facts.digit(cell) != Digit.NONE) {
                total -= factors[cell] * facts.digit(cell);
            } else if (factors[cell] > 0) {
                plus = plus.with(cell);
            } else if (factors[cell] < 0) {
                minus = minus.with(cell);
            }
        }
        return plus.isEmpty() ? new Rest(why, minus, plus, -total) : new Rest(why, plus, minus, total);
    }

    CellSet cells() {
        return plus.or(minus);
    }

    /// How often `cell` counts.
    int factor(int cell) {
        return plus.contains(cell) ? 1 : minus.contains(cell) ? -1 : 0;
    }

    int size() {
        return plus.size() + minus.size();
    }

    /// Whether the cells make the total together, and no two can be equal.
    boolean isLikeACage(Facts facts) {
        return minus.isEmpty() && allDiffer(facts, plus);
    }

    /// What cells that are like a cage are called: part of a cage, or a cage that is not drawn.
    Technique name(Facts facts) {
        return facts.board().cages().stream().anyMatch(cage -> cage.cells().containsAll(plus))
                ? Technique.SPLIT_CAGE
                : Technique.HIDDEN_CAGE;
    }

    /// Whether the cells that count lie in the houses of the sum.
    boolean isInside(Facts facts) {
        return facts.board().cells(why.houses()).containsAll(plus);
    }

    /// Whether no two of `cells` can be equal.
    static boolean allDiffer(Facts facts, CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (!facts.peers(cell).containsAll(cells.without(cell))) {
                return false;
            }
        }
        return true;
    }

    /// The digits that stand in the cells of the sum, where it is that of a cage, which holds no digit twice.
    DigitSet taken(Facts facts) {
        DigitSet taken = DigitSet.EMPTY;
        for (Cage cage : why.houses().isEmpty() ? why.cages() : List.<Cage>of()) {
            CellSet cells = cage.cells();
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                int digit = facts.digit(cell);
                taken = digit == Digit.NONE ? taken : taken.with(digit);
            }
        }
        return taken;
    }
}

package org.escargot.rules.filling;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.escargot.rules.Cells;
import org.escargot.rules.SumRule;

/// What the cells of a cage can hold with one of its combinations. Sets of digits are `int`s with bit `d − 1` for digit
/// `d`.
///
/// @param digits the combination
/// @param cells the digits of each cell, in the order of the cage; none where the combination cannot be placed any more
public record CageFilling(int digits, List<Integer> cells) {
    /// The most combinations of a cage that anybody wants to see. A cage of the usual board has up to twelve.
    private static final int MOST = 60;
    /// The most cells of which each way to place a combination is looked at.
    private static final int MOST_CELLS = 9;

    public CageFilling {
        cells = List.copyOf(cells);
    }

    /// All combinations of `cage`, each with what its cells can hold then, where each cell can hold one of `domains` by
    /// cell number. None where the cage has no total, no combination, or more of them than one can look through.
    public static List<CageFilling> of(SumRule.Cage cage, int all, int[] domains) {
        int size = cage.cells().size();
        if (cage.total().isEmpty() || size > MOST_CELLS) {
            return List.of();
        }
        List<Integer> combinations = Combinations.of(all, size, cage.total().getAsInt(), MOST + 1);
        return combinations.size() > MOST
                ? List.of()
                : combinations.stream()
                        .map(digits -> new Placing(cage.cells(), domains).filling(digits))
                        .toList();
    }

    /// Places a combination in every way.
    private static final class Placing {
        private final Cells cells;
        private final int[] domains;
        private final int[] found;
        /// Whether the last cells can take the digits that are left for them.
        private final Map<Integer, Boolean> known = new HashMap<>();

        Placing(Cells cells, int[] domains) {
            this.cells = cells;
            this.domains = domains;
            found = new int[cells.size()];
        }

        CageFilling filling(int digits) {
            List<Integer> sets = new ArrayList<>();
            if (place(digits)) {
                for (int set : found) {
                    sets.add(set);
                }
            }
            return new CageFilling(digits, sets);
        }

        /// Whether the last cells can take `rest`, a digit each; notes which.
        private boolean place(int rest) {
            Boolean before = known.get(rest);
            return before != null ? before : placeAnew(rest);
        }

        private boolean placeAnew(int rest) {
            int at = cells.size() - Integer.bitCount(rest);
            boolean isPlaced = rest == 0;
            for (int left = rest == 0 ? 0 : rest & domains[cells.at(at)]; left != 0; left &= left - 1) {
                int digit = left & -left;
                if (place(rest & ~digit)) {
                    found[at] |= digit;
                    isPlaced = true;
                }
            }
            known.put(rest, isPlaced);
            return isPlaced;
        }
    }
}

package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// The ways to fill cells that all differ with digits that add up to a total.
///
/// @param cells the cells
/// @param left the combinations of digits that can be put into the cells, the smallest first
/// @param lost the combinations with the same total that cannot
/// @param held the candidates that are part of some way
record Ways(CellSet cells, List<DigitSet> left, List<DigitSet> lost, CandidateSet held) {
    /// The ways to fill `rest`, which is like a cage.
    static Ways of(Facts facts, Rest rest) {
        return of(facts, rest.plus(), rest.total(), rest.taken(facts));
    }

    /// The ways to fill `cells` without any of `taken`.
    static Ways of(Facts facts, CellSet cells, int total, DigitSet taken) {
        List<DigitSet> left = new ArrayList<>();
        List<DigitSet> lost = new ArrayList<>();
        CandidateSet held = CandidateSet.EMPTY;
        DigitSet digits = facts.board().digits().minus(taken);
        for (DigitSet set : combinations(digits, cells.size(), total)) {
            CandidateSet placed = placed(facts, cells, set);
            (placed.isEmpty() ? lost : left).add(set);
            held = held.or(placed);
        }
        return new Ways(cells, left, lost, held);
    }

    /// The same without the combinations that `fits` refuses.
    Ways only(Facts facts, Predicate<DigitSet> fits) {
        List<DigitSet> still = new ArrayList<>();
        List<DigitSet> gone = new ArrayList<>(lost);
        CandidateSet some = CandidateSet.EMPTY;
        for (DigitSet set : left) {
            boolean stays = fits.test(set);
            (stays ? still : gone).add(set);
            some = stays ? some.or(placed(facts, cells, set)) : some;
        }
        return new Ways(cells, still, gone, some);
    }

    /// The combinations that `fewer` lacks.
    List<DigitSet> without(Ways fewer) {
        return left.stream().filter(set -> !fewer.left.contains(set)).toList();
    }

    /// The digits that are in each combination that is left; none where no combination is.
    DigitSet needed() {
        DigitSet needed = left.isEmpty() ? DigitSet.EMPTY : left.getFirst();
        for (DigitSet set : left) {
            needed = needed.and(set);
        }
        return needed;
    }

    /// The candidates that no way has.
    CandidateSet gone(Facts facts) {
        CandidateSet all = CandidateSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            all = all.or(CandidateSet.of(cell, facts.candidates(cell)));
        }
        return all.minus(held);
    }

    /// The sets of `size` of `digits` that add up to `total`, those with small digits first.
    static List<DigitSet> combinations(DigitSet digits, int size, int total) {
        List<DigitSet> all = new ArrayList<>();
        add(digits, DigitSet.EMPTY, size, total, all);
        return all;
    }

    private static void add(DigitSet digits, DigitSet chosen, int size, int total, List<DigitSet> all) {
        if (size == 0) {
            if (total == 0) {
                all.add(chosen);
            }
            return;
        }
        DigitSet rest = digits;
        for (int digit = digits.first(); digit > 0 && digit <= total; digit = digits.next(digit)) {
            rest = rest.without(digit);
            add(rest, chosen.with(digit), size - 1, total - digit, all);
        }
    }

    /// Whether `set`, of as many digits, can be put into `cells`.
    static boolean canHold(Facts facts, CellSet cells, DigitSet set) {
        return cells.size() == set.size()
                && (cells.isEmpty() || !placed(facts, cells, set).isEmpty());
    }

    /// The candidates that are part of some way to put `set` into `cells`; none where there is no way.
    private static CandidateSet placed(Facts facts, CellSet cells, DigitSet set) {
        int[] order = cells.stream().toArray();
        boolean[][] before = new boolean[order.length + 1][1 << 9];
        before[0][0] = true;
        for (int at = 0; at < order.length; at++) {
            DigitSet own = facts.candidates(order[at]).and(set);
            for (int used = 0; used < 1 << 9; used++) {
                for (int digit = own.first(); before[at][used] && digit > 0; digit = own.next(digit)) {
                    int bit = DigitSet.bit(digit);
                    before[at + 1][used | bit] |= (used & bit) == 0;
                }
            }
        }
        return before[order.length][set.bits()] ? back(facts, order, set, before) : CandidateSet.EMPTY;
    }

    private static CandidateSet back(Facts facts, int[] order, DigitSet set, boolean[][] before) {
        boolean[] ends = new boolean[1 << 9];
        ends[set.bits()] = true;
        CandidateSet placed = CandidateSet.EMPTY;
        for (int at = order.length - 1; at >= 0; at--) {
            boolean[] earlier = new boolean[1 << 9];
            DigitSet own = facts.candidates(order[at]).and(set);
            for (int digit = own.first(); digit > 0; digit = own.next(digit)) {
                boolean stands = stands(DigitSet.bit(digit), before[at], ends, earlier);
                placed = stands ? placed.or(CandidateSet.of(Candidate.of(order[at], digit))) : placed;
            }
            ends = earlier;
        }
        return placed;
    }

    /// Whether a cell can hold the digit of `bit` between what cells `before` it use up and what leads to the `ends`;
    /// adds to `earlier` what those before it then use up.
    private static boolean stands(int bit, boolean[] before, boolean[] ends, boolean[] earlier) {
        boolean some = false;
        for (int used = 0; used < 1 << 9; used++) {
            boolean fits = (used & bit) == 0 && before[used] && ends[used | bit];
            earlier[used] |= fits;
            some |= fits;
        }
        return some;
    }
}

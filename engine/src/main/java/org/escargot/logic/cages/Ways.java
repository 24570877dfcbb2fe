package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
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
/// @param usedUp how they were found
record Ways(CellSet cells, List<DigitSet> left, List<DigitSet> lost, CandidateSet held, UsedUp usedUp) {
    /// The ways to fill `rest`, which is like a cage.
    static Ways of(Facts facts, Rest rest) {
        return facts.once(Known.class, _ -> new Known()).of(facts, rest.plus(), rest.total(), rest.taken(facts));
    }

    /// The ways to fill `cells` without any of `taken`.
    private static Ways make(Facts facts, CellSet cells, int total, DigitSet taken) {
        UsedUp usedUp = new UsedUp(facts, cells);
        List<DigitSet> left = new ArrayList<>();
        List<DigitSet> lost = new ArrayList<>();
        DigitSet digits = facts.board().digits().minus(taken);
        for (DigitSet set : Combinations.of(digits, cells.size(), total)) {
            (usedUp.canUse(set) ? left : lost).add(set);
        }
        return new Ways(cells, left, lost, usedUp.placed(left), usedUp);
    }

    /// The same without the combinations that `fits` refuses.
    Ways only(Predicate<DigitSet> fits) {
        List<DigitSet> still = new ArrayList<>();
        List<DigitSet> gone = new ArrayList<>(lost);
        for (DigitSet set : left) {
            (fits.test(set) ? still : gone).add(set);
        }
        return still.size() == left.size() ? this : new Ways(cells, still, gone, usedUp.placed(still), usedUp);
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

    /// Whether `set`, of as many digits, can be put into `cells`.
    static boolean canHold(Facts facts, CellSet cells, DigitSet set) {
        return cells.size() == set.size() && new UsedUp(facts, cells).canUse(set);
    }

    /// What is known of the sums of a position.
    private static final class Known {
        private final Map<Question, Ways> answers = new HashMap<>();

        private record Question(CellSet cells, int total, DigitSet taken) {}

        Ways of(Facts facts, CellSet cells, int total, DigitSet taken) {
            return answers.computeIfAbsent(new Question(cells, total, taken), _ -> make(facts, cells, total, taken));
        }
    }
}

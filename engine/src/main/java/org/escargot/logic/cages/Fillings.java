package org.escargot.logic.cages;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// Fills the cells of several sums at once: looks for a way for each candidate that no earlier way has.
final class Fillings {
    /// More digits than anyone would try.
    private static final int MOST_TRIES = 6_000;

    private final Facts facts;
    private final int[] order;
    private final Equation[] equations;
    /// By cell: the cells before it that must differ from it, as bits.
    private final int[] before;
    private final int[] candidates;
    private final int[] digits;
    private final int[] held;
    private int tries;

    /// A sum: how often each cell counts, and what the cells from each on make at least and at most.
    private static final class Equation {
        private final int[] factors;
        private final int[] least;
        private final int[] most;
        private int lacks;

        Equation(Rest rest, int[] order) {
            factors = new int[order.length];
            least = new int[order.length + 1];
            most = new int[order.length + 1];
            lacks = rest.total();
            for (int at = 0; at < order.length; at++) {
                factors[at] = rest.factor(order[at]);
            }
        }

        void bound(int[] candidates) {
            for (int at = factors.length - 1; at >= 0; at--) {
                int small = factors[at] * (Integer.numberOfTrailingZeros(candidates[at]) + 1);
                int large = factors[at] * (Integer.SIZE - Integer.numberOfLeadingZeros(candidates[at]));
                least[at] = least[at + 1] + Math.min(small, large);
                most[at] = most[at + 1] + Math.max(small, large);
            }
        }

        boolean canAddUp(int at) {
            return lacks >= least[at] && lacks <= most[at];
        }
    }

    private Fillings(Facts facts, List<Rest> rests, CellSet cells, IntUnaryOperator left) {
        this.facts = facts;
        order = cells.stream().toArray();
        equations = rests.stream().map(rest -> new Equation(rest, order)).toArray(Equation[]::new);
        before = new int[order.length];
        candidates = new int[order.length];
        digits = new int[order.length];
        held = new int[order.length];
        for (int at = 0; at < order.length; at++) {
            candidates[at] = left.applyAsInt(order[at]);
            CellSet peers = facts.peers(order[at]);
            for (int earlier = 0; earlier < at; earlier++) {
                before[at] |= peers.contains(order[earlier]) ? 1 << earlier : 0;
            }
        }
    }

    /// The candidates that no way to fill `rests` together has, as far as that was seen. Empty where there is nothing
    /// to tell.
    static Optional<CandidateSet> gone(Facts facts, List<Rest> rests) {
        CellSet cells = rests.stream().map(Rest::cells).reduce(CellSet.EMPTY, CellSet::or);
        Fillings fillings =
                new Fillings(facts, rests, cells, cell -> facts.candidates(cell).bits());
        CandidateSet gone = CandidateSet.EMPTY;
        for (int at = 0; at < fillings.order.length; at++) {
            DigitSet wrong = fillings.unheld(at);
            if (wrong.bits() == fillings.candidates[at]) {
                return Optional.empty();
            }
            gone = gone.or(CandidateSet.of(fillings.order[at], wrong));
        }
        return gone.isEmpty() ? Optional.empty() : Optional.of(gone);
    }

    /// Of the digits that are `left` in the cells of `rest`, as bits by cell number, those that no way to fill it has.
    static CandidateSet gone(Facts facts, Rest rest, int[] left) {
        Fillings fillings = new Fillings(facts, List.of(rest), rest.cells(), cell -> left[cell]);
        CandidateSet gone = CandidateSet.EMPTY;
        for (int at = 0; at < fillings.order.length; at++) {
            gone = gone.or(CandidateSet.of(fillings.order[at], fillings.unheld(at)));
        }
        return gone;
    }

    /// The candidates of the cell at `at` that are in no way.
    private DigitSet unheld(int at) {
        int all = candidates[at];
        for (int open = all & ~held[at]; open != 0 && tries < MOST_TRIES; open &= open - 1) {
            candidates[at] = Integer.lowestOneBit(open);
            if ((held[at] & candidates[at]) == 0) {
                for (Equation equation : equations) {
                    equation.bound(candidates);
                }
                boolean isKept = canAddUp(0) && fill(0) || tries >= MOST_TRIES;
                held[at] |= isKept ? candidates[at] : 0;
            }
        }
        candidates[at] = all;
        return new DigitSet(tries < MOST_TRIES ? all & ~held[at] : 0);
    }

    /// Goes on from the cell at `at` to the first way; true where one is found.
    private boolean fill(int at) {
        if (at == order.length) {
            for (int each = 0; each < order.length; each++) {
                held[each] |= DigitSet.bit(digits[each]);
            }
            return true;
        }
        for (int left = candidates[at]; left != 0 && ++tries < MOST_TRIES; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            if (canStand(at, digit)) {
                digits[at] = digit;
                count(at, digit);
                boolean isFound = canAddUp(at + 1) && fill(at + 1);
                count(at, -digit);
                if (isFound) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean canStand(int at, int digit) {
        for (int earlier = 0; earlier < at; earlier++) {
            boolean clash = digits[earlier] == digit
                    ? (before[at] >> earlier & 1) != 0
                    : facts.board().hasExclusions()
                            && facts.board()
                                    .excludedBy(Candidate.of(order[earlier], digits[earlier]))
                                    .contains(Candidate.of(order[at], digit));
            if (clash) {
                return false;
            }
        }
        return true;
    }

    private void count(int at, int digit) {
        for (Equation equation : equations) {
            equation.lacks -= digit * equation.factors[at];
        }
    }

    /// Whether the cells from `at` on can make what each sum still lacks.
    private boolean canAddUp(int at) {
        for (Equation equation : equations) {
            if (!equation.canAddUp(at)) {
                return false;
            }
        }
        return true;
    }
}

package org.escargot.logic.cages;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// Goes through the ways to fill the cells of several sums at once.
final class Fillings {
    /// More than anyone would go through.
    private static final int MOST_TRIES = 6_000;

    private final Facts facts;
    private final List<Rest> rests;
    private final int[] order;
    private final int[] digits;
    private final int[] held;
    private final int[] sums;
    private int tries;

    private Fillings(Facts facts, List<Rest> rests, CellSet cells) {
        this.facts = facts;
        this.rests = rests;
        order = cells.stream().toArray();
        digits = new int[order.length];
        held = new int[order.length];
        sums = rests.stream().mapToInt(Rest::total).toArray();
    }

    /// The candidates that no way to fill `rests` together has. Empty where there are too many ways, or none.
    static Optional<CandidateSet> gone(Facts facts, List<Rest> rests) {
        CellSet cells = rests.stream().map(Rest::cells).reduce(CellSet.EMPTY, CellSet::or);
        Fillings fillings = new Fillings(facts, rests, cells);
        boolean isWhole = fillings.fill(0);
        CandidateSet gone = CandidateSet.EMPTY;
        for (int at = 0; at < fillings.order.length; at++) {
            int cell = fillings.order[at];
            if (!isWhole || fillings.held[at] == 0) {
                return Optional.empty();
            }
            gone = gone.or(CandidateSet.of(cell, facts.candidates(cell).minus(new DigitSet(fillings.held[at]))));
        }
        return gone.isEmpty() ? Optional.empty() : Optional.of(gone);
    }

    /// Goes on from the cell at `at`; false where it gave up.
    private boolean fill(int at) {
        if (at == order.length) {
            hold();
            return true;
        }
        DigitSet candidates = facts.candidates(order[at]);
        for (int digit = candidates.first(); digit > 0; digit = candidates.next(digit)) {
            if (++tries > MOST_TRIES) {
                return false;
            }
            if (canStand(at, digit)) {
                digits[at] = digit;
                count(at, digit);
                boolean goesOn = !canAddUp(at + 1) || fill(at + 1);
                count(at, -digit);
                if (!goesOn) {
                    return false;
                }
            }
        }
        return true;
    }

    private void hold() {
        for (int each = 0; each < order.length; each++) {
            held[each] |= DigitSet.bit(digits[each]);
        }
    }

    private boolean canStand(int at, int digit) {
        for (int before = 0; before < at; before++) {
            boolean clash = digits[before] == digit
                    ? facts.peers(order[at]).contains(order[before])
                    : facts.board().hasExclusions()
                            && facts.board()
                                    .excludedBy(Candidate.of(order[before], digits[before]))
                                    .contains(Candidate.of(order[at], digit));
            if (clash) {
                return false;
            }
        }
        return true;
    }

    private void count(int at, int digit) {
        for (int each = 0; each < sums.length; each++) {
            sums[each] -= digit * rests.get(each).factor(order[at]);
        }
    }

    /// Whether the cells from `at` on can make what each sum still lacks.
    private boolean canAddUp(int at) {
        for (int each = 0; each < sums.length; each++) {
            int least = 0;
            int most = 0;
            for (int later = at; later < order.length; later++) {
                int factor = rests.get(each).factor(order[later]);
                int bits = facts.candidates(order[later]).bits();
                int small = factor * (Integer.numberOfTrailingZeros(bits) + 1);
                int large = factor * (32 - Integer.numberOfLeadingZeros(bits));
                least += Math.min(small, large);
                most += Math.max(small, large);
            }
            if (sums[each] < least || sums[each] > most) {
                return false;
            }
        }
        return true;
    }
}

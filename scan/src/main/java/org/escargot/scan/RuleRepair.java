package org.escargot.scan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// Finds the likeliest reading that has exactly one solution, since every printed puzzle has.
///
/// Sets of second thoughts are tried in the order of what they cost together, from none on.
final class RuleRepair {
    private static final int MOST_ALTERNATIVES = 60;
    private static final int MOST_TRIES = 3000;

    private final Solver solver = new BandSolver();
    private final LikelyDigits likely;
    private final List<LikelyDigits.Alternative> alternatives;

    RuleRepair(LikelyDigits likely) {
        this.likely = likely;
        alternatives = likely.alternatives(MOST_ALTERNATIVES);
    }

    /// Some second thoughts, by their places in the list, the last of which is `last`.
    private record Attempt(BitSet chosen, int last, double cost) {}

    /// Whether the first thoughts have exactly one solution.
    boolean isProper() {
        return isProper(likely.first());
    }

    /// The digits of the likeliest proper puzzle, if one was found.
    Optional<int[]> digits() {
        PriorityQueue<Attempt> attempts = new PriorityQueue<>(Comparator.comparingDouble(Attempt::cost));
        attempts.add(new Attempt(new BitSet(), -1, 0));
        for (int tries = 0; tries < MOST_TRIES && !attempts.isEmpty(); tries++) {
            Attempt attempt = attempts.remove();
            Optional<int[]> digits = digits(attempt).filter(this::isProper);
            if (digits.isPresent()) {
                return digits;
            }
            attempts.addAll(next(attempt));
        }
        return Optional.empty();
    }

    /// The attempts that follow: one thought more, or the next one instead of the last. So each set comes once.
    private List<Attempt> next(Attempt attempt) {
        List<Attempt> next = new ArrayList<>();
        int index = attempt.last + 1;
        if (index < alternatives.size()) {
            double cost = alternatives.get(index).cost();
            BitSet more = (BitSet) attempt.chosen.clone();
            more.set(index);
            next.add(new Attempt(more, index, attempt.cost + cost));
            if (index > 0) {
                BitSet other = (BitSet) more.clone();
                other.clear(index - 1);
                next.add(new Attempt(
                        other,
                        index,
                        attempt.cost + cost - alternatives.get(index - 1).cost()));
            }
        }
        return next;
    }

    /// The digits with these second thoughts, unless two of them are of one cell.
    private Optional<int[]> digits(Attempt attempt) {
        int[] digits = likely.first();
        BitSet changed = new BitSet();
        for (int i = attempt.chosen.nextSetBit(0); i >= 0; i = attempt.chosen.nextSetBit(i + 1)) {
            LikelyDigits.Alternative alternative = alternatives.get(i);
            if (changed.get(alternative.cell())) {
                return Optional.empty();
            }
            changed.set(alternative.cell());
            digits[alternative.cell()] = alternative.digit();
        }
        return Optional.of(digits);
    }

    private boolean isProper(int[] digits) {
        StringBuilder line = new StringBuilder();
        for (int digit : digits) {
            line.append(digit);
        }
        return solver.count(Givens.of(line.toString()), 2) == 1;
    }
}

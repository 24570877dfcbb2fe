package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.Board;
import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.pattern.Sums.Balance;

/// Adds up the houses and cages of each balance, and then looks for a way to fill the cells that are left, with what is
/// assumed of one candidate. Where there is none, the assumption is false.
///
/// Of the rules it knows what each house and cage adds up to, and what a true candidate rules out.
public final class SumProof {
    /// More ways than a person would follow.
    private static final int MOST_WAYS = 200_000;

    private final Board board;
    private final List<Equation> equations = new ArrayList<>();
    private final CellSet cells;
    private int ways;

    /// Cells that add up to `total`, each times its factor.
    private static final class Equation {
        private final int[] cells;
        private final int[] factors;
        private final int total;

        Equation(Board board, Balance balance) {
            factors = balance.factors(board);
            cells = IntStream.range(0, Cell.COUNT)
                    .filter(cell -> factors[cell] != 0)
                    .toArray();
            total = balance.total(board);
        }
    }

    private SumProof(Facts facts, Sums sums) {
        this(facts.board(), sums.cells(), sums.balances());
    }

    /// The ways to fill the cells of `balances`, and `others`.
    private SumProof(Board board, CellSet others, List<Balance> balances) {
        this.board = board;
        CellSet all = others;
        for (Balance balance : balances) {
            Equation equation = new Equation(board, balance);
            all = all.or(CellSet.of(equation.cells));
            equations.add(equation);
        }
        cells = all;
    }

    /// The ways to fill the cells of each sum that `pattern`, a chain or a forcing step, rests on, each by itself. None
    /// where the board lacks one of their houses and cages.
    static List<SumProof> of(Facts facts, Pattern pattern) {
        List<Balance> balances = List.of();
        if (pattern instanceof Chain chain) {
            balances = chain.sums();
        } else if (pattern instanceof Forcing forcing) {
            balances = forcing.sums();
        }
        return isOnBoard(facts.board(), balances)
                ? balances.stream()
                        .map(balance -> new SumProof(facts.board(), CellSet.EMPTY, List.of(balance)))
                        .toList()
                : List.of();
    }

    /// Whether the sum of `balance` alone shows that candidates of two of its cells cannot both be true.
    public static boolean excludes(Facts facts, Balance balance, int one, int other) {
        SumProof proof = new SumProof(facts.board(), CellSet.EMPTY, List.of(balance));
        boolean isInside = proof.cells.contains(Candidate.cell(one)) && proof.cells.contains(Candidate.cell(other));
        int[] allowed = allowed(facts);
        proof.put(allowed, one);
        proof.put(allowed, other);
        return isInside && !proof.canBeFilled(allowed);
    }

    /// Takes out of `allowed`, the digits of each cell as bits, what is in no way to fill the cells; false where there
    /// is no way.
    boolean keepWays(int[] allowed) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = new DigitSet(allowed[cell]);
            for (int digit = digits.first(); digit > 0 && digits.size() > 1; digit = digits.next(digit)) {
                int[] assumed = allowed.clone();
                put(assumed, Candidate.of(cell, digit));
                ways = 0;
                if (!canBeFilled(assumed)) {
                    allowed[cell] &= ~DigitSet.bit(digit);
                }
            }
            if (allowed[cell] == 0) {
                return false;
            }
        }
        ways = 0;
        return canBeFilled(allowed.clone());
    }

    static StepProof prove(Facts facts, Sums sums, Effects effects) {
        if (!isOnBoard(facts.board(), sums.balances())) {
            return new StepProof.Open(StepProof.Assumed.TRUE, first(effects));
        }
        List<StepProof.Refutation> refutations = new ArrayList<>();
        for (int placed : effects.placements().stream().toArray()) {
            SumProof proof = new SumProof(facts, sums);
            if (proof.canBeFilled(proof.without(facts, placed))) {
                return new StepProof.Open(StepProof.Assumed.FALSE, placed);
            }
            refutations.add(proof.report(StepProof.Assumed.FALSE, placed));
        }
        for (int eliminated : effects.eliminations().stream().toArray()) {
            SumProof proof = new SumProof(facts, sums);
            if (proof.canBeFilled(proof.with(facts, eliminated))) {
                return new StepProof.Open(StepProof.Assumed.TRUE, eliminated);
            }
            refutations.add(proof.report(StepProof.Assumed.TRUE, eliminated));
        }
        return new StepProof.Proved(refutations);
    }

    private static int first(Effects effects) {
        return effects.placements().or(effects.eliminations()).first();
    }

    /// Whether the board has each house and cage that is named.
    private static boolean isOnBoard(Board board, List<Balance> balances) {
        return balances.stream()
                .allMatch(balance -> board.houses().containsAll(balance.houses())
                        && board.cages().containsAll(balance.cages()));
    }

    private StepProof.Refutation report(StepProof.Assumed assumed, int candidate) {
        return new StepProof.Refutation(assumed, candidate, List.of(), Math.max(1, ways), 0);
    }

    private static int[] allowed(Facts facts) {
        return IntStream.range(0, Cell.COUNT)
                .map(cell -> facts.marks().allowed(cell).bits())
                .toArray();
    }

    private int[] without(Facts facts, int candidate) {
        int[] allowed = allowed(facts);
        allowed[Candidate.cell(candidate)] &= ~DigitSet.bit(Candidate.digit(candidate));
        return allowed;
    }

    private int[] with(Facts facts, int candidate) {
        int[] allowed = allowed(facts);
        put(allowed, candidate);
        return allowed;
    }

    private void put(int[] allowed, int candidate) {
        int cell = Candidate.cell(candidate);
        int bit = DigitSet.bit(Candidate.digit(candidate));
        CellSet peers = board.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            allowed[peer] &= ~bit;
        }
        board.excludedBy(candidate).stream()
                .forEach(other -> allowed[Candidate.cell(other)] &= ~DigitSet.bit(Candidate.digit(other)));
        allowed[cell] &= bit;
    }

    /// Whether the cells can be filled, or there are too many ways to say.
    private boolean canBeFilled(int[] allowed) {
        if (!narrow(allowed)) {
            ways++;
            return false;
        }
        int cell = fewest(allowed);
        if (cell < 0 || ways >= MOST_WAYS) {
            return true;
        }
        DigitSet digits = new DigitSet(allowed[cell]);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            int[] assumed = allowed.clone();
            put(assumed, Candidate.of(cell, digit));
            if (canBeFilled(assumed)) {
                return true;
            }
        }
        return false;
    }

    /// The cell with the fewest digits of those that have several; below 0 where each has one.
    private int fewest(int[] allowed) {
        int best = -1;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            int count = Integer.bitCount(allowed[cell]);
            if (count > 1 && (best < 0 || count < Integer.bitCount(allowed[best]))) {
                best = cell;
            }
        }
        return best;
    }

    /// Takes out what is too large or too small for a sum, or is the only digit of a cell that excludes it, until
    /// nothing changes; false where a cell is left without a digit.
    private boolean narrow(int[] allowed) {
        int before = -1;
        int count = 0;
        while (count != before) {
            before = count;
            for (Equation equation : equations) {
                if (!bound(equation, allowed)) {
                    return false;
                }
            }
            exclude(allowed);
            count = 0;
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                if (allowed[cell] == 0) {
                    return false;
                }
                count += Integer.bitCount(allowed[cell]);
            }
        }
        return true;
    }

    /// Takes out what the cells with one digit exclude.
    private void exclude(int[] allowed) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (Integer.bitCount(allowed[cell]) == 1) {
                put(allowed, Candidate.of(cell, new DigitSet(allowed[cell]).first()));
            }
        }
    }

    private static boolean bound(Equation equation, int[] allowed) {
        int least = 0;
        int most = 0;
        for (int cell : equation.cells) {
            if (allowed[cell] == 0) {
                return false;
            }
            least += low(equation.factors[cell], allowed[cell]);
            most += high(equation.factors[cell], allowed[cell]);
        }
        for (int cell : equation.cells) {
            int factor = equation.factors[cell];
            int above = equation.total - least + low(factor, allowed[cell]);
            int below = equation.total - most + high(factor, allowed[cell]);
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                boolean fits = factor * digit >= below && factor * digit <= above;
                allowed[cell] &= fits ? -1 : ~DigitSet.bit(digit);
            }
        }
        return equation.total >= least && equation.total <= most;
    }

    private static int low(int factor, int digits) {
        return factor * (factor > 0 ? least(digits) : most(digits));
    }

    private static int high(int factor, int digits) {
        return factor * (factor > 0 ? most(digits) : least(digits));
    }

    private static int least(int digits) {
        return Integer.numberOfTrailingZeros(digits) + 1;
    }

    private static int most(int digits) {
        return 32 - Integer.numberOfLeadingZeros(digits);
    }
}

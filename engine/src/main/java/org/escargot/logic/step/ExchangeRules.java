package org.escargot.logic.step;

import org.escargot.grid.Board;
import org.escargot.grid.Cage;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Whether two digits of a deadly pattern can trade places on a board with rules of its own so that every rule is kept,
/// whatever solution they stand in.
final class ExchangeRules {
    private final Facts facts;
    private final CandidateSet pattern;
    private final CellSet cells;

    private ExchangeRules(Facts facts, CandidateSet pattern) {
        this.facts = facts;
        this.pattern = pattern;
        this.cells = pattern.cells();
    }

    /// Whether the two digits that `pattern` has in each of its cells can be exchanged in all of them: each stands
    /// twice or never in every house and cage, and a cell outside that a rule sets apart from one of them cannot
    /// hold what would break it.
    static boolean keep(Facts facts, CandidateSet pattern) {
        return new ExchangeRules(facts, pattern).keep();
    }

    private boolean keep() {
        Board board = facts.board();
        HouseSet houses = board.houses();
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            if (!hasEachTwice(pattern, cells.and(board.cells(house)))) {
                return false;
            }
        }
        for (Cage cage : board.cages()) {
            if (!hasEachTwice(pattern, cells.and(cage.cells()))) {
                return false;
            }
        }
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (!keepsPairs(cell)) {
                return false;
            }
        }
        return true;
    }

    private boolean keepsPairs(int cell) {
        CellSet apart = facts.peers(cell).minus(cells);
        DigitSet pair = pattern.digits(cell);
        for (int other = apart.first(); other >= 0; other = apart.next(other)) {
            boolean isInHouse = !facts.housesOf(cell).and(facts.housesOf(other)).isEmpty();
            if (!isInHouse
                    && !shareACage(cell, other)
                    && facts.marks().allowed(other).intersects(pair)) {
                return false;
            }
        }
        for (int digit = pair.first(); digit > 0; digit = pair.next(digit)) {
            if (!keepsExclusions(Candidate.of(cell, digit))) {
                return false;
            }
        }
        return true;
    }

    private boolean shareACage(int cell, int other) {
        return facts.board().cages().stream()
                .anyMatch(cage -> cage.cells().contains(cell) && cage.cells().contains(other));
    }

    private boolean keepsExclusions(int candidate) {
        CandidateSet excluded = facts.board().excludedBy(candidate);
        for (int other = excluded.first(); other >= 0; other = excluded.next(other)) {
            int cell = Candidate.cell(other);
            DigitSet digits =
                    cells.contains(cell) ? pattern.digits(cell) : facts.marks().allowed(cell);
            if (digits.contains(Candidate.digit(other))) {
                return false;
            }
        }
        return true;
    }

    /// Whether each digit that `pattern` has in `cells` is in two of them.
    static boolean hasEachTwice(CandidateSet pattern, CellSet cells) {
        DigitSet once = DigitSet.EMPTY;
        DigitSet twice = DigitSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = pattern.digits(cell);
            if (twice.intersects(digits)) {
                return false;
            }
            twice = twice.or(once.and(digits));
            once = once.or(digits);
        }
        return once.equals(twice);
    }
}

package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// All ways to fill the cells of a sum, by pairs of candidates: which two some way has together, and which two some way
/// lacks both.
///
/// Kernel: a candidate of the sum is a bit of a word.
final class Partners {
    /// As many as a word has bits.
    private static final int MOST_CANDIDATES = Long.SIZE;
    /// More ways than anyone would look at.
    private static final int MOST_WAYS = 2_000;

    private final Facts facts;
    private final Rest rest;
    private final int[] cells;
    private final int[] candidates;
    private final long[] together;
    private final long[] neither;
    private int ways;

    private Partners(Facts facts, Rest rest, CandidateSet all) {
        this.facts = facts;
        this.rest = rest;
        cells = rest.cells().stream().toArray();
        candidates = all.stream().toArray();
        together = new long[candidates.length];
        neither = new long[candidates.length];
    }

    /// The pairs of `rest`; none where it has too many candidates or ways, or a candidate that is in no way.
    static List<Partners> of(Facts facts, Rest rest) {
        CandidateSet all = CandidateSet.EMPTY;
        for (int cell : rest.cells().stream().toArray()) {
            all = all.or(CandidateSet.of(cell, facts.candidates(cell)));
        }
        if (all.size() > MOST_CANDIDATES) {
            return List.of();
        }
        Partners partners = new Partners(facts, rest, all);
        partners.fill(0, rest.total(), 0);
        return partners.isWhole() ? List.of(partners) : List.of();
    }

    private boolean isWhole() {
        boolean isWhole = ways <= MOST_WAYS;
        for (int at = 0; at < candidates.length; at++) {
            isWhole &= (together[at] >> at & 1) != 0;
        }
        return isWhole;
    }

    private void fill(int at, int left, long held) {
        if (at == cells.length) {
            if (left == 0) {
                count(held);
            }
            return;
        }
        DigitSet digits = facts.candidates(cells[at]);
        for (int digit = digits.first(); digit > 0 && ways <= MOST_WAYS; digit = digits.next(digit)) {
            int candidate = Candidate.of(cells[at], digit);
            if (canStand(candidate, held)) {
                fill(at + 1, left - digit * rest.factor(cells[at]), held | 1L << at(candidate));
            }
        }
    }

    private boolean canStand(int candidate, long held) {
        for (long more = held; more != 0; more &= more - 1) {
            if (excludes(candidates[Long.numberOfTrailingZeros(more)], candidate)) {
                return false;
            }
        }
        return true;
    }

    private boolean excludes(int one, int other) {
        boolean isSame = Candidate.digit(one) == Candidate.digit(other);
        return isSame
                ? facts.peers(Candidate.cell(one)).contains(Candidate.cell(other))
                : facts.board().excludedBy(one).contains(other);
    }

    private void count(long held) {
        ways++;
        long absent = ~held;
        for (int at = 0; at < candidates.length; at++) {
            if ((held >> at & 1) != 0) {
                together[at] |= held;
            } else {
                neither[at] |= absent;
            }
        }
    }

    private int at(int candidate) {
        for (int at = 0; at < candidates.length; at++) {
            if (candidates[at] == candidate) {
                return at;
            }
        }
        return -1;
    }

    Rest rest() {
        return rest;
    }

    /// Adds to `excluded`, by candidate, what no way has together with it.
    void exclude(CandidateSet[] excluded) {
        for (int one = 0; one < candidates.length; one++) {
            for (int other = 0; other < candidates.length; other++) {
                if (one != other && (together[one] >> other & 1) == 0) {
                    excluded[candidates[one]] = excluded[candidates[one]].or(CandidateSet.of(candidates[other]));
                }
            }
        }
    }

    /// Whether no way has both candidates.
    boolean areApart(int one, int other) {
        int first = at(one);
        int second = at(other);
        return first >= 0 && second >= 0 && (together[first] >> second & 1) == 0;
    }

    /// Each two candidates of different cells of which every way has at least one.
    List<CandidateSet> eithers() {
        List<CandidateSet> eithers = new ArrayList<>();
        for (int one = 0; one < candidates.length; one++) {
            for (int other = one + 1; other < candidates.length; other++) {
                boolean isEither = (neither[one] >> other & 1) == 0;
                if (isEither && Candidate.cell(candidates[one]) != Candidate.cell(candidates[other])) {
                    eithers.add(CandidateSet.of(candidates[one]).or(CandidateSet.of(candidates[other])));
                }
            }
        }
        return eithers;
    }

    CellSet cells() {
        return rest.cells();
    }
}

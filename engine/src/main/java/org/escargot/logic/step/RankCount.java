package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Rank;

/// Counts truths against links.
///
/// Take the true candidates of a solution. Together they lie in the truths as often as there are truths, because each
/// truth holds one, and in the links at most as often as there are links. If every candidate lies in at least as many
/// links as truths, none of the true ones can lie in more links than truths by more than there are spare links.
/// If there are fewer links than truths and only one candidate lies in more truths than links, that one is true.
public final class RankCount {
    private RankCount() {}

    /// Of each candidate in how many links more than truths it is.
    private static int[] linksLessTruths(Rank rank) {
        int[] more = new int[Candidate.COUNT];
        for (CandidateSet link : rank.links().each()) {
            add(link, 1, more);
        }
        for (CandidateSet truth : rank.truths().each()) {
            add(truth, -1, more);
        }
        return more;
    }

    /// The candidates of the position that `rank` shows to be false, where it shows one to be true all that sees it;
    /// else none where its links do not cover its truths.
    public static CandidateSet eliminations(Facts facts, Rank rank) {
        CandidateSet placements = placements(facts, rank);
        return placements.isEmpty() ? overTaken(facts, rank) : facts.ruledOutBy(placements.first());
    }

    private static CandidateSet overTaken(Facts facts, Rank rank) {
        int[] links = linksLessTruths(rank);
        int spare = rank.links().size() - rank.truths().size();
        CandidateSet eliminations = CandidateSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet digits = facts.marks().allowed(cell);
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                int more = links[Candidate.of(cell, digit)];
                if (more < 0) {
                    return CandidateSet.EMPTY;
                }
                if (more > spare && facts.has(cell, digit)) {
                    eliminations = eliminations.or(CandidateSet.of(Candidate.of(cell, digit)));
                }
            }
        }
        return eliminations;
    }

    /// The candidate of the position that `rank` shows to be true, where there are fewer links than truths and they
    /// take every candidate but this one; else none.
    public static CandidateSet placements(Facts facts, Rank rank) {
        if (rank.links().size() >= rank.truths().size()) {
            return CandidateSet.EMPTY;
        }
        CandidateSet uncovered = uncovered(facts, rank);
        return uncovered.size() == 1 ? uncovered.and(facts.allCandidates()) : CandidateSet.EMPTY;
    }

    /// The candidates of the position that lie in more truths than links.
    static CandidateSet uncovered(Facts facts, Rank rank) {
        int[] links = linksLessTruths(rank);
        CandidateSet uncovered = CandidateSet.EMPTY;
        for (CandidateSet truth : rank.truths().each()) {
            CandidateSet allowed = facts.allowed(truth);
            for (int candidate = allowed.first(); candidate >= 0; candidate = allowed.next(candidate)) {
                uncovered = links[candidate] < 0 ? uncovered.or(CandidateSet.of(candidate)) : uncovered;
            }
        }
        return uncovered;
    }

    private static void add(CandidateSet candidates, int what, int[] to) {
        for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
            to[candidate] += what;
        }
    }

    static StepProof prove(Facts facts, Rank rank, Effects effects) {
        CandidateSet shown = eliminations(facts, rank);
        List<StepProof.Refutation> refutations = new ArrayList<>();
        for (int placed : effects.placements().stream().toArray()) {
            if (!placements(facts, rank).contains(placed)) {
                return new StepProof.Open(StepProof.Assumed.FALSE, placed);
            }
            refutations.add(new StepProof.Refutation(StepProof.Assumed.FALSE, placed, List.of(), 1, 0));
        }
        for (int eliminated : effects.eliminations().stream().toArray()) {
            if (!shown.contains(eliminated)) {
                return new StepProof.Open(StepProof.Assumed.TRUE, eliminated);
            }
            refutations.add(new StepProof.Refutation(StepProof.Assumed.TRUE, eliminated, List.of(), 1, 0));
        }
        return new StepProof.Proved(refutations);
    }
}

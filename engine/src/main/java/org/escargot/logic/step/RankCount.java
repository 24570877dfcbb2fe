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

    /// The candidates of the position that `rank` shows to be false; none where its links do not cover its truths.
    public static CandidateSet eliminations(Facts facts, Rank rank) {
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

    private static void add(CandidateSet candidates, int what, int[] to) {
        for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
            to[candidate] += what;
        }
    }

    static StepProof prove(Facts facts, Rank rank, Effects effects) {
        CandidateSet shown = eliminations(facts, rank);
        List<StepProof.Refutation> refutations = new ArrayList<>();
        if (!effects.placements().isEmpty()) {
            return new StepProof.Open(
                    StepProof.Assumed.FALSE, effects.placements().first());
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

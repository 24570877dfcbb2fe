package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.AlternatingChain;
import org.escargot.logic.pattern.StrongLinks;
import org.escargot.logic.pattern.WWing;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Facts;

/// Candidates joined by strong and weak links in turn, a strong one first; unless it closes, also last: an end is true.
///
/// @param nodes the candidates from end to end, each node of one digit
record Chain(List<CandidateSet> nodes) {
    Chain {
        nodes = List.copyOf(nodes);
    }

    /// The links from end to end.
    List<Link> links() {
        List<Link> links = new ArrayList<>();
        for (int i = 1; i < nodes.size(); i++) {
            links.add(link(i));
        }
        return links;
    }

    /// The link between the nodes `index` - 1 and `index`.
    Link link(int index) {
        Link.Strength strength = index % 2 == 1 ? Link.Strength.STRONG : Link.Strength.WEAK;
        return new Link(nodes.get(index - 1), nodes.get(index), strength);
    }

    /// The digit of the node `index`.
    int digit(int index) {
        return Candidate.digit(nodes.get(index).first());
    }

    /// The digits of all nodes.
    DigitSet digits() {
        DigitSet digits = DigitSet.EMPTY;
        for (int i = 0; i < nodes.size(); i++) {
            digits = digits.with(digit(i));
        }
        return digits;
    }

    /// The cells of the node `index`.
    CellSet cells(int index) {
        return nodes.get(index).cells();
    }

    static Chain of(StrongLinks pattern) {
        int digit = pattern.digit();
        return new Chain(List.of(
                CandidateSet.of(pattern.first().far(), digit),
                CandidateSet.of(pattern.first().near(), digit),
                CandidateSet.of(pattern.second().near(), digit),
                CandidateSet.of(pattern.second().far(), digit)));
    }

    /// From pincer to pincer of a wing whose pivot has two candidates.
    static Chain of(Wing wing, Facts facts) {
        int first = wing.pincers().first();
        int second = wing.pincers().next(first);
        int digit = wing.digit();
        int left = facts.candidates(first).without(digit).first();
        int right = facts.candidates(second).without(digit).first();
        return ofCandidates(List.of(
                Candidate.of(first, digit),
                Candidate.of(first, left),
                Candidate.of(wing.pivot(), left),
                Candidate.of(wing.pivot(), right),
                Candidate.of(second, right),
                Candidate.of(second, digit)));
    }

    static Chain of(WWing wing) {
        WWingEnds ends = WWingEnds.of(wing);
        int digit = wing.digit();
        int link = wing.linkDigit();
        return ofCandidates(List.of(
                Candidate.of(ends.first(), digit),
                Candidate.of(ends.first(), link),
                Candidate.of(ends.nearFirst(), link),
                Candidate.of(ends.nearSecond(), link),
                Candidate.of(ends.second(), link),
                Candidate.of(ends.second(), digit)));
    }

    /// A loop comes back to its first candidate.
    static Chain of(AlternatingChain pattern) {
        List<Integer> candidates = new ArrayList<>(pattern.candidates());
        if (pattern.form() == AlternatingChain.Form.LOOP) {
            candidates.add(candidates.getFirst());
        }
        return ofCandidates(candidates);
    }

    private static Chain ofCandidates(List<Integer> candidates) {
        return new Chain(candidates.stream().map(CandidateSet::of).toList());
    }
}

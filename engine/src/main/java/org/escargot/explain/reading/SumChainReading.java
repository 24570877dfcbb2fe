package org.escargot.explain.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.SumProof;

/// Reads chains that rest on sums, too: first the sums, each with the links that it makes, then the chain.
final class SumChainReading {
    private final Facts facts;
    private final Chain chain;
    private final CandidateSet gone;
    /// The pairs of candidates of which it was said why they exclude each other.
    private final Set<List<Integer>> told = new HashSet<>();

    private SumChainReading(Facts facts, Chain chain, CandidateSet gone) {
        this.facts = facts;
        this.chain = chain;
        this.gone = gone;
    }

    static Reading of(Facts facts, Chain chain, Step step) {
        List<Value.Phrase> said =
                new SumChainReading(facts, chain, step.effects().eliminations()).sums();
        Reading links = ChainReading.linkByLink(facts.board(), chain);
        return links.as("sum-" + links.shape()).with("sum", new Value.Phrases(said, " "));
    }

    private List<Value.Phrase> sums() {
        List<Value.Phrase> said = new ArrayList<>();
        for (Balance balance : chain.sums()) {
            SumParts parts = new SumParts(facts, balance);
            said.addAll(parts.said());
            for (StrongLink link : chain.links()) {
                if (link.houses().isEmpty() && link.truths().cells().equals(parts.cells())) {
                    said.add(either(link));
                }
            }
            ends().forEach(ends -> said.addAll(apart(balance, ends)));
        }
        return said;
    }

    private static Value.Phrase either(StrongLink link) {
        Map<String, Value> values = Map.of(
                "cells", new Value.Cells(link.truths().cells()),
                "one", new Value.Defining(link.from().candidates()),
                "other", new Value.Defining(link.to().candidates()));
        return new Value.Phrase("part.sum-either", values);
    }

    /// Two sets of candidates of which each candidate of the one excludes some of the other.
    private record Ends(CandidateSet one, CandidateSet other) {}

    private List<Ends> ends() {
        List<Node> nodes = chain.nodes();
        List<Ends> ends = new ArrayList<>();
        for (int weak = 1; weak + 1 < nodes.size(); weak += 2) {
            ends.add(new Ends(nodes.get(weak).candidates(), nodes.get(weak + 1).candidates()));
        }
        boolean isLoop = chain.form() == Chain.Form.LOOP;
        for (Node node : isLoop ? nodes.subList(0, nodes.size() - 1) : List.of(chain.first(), chain.last())) {
            ends.add(new Ends(node.candidates(), gone));
        }
        return ends;
    }

    /// What `balance` sets apart, but for what the board or an earlier sum does.
    private List<Value.Phrase> apart(Balance balance, Ends ends) {
        List<Value.Phrase> said = new ArrayList<>();
        for (int one = ends.one.first(); one >= 0; one = ends.one.next(one)) {
            CandidateSet others = ends.other.minus(facts.ruledOutBy(one));
            CandidateSet apart = CandidateSet.EMPTY;
            for (int other = others.first(); other >= 0; other = others.next(other)) {
                boolean isNew = SumProof.excludes(facts, balance, one, other) && told.add(List.of(one, other));
                apart = isNew ? apart.or(CandidateSet.of(other)) : apart;
            }
            if (!apart.isEmpty()) {
                Value with = new Value.Defining(CandidateSet.of(one));
                said.add(new Value.Phrase("part.sum-apart", Map.of("one", with, "other", new Value.Defining(apart))));
            }
        }
        return said;
    }
}

package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.isOn;
import static org.escargot.logic.chains.tables.Literals.node;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.escargot.logic.chains.ChainBuilder;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.chains.FoundChain;
import org.escargot.logic.chains.FoundChains;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
import org.jspecify.annotations.Nullable;

/// Alternating chains of any digits: nice loops, which come back to their first cell, and AICs, which do not.
///
///     A = B - C = D - A       continuous: each weak link eliminates what else it could join
///     A - B = C - A           discontinuous: A cannot be true
///     A = B - C = D           AIC: A or D is true
///
/// Order: that of [FoundChains].
///
/// @param groups whether chains pass through groups too; those without one are found in either case
public record NiceLoopFinder(GroupUse groups) implements Finder {
    private static final Set<Technique> PLAIN =
            EnumSet.of(Technique.CONTINUOUS_NICE_LOOP, Technique.DISCONTINUOUS_NICE_LOOP, Technique.AIC);

    private static final Set<Technique> GROUPED = EnumSet.of(
            Technique.GROUPED_CONTINUOUS_NICE_LOOP, Technique.GROUPED_DISCONTINUOUS_NICE_LOOP, Technique.GROUPED_AIC);

    @Override
    public Set<Technique> finds() {
        return groups == GroupUse.NONE ? PLAIN : GROUPED;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Tables tables = Tables.ofChains(facts, groups);
        FoundChains most = LoopSearch.search(tables, LoopSearch.Reading.MOST);
        FoundChain first = most.poll();
        return first != null && (offer(tables, first, most, sink) || offerOthers(tables, first, sink));
    }

    /// Offers the chains that eliminate less than `first` and those like it.
    private boolean offerOthers(Tables tables, FoundChain first, StepSink sink) {
        FoundChains all = LoopSearch.search(tables, LoopSearch.Reading.ALL);
        FoundChain chain = all.poll();
        while (chain != null
                && chain.eliminations().size() == first.eliminations().size()) {
            chain = all.poll();
        }
        return offer(tables, chain, all, sink);
    }

    /// Offers `first` and `others` until `sink` says stop; whether it did.
    private boolean offer(Tables tables, @Nullable FoundChain first, FoundChains others, StepSink sink) {
        for (FoundChain chain = first; chain != null; chain = others.poll()) {
            if (finds().contains(chain.technique()) && sink.accept(step(tables.literals, chain))) {
                return true;
            }
        }
        return false;
    }

    private static Step step(Literals literals, FoundChain found) {
        Chain chain = ChainBuilder.of(literals.facts, form(found), nodes(literals, found));
        return new Step(
                ChainNames.amongLoops(chain, found.eliminations()), chain, Effects.eliminate(found.eliminations()));
    }

    private static Chain.Form form(FoundChain found) {
        int first = found.path().getFirst();
        int last = found.path().getLast();
        return switch (found.technique()) {
            case CONTINUOUS_NICE_LOOP, GROUPED_CONTINUOUS_NICE_LOOP -> Chain.Form.LOOP;
            case DISCONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP ->
                node(first) == node(last) && !isOn(first) ? Chain.Form.RETURN : Chain.Form.OPEN;
            default -> Chain.Form.OPEN;
        };
    }

    /// The nodes that strong links join. A loop that leaves its first cell by a weak link and comes back by one goes
    /// through that cell by a strong link.
    private static List<Node> nodes(Literals literals, FoundChain found) {
        List<Integer> path = found.path();
        int from = isOn(path.getFirst()) ? 1 : 0;
        int to = isOn(path.getLast()) ? path.size() : path.size() - 1;
        List<Node> nodes = new ArrayList<>();
        for (int i = from; i < to; i++) {
            nodes.add(literals.toNode(path.get(i)));
            // What a locked set takes from the next node is the other end of its link; a cell that it forces is that
            // itself.
            if (literals.isSet(path.get(i)) && !isOn(path.get(i + 1))) {
                nodes.add(literals.set(path.get(i)).node(literals.digit(path.get(i + 1))));
            }
        }
        boolean closes = from == 1 && to < path.size() && node(path.getFirst()) != node(path.getLast());
        if (closes) {
            nodes.add(literals.toNode(path.getLast()));
            nodes.add(literals.toNode(path.getFirst()));
        }
        return nodes;
    }
}

package org.escargot.logic.chains.simplest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Chains for people: from the simplest on, whatever they are called.
///
/// Fewer strong links come first; of as many, those of one digit, then those without groups, then those that
/// eliminate more. Of all chains with the same effects the first one is offered. Where HoDoKu's tables keep one chain
/// for each pair of ends and drop it if it is no loop, this search follows from every start what is true over one
/// link more, until nothing more follows.
///
/// @param mostLinks the most strong links of a chain
public record SimplestChainFinder(int mostLinks) implements Finder {
    /// Chains that are seen at a glance, like those with names of their own.
    public static final SimplestChainFinder SHORT = new SimplestChainFinder(3);

    /// Chains that are followed without notes.
    public static final SimplestChainFinder MEDIUM = new SimplestChainFinder(5);

    /// Chains of any length.
    public static final SimplestChainFinder ANY = new SimplestChainFinder(Integer.MAX_VALUE);

    private static final Comparator<Found> ORDER = Comparator.comparing(Found::isOfManyDigits)
            .thenComparingInt(Found::groups)
            .thenComparingInt(found -> -found.step().effects().eliminations().size());

    @Override
    public Set<Technique> finds() {
        return ChainNames.ALL;
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    private record Found(Step step, int groups) {
        boolean isOfManyDigits() {
            return step.pattern().digits().size() > 1;
        }
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return find(facts, MoreLinks.NONE, sink);
    }

    /// Offers the chains that `beyond` takes part in, too.
    public boolean find(Facts facts, MoreLinks beyond, StepSink sink) {
        ChainNodes nodes = ChainNodes.of(facts, beyond);
        List<ChainSpread> spreads = new ArrayList<>();
        for (int start = 0; start < nodes.count(); start++) {
            spreads.add(ChainSpread.ifFalse(nodes, start));
        }
        Set<Effects> known = new HashSet<>();
        for (int links = 1; links <= mostLinks && !spreads.isEmpty(); links++) {
            List<Found> found = new ArrayList<>();
            spreads.removeIf(spread -> !conclude(facts, nodes, spread, found));
            found.sort(ORDER);
            for (Found each : found) {
                if (known.add(each.step().effects()) && sink.accept(each.step())) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Adds what the chains of one link more show; false where there are none.
    private static boolean conclude(Facts facts, ChainNodes nodes, ChainSpread spread, List<Found> found) {
        List<Integer> ends = spread.spread();
        for (int end : ends) {
            // The same chain is met from its other end too.
            if (end >= spread.start()) {
                conclude(facts, nodes, spread, end, found);
            }
        }
        return !ends.isEmpty();
    }

    private static void conclude(Facts facts, ChainNodes nodes, ChainSpread spread, int end, List<Found> found) {
        boolean isLoop = nodes.weak(spread.start()).contains(end);
        CandidateSet eliminations = nodes.excluded(spread.start()).and(nodes.excluded(end));
        if (!isLoop && eliminations.isEmpty()) {
            return;
        }
        List<Integer> path = spread.path(end);
        Chain.Form form = form(spread.start(), end, isLoop);
        boolean isPossible = path.size() > 2 && passesOnce(nodes, path);
        CandidateSet all = isPossible ? all(facts, nodes, form, path) : CandidateSet.EMPTY;
        if (!all.isEmpty()) {
            found.add(found(facts, nodes, form, path, all));
        }
    }

    /// What the chain eliminates. One that returns to a candidate leaves nothing else in its cell; to a group, none
    /// need to return, because what the group excludes has a chain of its own.
    private static CandidateSet all(Facts facts, ChainNodes nodes, Chain.Form form, List<Integer> path) {
        Node first = nodes.node(path.getFirst());
        return switch (form) {
            case LOOP -> besideLoop(nodes, path);
            case OPEN -> nodes.excluded(path.getFirst()).and(nodes.excluded(path.getLast()));
            case RETURN ->
                first instanceof Node.Candidate(int cell, int digit)
                        ? CandidateSet.of(cell, facts.candidates(cell).without(digit))
                        : CandidateSet.EMPTY;
        };
    }

    private static Chain.Form form(int start, int end, boolean isLoop) {
        return isLoop ? Chain.Form.LOOP : start == end ? Chain.Form.RETURN : Chain.Form.OPEN;
    }

    private static Found found(
            Facts facts, ChainNodes nodes, Chain.Form form, List<Integer> path, CandidateSet eliminations) {
        List<Node> through = path.stream().map(nodes::node).toList();
        Chain chain = nodes.beyond().chain(facts, form, through, eliminations);
        Step step = new Step(nodes.beyond().name(chain), chain, Effects.eliminate(eliminations));
        return new Found(step, (int) path.stream().filter(nodes::isGroup).count());
    }

    /// What each weak link of the loop excludes, the one that closes it too.
    private static CandidateSet besideLoop(ChainNodes nodes, List<Integer> path) {
        CandidateSet gone = nodes.excluded(path.getFirst()).and(nodes.excluded(path.getLast()));
        for (int i = 1; i + 1 < path.size(); i += 2) {
            gone = gone.or(nodes.excluded(path.get(i)).and(nodes.excluded(path.get(i + 1))));
        }
        return gone;
    }

    /// Whether no candidate lies in two nodes, but for the end that is the start.
    private static boolean passesOnce(ChainNodes nodes, List<Integer> path) {
        CandidateSet met = CandidateSet.EMPTY;
        boolean returns = path.getFirst().equals(path.getLast());
        for (int node : returns ? path.subList(1, path.size()) : path) {
            CandidateSet its = nodes.node(node).candidates();
            if (!met.and(its).isEmpty()) {
                return false;
            }
            met = met.or(its);
        }
        return true;
    }
}

package org.escargot.logic.chains.simplest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.chains.ChainBuilder;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Facts;

/// Chains over a strong link that only its caller knows of, the bridge, and otherwise over links of cells and houses.
///
/// One end of the bridge is true, so what follows from the one or what follows from the other is true:
///
///     d = c - a = b - e = f      a and b are the bridge; c, d follow from a, and e, f from b
///
/// Those of few links come first; of as many, those without groups, then those that eliminate more. Of all chains with
/// the same effects the first is offered. A loop is offered weak link by weak link, as the open chains between its
/// ends, because what a whole loop eliminates would depend on which of several was met.
public final class BridgedChains {
    private static final Comparator<Found> ORDER = Comparator.comparingInt(Found::groups)
            .thenComparingInt(found -> -found.eliminations().size());

    private final Facts facts;
    private final List<Bridge> bridges;
    private final ChainNodes nodes;
    private final Set<CandidateSet> known = new HashSet<>();

    private BridgedChains(Facts facts, List<Bridge> bridges) {
        this.facts = facts;
        this.bridges = bridges;
        nodes = ChainNodes.of(
                facts,
                bridges.stream()
                        .flatMap(bridge -> Stream.of(bridge.from(), bridge.to()))
                        .toList());
    }

    /// Two nodes of which at least one is true.
    ///
    /// @param within cells that are none for both ends of a chain with a single link beside the bridge
    public record Bridge(Node from, Node to, CellSet within) {}

    /// A chain over a bridge.
    ///
    /// @param chain the chain, whose link over the bridge names no truths
    /// @param at which link that is, counted from 0
    /// @param eliminations what it eliminates
    public record Bridged(Chain chain, int at, CandidateSet eliminations) {}

    /// Receives a chain and the number of its bridge; `true` stops.
    @FunctionalInterface
    public interface Sink {
        boolean accept(int bridge, Bridged found);
    }

    /// A chain, before its evidence is made.
    ///
    /// @param before how many links it has before the bridge
    private record Found(int bridge, int before, List<Integer> path, CandidateSet eliminations, int groups) {}

    /// What follows from one end of a bridge, by the number of strong links.
    private record Side(ChainSpread spread, List<List<Integer>> layers) {
        static Side of(ChainNodes nodes, Node end) {
            int start = nodes.at(end);
            return new Side(ChainSpread.ifTrue(nodes, start), new ArrayList<>(List.of(List.of(start))));
        }

        List<Integer> layer(int links) {
            while (layers.size() <= links) {
                layers.add(layers.getLast().isEmpty() ? List.of() : spread.spread());
            }
            return layers.get(links);
        }
    }

    /// Offers what chains over `bridges` eliminate, with at most so many strong links, the bridge among them.
    public static boolean find(Facts facts, List<Bridge> bridges, int mostLinks, Sink sink) {
        return new BridgedChains(facts, bridges).find(mostLinks, sink);
    }

    private boolean find(int mostLinks, Sink sink) {
        List<Side> from =
                bridges.stream().map(each -> Side.of(nodes, each.from())).toList();
        List<Side> to = bridges.stream().map(each -> Side.of(nodes, each.to())).toList();
        boolean isMore = !bridges.isEmpty();
        for (int links = 1; isMore && links < mostLinks; links++) {
            List<Found> found = new ArrayList<>();
            isMore = false;
            for (int bridge = 0; bridge < bridges.size(); bridge++) {
                isMore |= collect(bridge, from.get(bridge), to.get(bridge), links, found);
            }
            found.sort(ORDER);
            for (Found each : found) {
                if (known.add(each.eliminations()) && sink.accept(each.bridge(), bridged(each))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Adds the chains with so many links beside the bridge; false where there are no two ends so far apart.
    private boolean collect(int bridge, Side from, Side to, int links, List<Found> found) {
        boolean isMore = false;
        for (int before = 0; before <= links; before++) {
            List<Integer> starts = from.layer(before);
            List<Integer> ends = to.layer(links - before);
            isMore |= !starts.isEmpty() && !ends.isEmpty();
            for (int start : starts) {
                for (int end : ends) {
                    CandidateSet gone = eliminated(start, end);
                    boolean isNew = !gone.isEmpty() && !known.contains(gone);
                    if (isNew && (links > 1 || !isWithin(bridges.get(bridge).within(), start, end))) {
                        List<Integer> path =
                                path(from.spread().path(start), to.spread().path(end));
                        found.add(new Found(bridge, before, path, gone, groups(path)));
                    }
                }
            }
        }
        return isMore;
    }

    /// What is false because one of the two is true. If they are the same candidate, nothing else stands in its
    /// cell; to a group, none need to return, because what the group excludes has a chain of its own.
    private CandidateSet eliminated(int start, int end) {
        if (start != end) {
            return nodes.excluded(start).and(nodes.excluded(end));
        }
        return nodes.node(start) instanceof Node.Candidate(int cell, int digit)
                ? CandidateSet.of(cell, facts.candidates(cell).without(digit))
                : CandidateSet.EMPTY;
    }

    private boolean isWithin(CellSet cells, int start, int end) {
        return cells.containsAll(nodes.node(start).places())
                && cells.containsAll(nodes.node(end).places());
    }

    private static List<Integer> path(List<Integer> back, List<Integer> on) {
        List<Integer> path = new ArrayList<>(back.reversed());
        path.addAll(on);
        return path;
    }

    private int groups(List<Integer> path) {
        return (int) path.stream().filter(nodes::isGroup).count();
    }

    private Bridged bridged(Found found) {
        List<Node> path = found.path().stream().map(nodes::node).toList();
        int at = 2 * found.before();
        List<StrongLink> links = new ArrayList<>(links(path.subList(0, at)));
        links.add(new StrongLink(path.get(at), path.get(at + 1), Truths.NONE));
        links.addAll(links(path.subList(at + 2, path.size())));
        boolean returns = path.getFirst().equals(path.getLast());
        Chain chain = new Chain(returns ? Chain.Form.RETURN : Chain.Form.OPEN, links);
        return new Bridged(chain, found.before(), found.eliminations());
    }

    private List<StrongLink> links(List<Node> path) {
        return ChainBuilder.of(facts, Chain.Form.OPEN, path).links();
    }
}

package org.escargot.logic.chains.simplest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// What follows if one node is false, or true, spread link by link: each node is met once as true and once as
/// false, over the fewest strong links, and among those over the fewest changes of digit, then the fewest groups.
///
/// Kernel: parallel arrays by node; `before` leads back to the start.
final class ChainSpread {
    /// What a change of digit costs beside a group, which costs 1.
    private static final int CHANGE = 64;

    private static final int UNMET = -1;

    private final ChainNodes nodes;
    private final int start;
    private final int[] beforeTrue;
    private final int[] beforeFalse;
    private final int[] costTrue;
    private final int[] costFalse;
    private final boolean beginsTrue;
    private List<Integer> lastFalse;
    private List<Integer> lastTrue;

    private ChainSpread(ChainNodes nodes, int start, boolean beginsTrue) {
        this.nodes = nodes;
        this.start = start;
        this.beginsTrue = beginsTrue;
        beforeTrue = unmet(nodes.count());
        beforeFalse = unmet(nodes.count());
        costTrue = new int[nodes.count()];
        costFalse = new int[nodes.count()];
        (beginsTrue ? beforeTrue : beforeFalse)[start] = start;
        lastFalse = beginsTrue ? List.of() : List.of(start);
        lastTrue = beginsTrue ? List.of(start) : List.of();
    }

    /// What follows if `start` is false.
    static ChainSpread ifFalse(ChainNodes nodes, int start) {
        return new ChainSpread(nodes, start, false);
    }

    /// What follows if `start` is true.
    static ChainSpread ifTrue(ChainNodes nodes, int start) {
        return new ChainSpread(nodes, start, true);
    }

    private static int[] unmet(int count) {
        int[] none = new int[count];
        Arrays.fill(none, UNMET);
        return none;
    }

    int start() {
        return start;
    }

    /// The nodes that are true over one strong link more than before; empty where nothing more follows.
    List<Integer> spread() {
        if (!lastTrue.isEmpty()) {
            lastFalse = step(lastTrue, costTrue, beforeFalse, costFalse, true);
        }
        lastTrue = step(lastFalse, costFalse, beforeTrue, costTrue, false);
        return lastTrue;
    }

    private List<Integer> step(List<Integer> from, int[] fromCost, int[] before, int[] cost, boolean isWeak) {
        List<Integer> met = new ArrayList<>();
        for (int node : from) {
            for (int next : isWeak ? nodes.weak(node) : nodes.strong(node)) {
                int its = fromCost[node] + cost(node, next);
                if (before[next] == UNMET) {
                    met.add(next);
                    before[next] = node;
                    cost[next] = its;
                } else if (its < cost[next] && met.contains(next)) {
                    before[next] = node;
                    cost[next] = its;
                }
            }
        }
        return met;
    }

    private int cost(int from, int to) {
        boolean isChange = nodes.node(from).digit() != nodes.node(to).digit();
        return (isChange ? CHANGE : 0) + (nodes.isGroup(to) ? 1 : 0);
    }

    /// The nodes from the start to `end`, which [#spread] has met as true.
    List<Integer> path(int end) {
        List<Integer> path = new ArrayList<>();
        int node = end;
        boolean isTrue = true;
        while (isTrue != beginsTrue || node != start) {
            path.add(node);
            node = isTrue ? beforeTrue[node] : beforeFalse[node];
            isTrue = !isTrue;
        }
        path.add(start);
        Collections.reverse(path);
        return path;
    }
}

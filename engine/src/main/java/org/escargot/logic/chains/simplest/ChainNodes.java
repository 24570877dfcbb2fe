package org.escargot.logic.chains.simplest;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Facts;

/// The candidates and groups of a position that have a strong link, and others as asked for, with all their links.
///
/// Kernel: a node is its place in parallel lists.
final class ChainNodes {
    private final Facts facts;
    private final MoreLinks beyond;
    private final List<Node> nodes = new ArrayList<>();
    private final List<List<Integer>> strong = new ArrayList<>();
    private final List<List<Integer>> weak = new ArrayList<>();
    private final List<List<Integer>> ofDigit = new ArrayList<>();
    private final List<CandidateSet> excluded = new ArrayList<>();

    private ChainNodes(Facts facts, MoreLinks beyond) {
        this.facts = facts;
        this.beyond = beyond;
        for (int digit = 0; digit <= Digit.COUNT; digit++) {
            ofDigit.add(new ArrayList<>());
        }
    }

    /// The nodes in the position of `facts`: those of cells first, then those of houses, rows before columns before
    /// boxes.
    static ChainNodes of(Facts facts, MoreLinks beyond) {
        return of(facts, beyond, List.of());
    }

    /// The same and after them `more`, as far as they are not among them.
    static ChainNodes of(Facts facts, List<Node> more) {
        return of(facts, MoreLinks.NONE, more);
    }

    private static ChainNodes of(Facts facts, MoreLinks beyond, List<Node> more) {
        ChainNodes nodes = new ChainNodes(facts, beyond);
        nodes.addCells();
        for (int house = 0; house < facts.houseCount(); house++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                nodes.addHouse(digit, house);
            }
        }
        beyond.strong().forEach(link -> nodes.link(nodes.at(link.from()), nodes.at(link.to())));
        for (Node each : more) {
            nodes.at(each);
        }
        for (int node = 0; node < nodes.count(); node++) {
            nodes.exclude(node);
        }
        for (int node = 0; node < nodes.count(); node++) {
            nodes.addWeak(node);
        }
        return nodes;
    }

    /// The links beyond those of the board.
    MoreLinks beyond() {
        return beyond;
    }

    int count() {
        return nodes.size();
    }

    Node node(int node) {
        return nodes.get(node);
    }

    /// The number of `node`.
    int at(Node node) {
        return at(node.places(), node.digit());
    }

    boolean isGroup(int node) {
        return nodes.get(node) instanceof Node.Group;
    }

    /// Of which at least one is true with `node`, in the order of [#of].
    List<Integer> strong(int node) {
        return strong.get(node);
    }

    /// Of which at most one is true with `node`.
    List<Integer> weak(int node) {
        return weak.get(node);
    }

    /// The candidates of the position that are false once `node` is true.
    CandidateSet excluded(int node) {
        return excluded.get(node);
    }

    private void addCells() {
        CellSet cells = facts.bivalue();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            int digit = digits.first();
            link(at(CellSet.of(cell), digit), at(CellSet.of(cell), digits.next(digit)));
        }
    }

    /// Two places, or two parts of the house that each lie in one other house.
    private void addHouse(int digit, int house) {
        CellSet places = facts.places(digit, house);
        if (places.size() == 2) {
            link(at(CellSet.of(places.first()), digit), at(places.without(places.first()), digit));
            return;
        }
        for (int crossing = 0; crossing < facts.houseCount() && places.size() > 2; crossing++) {
            CellSet part = places.and(facts.cells(crossing));
            CellSet rest = places.minus(part);
            boolean isPart = crossing != house && House.kind(crossing) != House.kind(house);
            if (isPart && isNode(part) && isNode(rest)) {
                link(at(part, digit), at(rest, digit));
            }
        }
    }

    /// Whether `cells` are one cell, or lie in two houses, such as a line and a box.
    private boolean isNode(CellSet cells) {
        return cells.size() == 1
                || cells.size() > 1 && facts.commonHouses(cells).size() >= 2;
    }

    private int at(CellSet places, int digit) {
        List<Integer> known = ofDigit.get(digit);
        for (int node : known) {
            if (nodes.get(node).places().equals(places)) {
                return node;
            }
        }
        nodes.add(Node.of(places, digit));
        strong.add(new ArrayList<>());
        known.add(nodes.size() - 1);
        return nodes.size() - 1;
    }

    private void link(int one, int other) {
        if (!strong.get(one).contains(other)) {
            strong.get(one).add(other);
            strong.get(other).add(one);
        }
    }

    private void exclude(int node) {
        Node of = nodes.get(node);
        CandidateSet gone = CandidateSet.of(facts.cellsOf(of.digit()).and(facts.commonPeers(of.places())), of.digit());
        if (of instanceof Node.Candidate(int cell, int digit)) {
            gone = gone.or(CandidateSet.of(cell, facts.candidates(cell).without(digit)));
        }
        excluded.add(facts.board().isClassic() ? gone : excludedByEach(of.candidates()));
    }

    /// What none of `candidates` can be true together with.
    private CandidateSet excludedByEach(CandidateSet candidates) {
        CandidateSet all = facts.allCandidates();
        for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
            all = all.and(facts.ruledOutBy(candidate).or(beyond.excludedBy(candidate)));
        }
        return all;
    }

    private void addWeak(int node) {
        List<Integer> links = new ArrayList<>();
        CandidateSet gone = excluded.get(node);
        for (int other = 0; other < count(); other++) {
            CandidateSet its = nodes.get(other).candidates();
            if (gone.contains(its.first()) && its.minus(gone).isEmpty()) {
                links.add(other);
            }
        }
        weak.add(links);
    }
}

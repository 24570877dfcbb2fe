package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.chains.ChainBuilder;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.chains.simplest.MoreLinks;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Technique;

/// The links that sums make: two candidates exclude each other that no way to fill the cells has together, and of two
/// that no way lacks both one is true. So are a digit or another in a cage of which each combination has one.
final class SumLinks implements MoreLinks {
    private static final int MOST_CELLS = 4;
    private static final int MOST_SETS = 12;

    private final Facts facts;
    private final List<Partners> sums = new ArrayList<>();
    private final CandidateSet[] excluded = new CandidateSet[Candidate.COUNT];
    private final List<StrongLink> strong = new ArrayList<>();
    private final List<Balance> ofStrong = new ArrayList<>();

    private SumLinks(Facts facts) {
        this.facts = facts;
        Arrays.fill(excluded, CandidateSet.EMPTY);
        for (Source source : Source.values()) {
            source.rests(facts).stream().filter(rest -> rest.size() > 1).forEach(this::add);
        }
    }

    static SumLinks of(Facts facts) {
        return facts.once(SumLinks.class, SumLinks::new);
    }

    private void add(Rest rest) {
        if (rest.size() <= MOST_CELLS) {
            Partners.of(facts, rest).forEach(this::add);
        }
        if (rest.isLikeACage(facts)) {
            addDigits(rest, Ways.of(facts, rest));
        }
    }

    private void add(Partners partners) {
        sums.add(partners);
        partners.exclude(excluded);
        for (CandidateSet either : partners.eithers()) {
            int one = either.first();
            int other = either.next(one);
            add(node(one), node(other), partners.rest());
        }
    }

    private static Node node(int candidate) {
        return new Node.Candidate(Candidate.cell(candidate), Candidate.digit(candidate));
    }

    private void addDigits(Rest rest, Ways ways) {
        if (ways.left().isEmpty() || ways.left().size() > MOST_SETS) {
            return;
        }
        DigitSet needed = ways.needed();
        for (int digit = needed.first(); digit > 0; digit = needed.next(digit)) {
            addPlaces(rest, digit);
        }
        int[] others = facts.union(rest.plus()).minus(needed).stream().toArray();
        for (int one = 0; one < others.length; one++) {
            for (int other = one + 1; other < others.length; other++) {
                DigitSet both = DigitSet.of(others[one], others[other]);
                if (ways.left().stream().allMatch(both::intersects)) {
                    add(node(rest, others[one]), node(rest, others[other]), rest);
                }
            }
        }
    }

    private Node node(Rest rest, int digit) {
        return Node.of(facts.cellsOf(digit).and(rest.plus()), digit);
    }

    /// Parts the places of a digit that the sum needs by the houses that hold some of them.
    private void addPlaces(Rest rest, int digit) {
        CellSet places = facts.cellsOf(digit).and(rest.plus());
        if (places.size() == 2) {
            add(Node.of(CellSet.of(places.first()), digit), Node.of(places.without(places.first()), digit), rest);
        }
        for (int house = 0; house < facts.houseCount() && places.size() > 2; house++) {
            CellSet part = places.and(facts.cells(house));
            CellSet others = places.minus(part);
            if (!part.isEmpty()
                    && !others.isEmpty()
                    && !facts.commonHouses(others).isEmpty()) {
                add(Node.of(part, digit), Node.of(others, digit), rest);
            }
        }
    }

    /// Adds a link that neither a cell nor a house makes.
    private void add(Node from, Node to, Rest rest) {
        if (!isOfHouse(from, to) && strong.stream().noneMatch(link -> joins(link, from, to))) {
            strong.add(StrongLink.inSum(from, to, rest.cells()));
            ofStrong.add(rest.why());
        }
    }

    private boolean isOfHouse(Node from, Node to) {
        CellSet places = from.places().or(to.places());
        HouseSet common = facts.commonHouses(places);
        for (int house = common.first(); house >= 0 && from.digit() == to.digit(); house = common.next(house)) {
            if (facts.places(from.digit(), house).equals(places)) {
                return true;
            }
        }
        return places.size() == 1;
    }

    private static boolean joins(StrongLink link, Node one, Node other) {
        return link.from().equals(one) && link.to().equals(other)
                || link.from().equals(other) && link.to().equals(one);
    }

    @Override
    public CandidateSet excludedBy(int candidate) {
        return excluded[candidate];
    }

    @Override
    public List<StrongLink> strong() {
        return strong;
    }

    @Override
    public Chain chain(Facts facts, Chain.Form form, List<Node> nodes, CandidateSet eliminations) {
        Set<Balance> why = new LinkedHashSet<>();
        List<StrongLink> links = new ArrayList<>();
        for (int at = 0; at + 1 < nodes.size(); at += 2) {
            links.add(link(nodes.get(at), nodes.get(at + 1), why));
        }
        for (int at = 1; at + 1 < nodes.size(); at += 2) {
            because(nodes.get(at).candidates(), nodes.get(at + 1).candidates(), why);
        }
        boolean isLoop = form == Chain.Form.LOOP;
        for (Node node : isLoop ? nodes : List.of(nodes.getFirst(), nodes.getLast())) {
            because(node.candidates(), eliminations, why);
        }
        if (isLoop) {
            because(nodes.getLast().candidates(), nodes.getFirst().candidates(), why);
        }
        return new Chain(form, links, List.copyOf(why));
    }

    private StrongLink link(Node from, Node to, Set<Balance> why) {
        for (int at = 0; at < strong.size(); at++) {
            if (joins(strong.get(at), from, to)) {
                why.add(ofStrong.get(at));
                return StrongLink.inSum(from, to, strong.get(at).truths().cells());
            }
        }
        return ChainBuilder.of(facts, Chain.Form.OPEN, List.of(from, to))
                .links()
                .getFirst();
    }

    /// Adds the sums by which some of `one` exclude some of `others`, but for what the board excludes.
    private void because(CandidateSet one, CandidateSet others, Set<Balance> why) {
        for (int candidate = one.first(); candidate >= 0; candidate = one.next(candidate)) {
            CandidateSet bySum = others.and(excluded[candidate]).minus(facts.ruledOutBy(candidate));
            for (int other = bySum.first(); other >= 0; other = bySum.next(other)) {
                why.add(reason(candidate, other));
            }
        }
    }

    private Balance reason(int one, int other) {
        for (Partners each : sums) {
            if (each.areApart(one, other)) {
                return each.rest().why();
            }
        }
        throw new IllegalStateException(
                "No sum sets " + Candidate.name(one) + " and " + Candidate.name(other) + " apart.");
    }

    @Override
    public Technique name(Chain chain) {
        return ChainNames.linkByLink(chain);
    }
}

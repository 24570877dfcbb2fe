package org.escargot.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.escargot.explain.reading.ChainReading;
import org.escargot.explain.reading.DeadlyReading;
import org.escargot.explain.reading.FirstReadings;
import org.escargot.explain.reading.FishReading;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.BentSet;
import org.escargot.logic.pattern.BivalueOddagon;
import org.escargot.logic.pattern.Blossom;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainPair;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.DoubleExocet;
import org.escargot.logic.pattern.Exocet;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.OddLoop;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.RectangleChain;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.pattern.Template;
import org.escargot.logic.pattern.Trial;
import org.escargot.logic.pattern.Tridagon;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.ChainStyle;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// What to light in the grid to show a step, each thing in its role. It is longer than other files, because it is one
/// switch over all evidence.
///
/// @param houses the houses that the reason starts from
/// @param covers the houses that take what those need
/// @param marks candidates by role, in the order in which to draw them
/// @param links the links to draw
public record Highlights(HouseSet houses, HouseSet covers, List<Mark> marks, List<Link> links) {
    /// What a candidate is for the step.
    public enum Role {
        /// Part of the pattern.
        DEFINING,
        /// A place in the base that no cover holds.
        FIN,
        /// A place in two base houses.
        ENDO_FIN,
        /// A color of the first cluster, or the first almost locked set; the next ones follow likewise.
        COLOR_A,
        /// The other color of the first cluster.
        COLOR_B,
        /// A color of the second cluster.
        COLOR_C,
        /// The other color of the second cluster.
        COLOR_D,
        /// What keeps a pattern from having two fillings.
        GUARDIAN,
        /// It goes.
        ELIMINATED,
        /// It is true.
        PLACED
    }

    private static final List<Role> SETS = List.of(Role.COLOR_A, Role.COLOR_B, Role.COLOR_C, Role.COLOR_D);

    /// Candidates in one role.
    ///
    /// @param role what they are
    /// @param candidates which ones
    public record Mark(Role role, CandidateSet candidates) {}

    public Highlights {
        marks = marks.stream().filter(mark -> !mark.candidates().isEmpty()).toList();
        links = List.copyOf(links);
    }

    /// What to light for `step`, found in the position of `facts`.
    public static Highlights of(Facts facts, Step step) {
        return evidence(facts, step).with(step);
    }

    /// The same for a step of [org.escargot.rating.HintLadder#FIRST].
    ///
    /// @throws IllegalArgumentException where only [#of] knows the evidence
    static Highlights ofFirstSteps(Facts facts, Step step) {
        return first(facts, step).with(step);
    }

    private Highlights with(Step step) {
        return with(Role.ELIMINATED, step.effects().eliminations())
                .with(Role.PLACED, step.effects().placements());
    }

    private static Highlights evidence(Facts facts, Step step) {
        return switch (step.pattern()) {
            case Pattern.Common _ -> first(facts, step);
            case KrakenFish kraken -> branches(kraken.branches(), Role.DEFINING).and(fish(facts, kraken.fish()));
            case OddLoop loop ->
                in(loop.houses())
                        .with(Role.DEFINING, CandidateSet.of(loop.cells(), loop.digit()))
                        .with(Role.GUARDIAN, CandidateSet.of(loop.guardians(), loop.digit()));
            case BentSet set -> in(HouseSet.EMPTY).with(Role.DEFINING, held(facts, set.cells(), set.digits()));
            case Blossom blossom ->
                in(HouseSet.EMPTY)
                        .with(Role.FIN, held(facts, CellSet.of(blossom.stem()), DigitSet.ALL))
                        .withSets(facts, blossom.petals());
            case Template template ->
                in(HouseSet.EMPTY)
                        .with(
                                Role.DEFINING,
                                CandidateSet.of(facts.cellsOf(template.digit()), template.digit())
                                        .minus(step.effects().eliminations()));
            case Trial _ -> in(HouseSet.EMPTY);
            case Sums sums -> sums(facts, sums);
            case SueDeCoq set ->
                over(HouseSet.of(set.line()), HouseSet.of(set.box()))
                        .with(Role.DEFINING, held(facts, set.cells(), DigitSet.ALL));
            case RectangleChain chain -> overRectangle(facts, chain);
            case GivenSymmetry symmetry ->
                in(HouseSet.EMPTY).with(Role.DEFINING, held(facts, kept(symmetry, step), symmetry.digits()));
            case DirectSingle direct -> direct(facts, step, direct);
            case AlignedExclusion exclusion ->
                in(HouseSet.EMPTY)
                        .with(Role.DEFINING, held(facts, exclusion.cells(), DigitSet.ALL))
                        .with(Role.GUARDIAN, held(facts, exclusion.excluders(), DigitSet.ALL));
            case Forcing forcing -> branches(forcing.branches(), Role.COLOR_A);
            case Rank rank ->
                over(rank.truths().houses(), rank.links().houses())
                        .with(
                                Role.DEFINING,
                                rank.isMixed()
                                        ? rank.truths().all().and(facts.allCandidates())
                                        : held(facts, rank.cells(), rank.digits()));
            case BivalueOddagon oddagon ->
                in(oddagon.houses())
                        .with(Role.DEFINING, held(facts, oddagon.cells(), oddagon.digits()))
                        .with(Role.GUARDIAN, oddagon.guardians());
            case Tridagon tridagon ->
                in(HouseSet.EMPTY)
                        .with(Role.DEFINING, held(facts, tridagon.cells(), tridagon.digits()))
                        .with(Role.GUARDIAN, tridagon.guardians());
            case Exocet exocet ->
                in(exocet.lines())
                        .with(Role.COLOR_A, held(facts, exocet.base(), exocet.digits()))
                        .with(Role.COLOR_B, held(facts, exocet.targets(), exocet.digits()));
            case DoubleExocet exocet ->
                in(exocet.lines())
                        .with(Role.COLOR_A, held(facts, exocet.bases(), exocet.digits()))
                        .with(Role.COLOR_B, held(facts, exocet.targets(), exocet.digits()));
            case Medusa medusa ->
                in(HouseSet.EMPTY)
                        .with(Role.COLOR_A, medusa.first())
                        .with(Role.COLOR_B, medusa.second())
                        .with(Role.DEFINING, held(facts, medusa.emptied(), DigitSet.ALL));
        };
    }

    /// The evidence of the first steps; apart, because the page's first engine does without the rest.
    private static Highlights first(Facts facts, Step step) {
        return switch (FirstReadings.pattern(step)) {
            case Single.FullHouse single -> in(HouseSet.of(single.house()));
            case Single.Hidden single -> in(HouseSet.of(single.house()));
            case Single.Naked _ -> in(HouseSet.EMPTY);
            case Locked locked ->
                over(HouseSet.of(locked.base()), HouseSet.of(locked.cover()))
                        .with(
                                Role.DEFINING,
                                CandidateSet.of(facts.places(locked.digit(), locked.base()), locked.digit()));
            case Subset subset -> in(subset.houses()).with(Role.DEFINING, held(facts, subset.cells(), subset.digits()));
            case Fish fish -> fish(facts, fish);
            case SiameseFish fish -> siamese(facts, fish);
            case Chain chain -> chain(facts, chain, step.technique().style());
            case ChainPair pair -> linked(facts, pair.first()).and(linked(facts, pair.second()));
            case Wing wing -> in(HouseSet.EMPTY).with(Role.DEFINING, held(facts, wing.cells(), wing.digits()));
            case Coloring coloring -> colored(coloring);
            case DeadlyPattern deadly ->
                in(HouseSet.EMPTY)
                        .with(Role.DEFINING, deadly.deadly())
                        .with(Role.DEFINING, held(facts, deadly.subset(), DigitSet.ALL))
                        .with(Role.GUARDIAN, DeadlyReading.extra(facts, deadly));
        };
    }

    /// The houses that are added up; the cells inside them apart from those that stick out.
    private static Highlights sums(Facts facts, Sums sums) {
        HouseSet houses = HouseSet.EMPTY;
        for (Balance balance : sums.balances()) {
            houses = houses.or(balance.houses());
        }
        CellSet within =
                houses.isEmpty() ? sums.cells() : sums.cells().and(facts.board().cells(houses));
        return in(houses)
                .with(Role.COLOR_A, held(facts, within, DigitSet.ALL))
                .with(Role.COLOR_B, held(facts, sums.cells().minus(within), DigitSet.ALL));
    }

    /// The cells of `step` that keep their places.
    private static CellSet kept(GivenSymmetry symmetry, Step step) {
        return symmetry.motion().fixed().and(step.effects().eliminations().cells());
    }

    private static Highlights direct(Facts facts, Step step, DirectSingle direct) {
        Highlights reason = evidence(facts, new Step(step.technique(), direct.reason(), step.effects()));
        return reason.and(in(HouseSet.of(direct.single().house())));
    }

    /// What follows is joined to what it rests on.
    private static Highlights branches(List<Branch> branches, Role ofStarts) {
        CandidateSet starts = CandidateSet.EMPTY;
        CandidateSet all = CandidateSet.EMPTY;
        List<Link> links = new ArrayList<>();
        for (Branch branch : branches) {
            starts = starts.or(CandidateSet.of(branch.assumption().candidate()));
            for (Inference inference : branch.inferences()) {
                CandidateSet one = CandidateSet.of(inference.candidate());
                all = all.or(one);
                for (int from : inference.from()) {
                    CandidateSet before =
                            CandidateSet.of(branch.inferences().get(from).candidate());
                    links.add(new Link(before, one, inference.holds() ? Link.Strength.STRONG : Link.Strength.WEAK));
                }
            }
        }
        return new Highlights(HouseSet.EMPTY, HouseSet.EMPTY, List.of(), List.copyOf(new LinkedHashSet<>(links)))
                .with(ofStarts, starts)
                .with(Role.DEFINING, all.minus(starts));
    }

    private static Highlights fish(Facts facts, Fish fish) {
        CellSet plain = FishReading.places(facts, fish.digit(), fish.base()).minus(fish.allFins());
        return over(fish.base(), fish.cover())
                .with(Role.DEFINING, CandidateSet.of(plain, fish.digit()))
                .with(Role.FIN, CandidateSet.of(fish.fins(), fish.digit()))
                .with(Role.ENDO_FIN, CandidateSet.of(fish.endoFins(), fish.digit()));
    }

    /// A place that is a fin of one of the two is shown as a fin.
    private static Highlights siamese(Facts facts, SiameseFish fish) {
        Fish first = fish.first();
        Fish second = fish.second();
        HouseSet cover = first.cover().or(second.cover());
        CellSet fins = first.allFins().or(second.allFins());
        CellSet plain = FishReading.places(facts, first.digit(), first.base()).minus(fins);
        return over(first.base(), cover)
                .with(Role.DEFINING, CandidateSet.of(plain, first.digit()))
                .with(Role.FIN, CandidateSet.of(fins, first.digit()));
    }

    private static Highlights chain(Facts facts, Chain chain, ChainStyle style) {
        return switch (style) {
            case TWO_LINKS, XY_WING, W_WING, CHUTE_PAIR, ALS -> linked(facts, chain);
            case REMOTE_PAIR ->
                in(HouseSet.EMPTY)
                        .with(Role.COLOR_A, held(facts, ChainReading.everyOther(chain, 0), chain.digits()))
                        .with(Role.COLOR_B, held(facts, ChainReading.everyOther(chain, 1), chain.digits()));
            case NICE_LOOP, PLAIN -> in(HouseSet.EMPTY).with(facts, chain);
        };
    }

    /// A chain with the houses of its links.
    private static Highlights linked(Facts facts, Chain chain) {
        return in(chain.truths().houses()).with(facts, chain);
    }

    private static Highlights overRectangle(Facts facts, RectangleChain over) {
        CandidateSet shown = facts.allCandidates().and(over.deadly());
        for (Node node : over.chain().nodes()) {
            shown = shown.or(node.candidates());
        }
        return new Highlights(HouseSet.EMPTY, HouseSet.EMPTY, List.of(), Link.of(over.chain()))
                .with(Role.DEFINING, shown.minus(over.guardians()))
                .with(Role.GUARDIAN, over.guardians());
    }

    private static Highlights colored(Coloring coloring) {
        Highlights lit = in(HouseSet.EMPTY);
        int next = 0;
        for (Coloring.Cluster cluster : coloring.clusters()) {
            lit = lit.with(SETS.get(next++), CandidateSet.of(cluster.first(), coloring.digit()))
                    .with(SETS.get(next++), CandidateSet.of(cluster.second(), coloring.digit()));
        }
        return lit;
    }

    private static CandidateSet held(Facts facts, CellSet cells, DigitSet digits) {
        CandidateSet held = CandidateSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            held = held.or(CandidateSet.of(cell, facts.candidates(cell).and(digits)));
        }
        return held;
    }

    private static Highlights in(HouseSet houses) {
        return over(houses, HouseSet.EMPTY);
    }

    private static Highlights over(HouseSet houses, HouseSet covers) {
        return new Highlights(houses, covers, List.of(), List.of());
    }

    private Highlights with(Role role, CandidateSet candidates) {
        List<Mark> more = new ArrayList<>(marks);
        more.add(new Mark(role, candidates));
        return new Highlights(houses, covers, more, links);
    }

    /// The nodes of `chain` and its links.
    private Highlights with(Facts facts, Chain chain) {
        CandidateSet nodes = CandidateSet.EMPTY;
        List<Node.Als> sets = new ArrayList<>();
        for (Node node : chain.nodes()) {
            switch (node) {
                case Node.Candidate _, Node.Group _ -> nodes = nodes.or(node.candidates());
                case Node.Als als -> sets.add(als);
            }
        }
        return new Highlights(houses, covers, marks, Link.of(chain))
                .with(Role.DEFINING, nodes)
                .withSets(facts, sets);
    }

    /// Almost locked sets: all candidates of each in a role of its own. Two nodes may be of the same cells.
    private Highlights withSets(Facts facts, List<Node.Als> sets) {
        Map<CellSet, CandidateSet> byCells = new LinkedHashMap<>();
        for (Node.Als als : sets) {
            byCells.merge(als.cells(), held(facts, als.cells(), als.digits()), CandidateSet::or);
        }
        Highlights lit = this;
        int next = 0;
        for (CandidateSet set : byCells.values()) {
            lit = lit.with(SETS.get(next++ % SETS.size()), set);
        }
        return lit;
    }

    private Highlights and(Highlights other) {
        List<Mark> allMarks = new ArrayList<>(marks);
        allMarks.addAll(other.marks);
        List<Link> allLinks = new ArrayList<>(links);
        allLinks.addAll(other.links);
        return new Highlights(houses.or(other.houses), covers.or(other.covers), allMarks, allLinks);
    }
}

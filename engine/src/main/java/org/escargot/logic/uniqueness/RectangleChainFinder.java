package org.escargot.logic.uniqueness;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.simplest.BridgedChains;
import org.escargot.logic.chains.simplest.BridgedChains.Bridge;
import org.escargot.logic.chains.simplest.BridgedChains.Bridged;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.RectangleChain;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// AIC with unique rectangle: four cells have two digits and only two other candidates, or two groups of these, so one
/// of the two is true. That is a strong link, over which a chain passes.
///
///     | 89  . .  | 89  . . |
///     | 891 . 25 | 892 . * |      2r2c5 = 1r2c1 - …: without 1 and 2, 8 and 9 could be exchanged
///
/// Valid for puzzles with one solution. Of all chains with the same effects the first is offered, those of few links
/// first. With a single link beside, between cells of the rectangle, it is a uniqueness test, and left out. See
/// `docs/techniques/aic-with-unique-rectangle.md`.
///
/// @param mostLinks the most strong links of a chain
public record RectangleChainFinder(int mostLinks) implements Finder {
    /// Chains that are followed without notes.
    public static final RectangleChainFinder MEDIUM = new RectangleChainFinder(5);

    /// Chains of any length.
    public static final RectangleChainFinder ANY = new RectangleChainFinder(Integer.MAX_VALUE);

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.AIC_WITH_UNIQUE_RECTANGLE);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<PotentialDeadlyPattern> rectangles = new ArrayList<>();
        List<Bridge> bridges = new ArrayList<>();
        PairCandidates.ANY.rectangles(facts).each(potential -> {
            for (Bridge bridge : bridges(facts, potential)) {
                rectangles.add(potential);
                bridges.add(bridge);
            }
            return false;
        });
        return BridgedChains.find(
                facts, bridges, mostLinks, (bridge, found) -> sink.accept(step(rectangles.get(bridge), found)));
    }

    private static Step step(PotentialDeadlyPattern rectangle, Bridged found) {
        DeadlyPattern deadly = rectangle.pattern(DeadlyPattern.Type.ANY_GUARDIAN, CellSet.EMPTY, Truths.NONE);
        RectangleChain chain = new RectangleChain(found.chain(), found.at(), deadly.deadly());
        return new Step(Technique.AIC_WITH_UNIQUE_RECTANGLE, chain, Effects.eliminate(found.eliminations()));
    }

    /// The two digits of the guardians, or the cells of one digit parted in two.
    private static List<Bridge> bridges(Facts facts, PotentialDeadlyPattern rectangle) {
        DigitSet extras = rectangle.extras(facts);
        int first = extras.first();
        return switch (extras.size()) {
            case 1 -> apart(facts.cellsOf(first).and(rectangle.roof()), first, rectangle.cells());
            case 2 -> {
                int second = extras.next(first);
                CellSet ofFirst = facts.cellsOf(first).and(rectangle.roof());
                CellSet ofSecond = facts.cellsOf(second).and(rectangle.roof());
                yield bridge(Node.of(ofFirst, first), Node.of(ofSecond, second), rectangle.cells());
            }
            default -> List.of();
        };
    }

    private static List<Bridge> apart(CellSet places, int digit, CellSet rectangle) {
        List<Bridge> bridges = new ArrayList<>();
        for (int place = places.first(); place >= 0 && places.size() > 1; place = places.next(place)) {
            if (places.size() > 2 || place == places.first()) {
                Node rest = Node.of(places.without(place), digit);
                bridges.addAll(bridge(new Node.Candidate(place, digit), rest, rectangle));
            }
        }
        return bridges;
    }

    /// The bridge, if the places of each end share a house.
    private static List<Bridge> bridge(Node from, Node to, CellSet rectangle) {
        return Houses.common(from.places()).isEmpty()
                        || Houses.common(to.places()).isEmpty()
                ? List.of()
                : List.of(new Bridge(from, to, rectangle));
    }
}

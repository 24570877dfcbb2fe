package org.escargot.explain.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Reads sums of cages and houses: how each came about, which combinations it leaves, what is known of the others.
final class SumReading {
    /// More combinations are counted, not listed.
    private static final int MOST_LISTED = 8;

    private final Facts facts;
    private final Sums sums;
    private final Effects effects;

    private SumReading(Facts facts, Sums sums, Effects effects) {
        this.facts = facts;
        this.sums = sums;
        this.effects = effects;
    }

    static Reading of(Facts facts, Sums sums, Step step) {
        return new SumReading(facts, sums, step.effects()).read(step);
    }

    private Reading read(Step step) {
        return switch (step.technique()) {
            case FULL_CAGE, INNIE, OUTIE -> reading("sum-last-cell");
            case CAGE_SINGLE_COMBINATION -> ways("sum-one-combination");
            case CAGE_COMBINATIONS -> ways("sum-combinations");
            case HIDDEN_CAGE, SPLIT_CAGE -> ways("sum-hidden-cage");
            case CAGE_NEEDED_DIGIT -> needed();
            case CAGE_BOUNDS -> bounds();
            case CAGE_COMPLEMENT ->
                blocked("sum-complement", sums.balances().getLast().houses());
            case CAGE_BLOCKER -> blocked("sum-blocker", HouseCover.joining(facts.board(), sums.cells()));
            case KILLER_PAIR, KILLER_TRIPLE -> taken();
            default -> reading("sum-ways");
        };
    }

    private Reading reading(String shape) {
        HouseSet houses = sums.balances().getFirst().houses();
        HouseSet where = houses.isEmpty() ? HouseCover.of(facts.board(), sums.cells()) : houses;
        List<Value.Phrase> said = sums.balances().stream()
                .flatMap(balance -> new SumParts(facts, balance).said().stream())
                .toList();
        return Reading.of(shape, where, sums.cells(), sums.digits()).with("sum", new Value.Phrases(said, " "));
    }

    private Reading ways(String shape) {
        return reading(shape)
                .with("n", sums.cells().size())
                .with("left", new Value.Combinations(sums.left()))
                .with("ways", new Value.Phrases(ways(), " "));
    }

    /// Why combinations went, and which are left.
    private List<Value.Phrase> ways() {
        List<Value.Phrase> said = new ArrayList<>();
        DigitSet held = facts.union(sums.cells());
        DigitSet absent = DigitSet.EMPTY;
        List<DigitSet> stuck = new ArrayList<>();
        for (DigitSet lost : sums.lost()) {
            absent = absent.or(lost.minus(held));
            if (held.containsAll(lost)) {
                stuck.add(lost);
            }
        }
        if (!absent.isEmpty()) {
            said.add(new Value.Phrase("part.sum-absent", Map.of("digits", new Value.Digits(absent))));
        }
        if (!stuck.isEmpty() && stuck.size() <= MOST_LISTED) {
            said.add(new Value.Phrase("part.sum-stuck", Map.of("sets", new Value.Combinations(stuck))));
        }
        said.add(left());
        return said;
    }

    private Value.Phrase left() {
        Value sets = new Value.Combinations(sums.left());
        return sums.left().size() <= MOST_LISTED
                ? new Value.Phrase("part.sum-left", Map.of("sets", sets))
                : new Value.Phrase(
                        "part.sum-left-many",
                        Map.of("count", Value.figure(sums.left().size())));
    }

    private Reading needed() {
        CellSet places = facts.cellsOf(sums.digits().first()).and(sums.cells());
        return ways(places.size() == 1 ? "sum-needed-here" : "sum-needed").with("places", places);
    }

    private Reading bounds() {
        int bound = sums.digits().first();
        SumParts parts = new SumParts(facts, sums.balances().getFirst());
        int[] held = facts.board().digits().minus(parts.digits()).stream().toArray();
        int others = sums.cells().size() - 1;
        int least = 0;
        int most = 0;
        for (int at = 0; at < others; at++) {
            least += held[at];
            most += held[held.length - 1 - at];
        }
        boolean isLarge = bound > parts.open() - least;
        int edge = parts.open() - (isLarge ? least : most);
        return reading(isLarge ? "sum-too-large" : "sum-too-small")
                .with("n", others)
                .with("others", Value.figure(isLarge ? least : most))
                .with("edge", new Value.Verbatim(parts.open() + " − " + (isLarge ? least : most) + " = " + edge, 2));
    }

    private Reading blocked(String shape, HouseSet house) {
        List<CellSet> sides = sums.balances().stream()
                .map(balance -> new SumParts(facts, balance).cells())
                .toList();
        return reading(shape)
                .with("house", house)
                .with("first", sides.getFirst())
                .with("second", sums.cells().minus(sides.getFirst()))
                .with("left", new Value.Combinations(sums.left()))
                .with("lost", new Value.Combinations(sums.lost()));
    }

    private Reading taken() {
        CellSet single = sums.cells();
        for (Balance balance : sums.balances()) {
            single = single.minus(new SumParts(facts, balance).cells());
        }
        HouseSet house = HouseCover.joining(
                facts.board(), sums.cells().or(effects.eliminations().cells()));
        return reading(single.isEmpty() ? "sum-killer-subset" : "sum-killer-subset-cells")
                .with("house", house)
                .with("single", single)
                .with("n", sums.digits().size());
    }
}

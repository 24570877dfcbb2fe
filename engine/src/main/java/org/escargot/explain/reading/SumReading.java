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
            default -> reading("sum-ways").with("how", how());
        };
    }

    private Reading reading(String shape) {
        HouseSet houses = sums.balances().getFirst().houses();
        HouseSet where = houses.isEmpty() ? HouseCover.of(facts.board(), sums.cells()) : houses;
        List<Value.Phrase> said = sums.balances().stream()
                .flatMap(balance -> new SumParts(facts, balance).said().stream())
                .toList();
        return Reading.of(shape, where, sums.cells(), sums.digits()).with("sum", sentences(said));
    }

    private static Value sentences(List<Value.Phrase> said) {
        return new Value.Phrases(said, " ");
    }

    /// What a candidate must have to stay, where combinations are not gone through.
    private Value how() {
        String key = sums.balances().size() > 1
                ? "part.sum-how-all"
                : sums.cells().size() == 2 ? "part.sum-how-two" : "part.sum-how-one";
        return new Value.Phrase(key, Map.of("cells", new Value.Cells(sums.cells())));
    }

    private Reading ways(String shape) {
        DigitSet kept = sums.left().stream().reduce(DigitSet.EMPTY, DigitSet::or);
        boolean isOther = !kept.intersects(effects.eliminations().digits());
        return reading(shape)
                .with("n", sums.cells().size())
                .with("left", new Value.Combinations(sums.left()))
                .with("ways", sentences(ways()))
                .with("gone", new Value.Word(isOther ? "part.sum-gone-other" : "part.sum-gone"));
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
        Map<String, Value> values =
                Map.of("digits", new Value.Digits(sums.digits()), "places", new Value.Cells(places));
        String key = sums.left().size() == 1 ? "part.sum-must" : "part.sum-must-each";
        return ways(places.size() == 1 ? "sum-needed-here" : "sum-needed")
                .with("places", places)
                .with("must", new Value.Phrase(key, values));
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
        CellSet first = sides.getFirst();
        return reading(shape)
                .with("house", house)
                .with("first", first)
                .with("second", sums.cells().minus(first))
                .with("left", new Value.Combinations(sums.left()))
                .with("lost", new Value.Combinations(sums.lost()))
                .with("none", none(first, sums.balances().getLast()));
    }

    /// Why the cells of `balance` cannot be filled beside what cannot be in the `first` ones.
    private Value none(CellSet first, Balance balance) {
        SumParts parts = new SumParts(facts, balance);
        List<DigitSet> ways = SumWays.of(facts, parts.cells(), Math.abs(parts.open()));
        Map<String, Value> values = Map.of(
                "first", new Value.Cells(first),
                "second", new Value.Cells(parts.cells()),
                "lost", new Value.Combinations(sums.lost()),
                "ways", new Value.Combinations(ways));
        return new Value.Phrase(ways.size() <= MOST_LISTED ? "part.sum-only-ways" : "part.sum-no-ways", values);
    }

    /// Cages and cells that take all of some digits of a house, each with how many it takes.
    private Reading taken() {
        CellSet single = sums.cells();
        List<Value.Phrase> said = new ArrayList<>();
        for (Balance balance : sums.balances()) {
            SumParts parts = new SumParts(facts, balance);
            single = single.minus(parts.cells());
            List<DigitSet> ways = SumWays.of(facts, parts.cells(), Math.abs(parts.open()));
            said.addAll(parts.said());
            said.add(new Value.Phrase(
                    "part.sum-takes",
                    Map.of(
                            "cells", new Value.Cells(parts.cells()),
                            "least", Value.figure(SumWays.fewest(ways, sums.digits())),
                            "digits", new Value.Digits(sums.digits()))));
        }
        HouseSet house = HouseCover.joining(
                facts.board(), sums.cells().or(effects.eliminations().cells()));
        return reading(single.isEmpty() ? "sum-killer-subset" : "sum-killer-subset-cells")
                .with("sum", sentences(said))
                .with("house", house)
                .with("single", single);
    }
}

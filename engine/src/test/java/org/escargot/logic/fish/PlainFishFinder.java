package org.escargot.logic.fish;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.fish.ComplexFishFinder.Kind;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// The plain variant of [ComplexFishFinder], for tests and benchmarks: the same fish in the same order.
///
/// A base grows house by house. Then its places are decided one after the other: each is a fin, or is covered by
/// one of its houses. What goes is worked out at the end.
public record PlainFishFinder(int size, Kind kind, int mostFins, int mostEndoFins) implements Finder {
    /// With up to five fins, two of them endo fins.
    public PlainFishFinder(int size, Kind kind) {
        this(size, kind, 5, 2);
    }

    @Override
    public Set<Technique> finds() {
        return switch (kind) {
            case FRANKEN -> FishNames.franken(size);
            case MUTANT -> FishNames.mutant(size);
        };
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            boolean found = switch (kind) {
                case FRANKEN ->
                    search(facts, digit, Houses.ROWS, Houses.COLUMNS, sink)
                            || search(facts, digit, Houses.COLUMNS, Houses.ROWS, sink);
                case MUTANT -> search(facts, digit, Houses.LINES, Houses.LINES, sink);
            };
            if (found) {
                return true;
            }
        }
        return false;
    }

    private boolean search(Facts facts, int digit, HouseSet base, HouseSet cover, StepSink sink) {
        Search search = new Search(
                facts, digit, this, base.or(Houses.BOXES), cover.or(Houses.BOXES), fish -> report(fish, sink));
        return search.run();
    }

    private boolean report(Search.Found found, StepSink sink) {
        boolean boxes = found.fish().base().or(found.fish().cover()).intersects(Houses.BOXES);
        boolean wanted = switch (kind) {
            case FRANKEN -> boxes;
            case MUTANT -> !FishNames.isFranken(found.fish());
        };
        return wanted
                && sink.accept(new Step(
                        FishNames.complex(found.fish()),
                        found.fish(),
                        Effects.eliminate(found.eliminated(), found.fish().digit())));
    }

    /// One digit, given kinds of houses.
    private static final class Search {
        private final Facts facts;
        private final int digit;
        private final PlainFishFinder limits;
        private final HouseSet bases;
        private final HouseSet covers;
        private final Sink sink;

        /// A fish and what it takes.
        record Found(Fish fish, CellSet eliminated) {}

        /// Receives one fish; `true` stops.
        @FunctionalInterface
        interface Sink {
            boolean accept(Found found);
        }

        /// A base: its places, those that lie in two of its houses, and the candidates that see all of the latter.
        private record Base(HouseSet houses, CellSet places, CellSet endoFins, CellSet targets) {}

        Search(Facts facts, int digit, PlainFishFinder limits, HouseSet bases, HouseSet covers, Sink sink) {
            this.facts = facts;
            this.digit = digit;
            this.limits = limits;
            this.bases = bases;
            this.covers = covers;
            this.sink = sink;
        }

        boolean run() {
            return grow(new Base(HouseSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY, facts.cellsOf(digit)), -1);
        }

        private boolean grow(Base base, int last) {
            if (base.houses.size() == limits.size()) {
                return decide(
                        base,
                        base.places.minus(base.endoFins),
                        base.endoFins,
                        HouseSet.EMPTY,
                        base.houses,
                        base.targets);
            }
            for (int house = bases.next(last); house >= 0; house = bases.next(house)) {
                CellSet places = facts.places(digit, house);
                CellSet endo = base.endoFins.or(places.and(base.places));
                if (places.isEmpty() || endo.size() > limits.mostEndoFins()) {
                    continue;
                }
                CellSet targets = endo.equals(base.endoFins)
                        ? base.targets
                        : facts.cellsOf(digit).and(Houses.commonPeers(endo));
                Base grown = new Base(base.houses.with(house), base.places.or(places), endo, targets);
                if (!targets.isEmpty() && grow(grown, house)) {
                    return true;
                }
            }
            return false;
        }

        /// Decides the first of the `open` places. `closed` are the houses that cannot cover any more.
        private boolean decide(
                Base base, CellSet open, CellSet fins, HouseSet cover, HouseSet closed, CellSet targets) {
            int cell = open.first();
            if (cell < 0) {
                return fill(base, fins, cover, covers.minus(closed), -1, targets);
            }
            HouseSet left = closed;
            if (cover.size() < limits.size()) {
                HouseSet houses = Houses.of(cell).and(covers).minus(closed);
                for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                    CellSet rest = open.minus(Houses.cells(house));
                    if (decide(base, rest, fins, cover.with(house), left.with(house), targets)) {
                        return true;
                    }
                    left = left.with(house);
                }
            }
            CellSet seen = targets.and(Houses.peers(cell));
            return fins.size() < limits.mostFins()
                    && !seen.isEmpty()
                    && decide(base, open.without(cell), fins.with(cell), cover, left.or(Houses.of(cell)), seen);
        }

        /// Adds houses that hold no fin, though they are not needed, until there are as many as in the base.
        private boolean fill(Base base, CellSet fins, HouseSet cover, HouseSet spare, int last, CellSet targets) {
            if (cover.size() == limits.size()) {
                return report(base, fins.minus(base.endoFins), cover, targets);
            }
            for (int house = spare.next(last); house >= 0; house = spare.next(house)) {
                if (base.places.intersects(Houses.cells(house))
                        && fill(base, fins, cover.with(house), spare, house, targets)) {
                    return true;
                }
            }
            return false;
        }

        /// What the cover holds more often than the base.
        private boolean report(Base base, CellSet fins, HouseSet cover, CellSet targets) {
            CellSet eliminated = CellSet.EMPTY;
            for (int cell = targets.first(); cell >= 0; cell = targets.next(cell)) {
                int covered = Houses.of(cell).and(cover).size();
                if (covered > Houses.of(cell).and(base.houses).size()) {
                    eliminated = eliminated.with(cell);
                }
            }
            return !eliminated.isEmpty()
                    && sink.accept(new Found(new Fish(digit, base.houses, cover, fins, base.endoFins), eliminated));
        }
    }
}

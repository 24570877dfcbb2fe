package org.escargot.logic.fish;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Finned and sashimi fish: a basic fish but for some extra places of its base, the fins; what the fish would take
/// goes if it sees all the fins. Sashimi: without the fins a base line has a single place left, or none.
///
///     | . 5 . | . . . | . 5 5 |      the last 5 of row 1 is the fin:
///     | . . . | . . . | . * . |      → only what sees it goes
///     …
///     | . 5 . | . . . | . 5 . |
///
/// Valid because either a fin is true, or the fish is a fish. A target lies outside of the base, so all fins lie in
/// its box. Steps come digit by digit, rows as base, then columns; then by base and
/// by cover.
/// See `docs/techniques/finned-x-wing.md` and `docs/techniques/sashimi-x-wing.md`.
///
/// @param size how many base lines, 2..7
public record FinnedFishFinder(int size) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(FishNames.finned(size), FishNames.sashimi(size));
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            Search rows = new Search(facts, digit, Houses.ROWS, sink);
            Search columns = new Search(facts, digit, Houses.COLUMNS, sink);
            if (rows.grow(-1, HouseSet.EMPTY, CellSet.EMPTY) || columns.grow(-1, HouseSet.EMPTY, CellSet.EMPTY)) {
                return true;
            }
        }
        return false;
    }

    /// One digit, one direction.
    private final class Search {
        private final Facts facts;
        private final int digit;
        private final HouseSet lines;
        private final StepSink sink;

        Search(Facts facts, int digit, HouseSet lines, StepSink sink) {
            this.facts = facts;
            this.digit = digit;
            this.lines = lines;
            this.sink = sink;
        }

        boolean grow(int last, HouseSet base, CellSet places) {
            if (base.size() == size) {
                return fins(base, places);
            }
            for (int line = lines.next(last); line >= 0; line = lines.next(line)) {
                CellSet here = facts.places(digit, line);
                if (here.isEmpty()) {
                    continue;
                }
                CellSet union = places.or(here);
                if (Lines.crossing(union, lines).size() <= size + 2 && grow(line, base.with(line), union)) {
                    return true;
                }
            }
            return false;
        }

        /// Chooses the cover among the crossing lines; the places of the others are the fins.
        private boolean fins(HouseSet base, CellSet places) {
            HouseSet crossing = Lines.crossing(places, lines);
            return crossing.size() > size && cover(base, places, HouseSet.EMPTY, crossing, CellSet.EMPTY);
        }

        /// Takes the first of the lines that are left into the cover, or leaves it out; all fins lie in one box.
        private boolean cover(HouseSet base, CellSet places, HouseSet cover, HouseSet left, CellSet fins) {
            if (cover.size() + left.size() < size) {
                return false;
            }
            if (left.isEmpty()) {
                return report(base, cover, fins);
            }
            int line = left.first();
            HouseSet rest = left.without(line);
            if (cover.size() < size && cover(base, places, cover.with(line), rest, fins)) {
                return true;
            }
            CellSet more = fins.or(places.and(Houses.cells(line)));
            return Houses.common(more).intersects(Houses.BOXES) && cover(base, places, cover, rest, more);
        }

        private boolean report(HouseSet base, HouseSet cover, CellSet fins) {
            CellSet eliminated = facts.cellsOf(digit)
                    .and(Lines.cells(cover))
                    .and(Houses.commonPeers(fins))
                    .minus(Lines.cells(base));
            if (eliminated.isEmpty()) {
                return false;
            }
            Fish fish = new Fish(digit, base, cover, fins, CellSet.EMPTY);
            return sink.accept(new Step(name(fish), fish, Effects.eliminate(eliminated, digit)));
        }

        private Technique name(Fish fish) {
            for (int line = fish.base().first(); line >= 0; line = fish.base().next(line)) {
                if (facts.places(digit, line).minus(fish.fins()).size() < 2) {
                    return FishNames.sashimi(size);
                }
            }
            return FishNames.finned(size);
        }
    }
}

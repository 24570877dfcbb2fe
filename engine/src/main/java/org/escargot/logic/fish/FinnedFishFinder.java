package org.escargot.logic.fish;

import java.util.Set;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
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
public record FinnedFishFinder(int size) implements DigitFinder {
    /// By box: the bits of its rows and columns.
    private static final int[] LINES_OF_BOX = new int[House.COUNT];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            LINES_OF_BOX[Houses.box(cell)] |=
                    (int) Houses.of(cell).and(Houses.LINES).bits();
        }
    }

    @Override
    public Set<Technique> finds() {
        return Set.of(FishNames.finned(size), FishNames.sashimi(size));
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            Search rows = new Search(facts, digit, Houses.ROWS, sink);
            Search columns = new Search(facts, digit, Houses.COLUMNS, sink);
            if (rows.run() || columns.run()) {
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
        private final CellSet[] places = new CellSet[House.COUNT];

        /// By base line: the bits of the lines that cross it at a place.
        private final int[] crossing = new int[House.COUNT];

        /// By box: the bits of the lines, parallel to the base, that have a place in it.
        private final int[] free = new int[House.COUNT];

        Search(Facts facts, int digit, HouseSet lines, StepSink sink) {
            this.facts = facts;
            this.digit = digit;
            this.lines = lines;
            this.sink = sink;
            for (int line = lines.first(); line >= 0; line = lines.next(line)) {
                places[line] = facts.places(digit, line);
                crossing[line] = (int) Lines.crossing(places[line], lines).bits();
                for (int place = places[line].first(); place >= 0; place = places[line].next(place)) {
                    free[Houses.box(place)] |= 1 << line;
                }
            }
        }

        boolean run() {
            return grow(-1, 0, 0, 0);
        }

        /// Adds lines after `last` to the `count` lines of the bits `base`, which those of `crossed` cross.
        private boolean grow(int last, int count, int base, int crossed) {
            if (count == size) {
                return Integer.bitCount(crossed) > size
                        && mayTake(base)
                        && fins(new HouseSet(base), new HouseSet(crossed));
            }
            for (int line = lines.next(last); line >= 0; line = lines.next(line)) {
                int union = crossed | crossing[line];
                if (crossing[line] != 0
                        && Integer.bitCount(union) <= size + 2
                        && grow(line, count + 1, base | 1 << line, union)) {
                    return true;
                }
            }
            return false;
        }

        /// Whether the fins of `base` may all lie in some box: not too many lines cross it elsewhere, and the box has a
        /// place for a target.
        private boolean mayTake(int base) {
            for (int box = Houses.BOXES.first(); box >= 0; box = Houses.BOXES.next(box)) {
                int inBox = LINES_OF_BOX[box];
                int needed = 0;
                for (int rest = base & inBox; rest != 0; rest &= rest - 1) {
                    needed |= crossing[LowestBit.of(rest)] & ~inBox;
                }
                for (int rest = base & ~inBox; rest != 0; rest &= rest - 1) {
                    needed |= crossing[LowestBit.of(rest)];
                }
                if ((base & inBox) != 0 && Integer.bitCount(needed) <= size && (free[box] & ~base) != 0) {
                    return true;
                }
            }
            return false;
        }

        /// Chooses the cover among the crossing lines; the places of the others are the fins.
        private boolean fins(HouseSet base, HouseSet crossing) {
            CellSet all = CellSet.EMPTY;
            for (int line = base.first(); line >= 0; line = base.next(line)) {
                all = all.or(places[line]);
            }
            return cover(base, all, HouseSet.EMPTY, crossing, CellSet.EMPTY);
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

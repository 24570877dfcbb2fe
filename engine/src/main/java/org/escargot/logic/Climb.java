package org.escargot.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.step.CellFinder;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseFinder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
import org.jspecify.annotations.Nullable;

/// Climbs a ladder at one position of a path after the other, and takes the steps that [LogicSolver#next] takes, but
/// remembers where each finder had nothing to offer. Candidates only go on a path, so it will have nothing again
/// until something changes that its steps rest on, and what did not change is left out.
///
/// Use one instance for one path.
public final class Climb {
    private final Ladder ladder;

    /// By finder: the last position in which it had nothing to offer.
    private final @Nullable Facts[] barren;

    /// The rungs, each the finder behind it and the techniques that it lets through. Rungs share a finder where they
    /// let through different techniques.
    static final class Ladder {
        private final List<Rung> rungs = new ArrayList<>();
        private final List<Finder> finders = new ArrayList<>();

        private record Rung(Finder finder, int number, Set<Technique> techniques, Need need) {}

        Ladder(List<Finder> ladder) {
            for (Finder rung : ladder) {
                Finder finder = rung instanceof FilteredFinder filtered ? filtered.finder() : rung;
                if (!finders.contains(finder)) {
                    finders.add(finder);
                }
                rungs.add(new Rung(finder, finders.indexOf(finder), rung.finds(), rung.need()));
            }
        }
    }

    Climb(Ladder ladder) {
        this.ladder = ladder;
        barren = new Facts[ladder.finders.size()];
    }

    /// The first step of the lowest rung that has one; none where all is done or a cell has no candidate left.
    ///
    /// @param facts a position of the path, not before those that were asked about earlier
    public Optional<Step> next(Facts facts) {
        if (facts.unsolved().isEmpty() || !facts.emptied().isEmpty()) {
            return Optional.empty();
        }
        for (Ladder.Rung rung : ladder.rungs) {
            if (!rung.need.isMetBy(facts.board())) {
                continue;
            }
            Offer offer = new Offer(rung.techniques);
            boolean found = find(rung, facts, offer);
            if (!offer.isAny) {
                barren[rung.number] = facts;
            }
            if (found) {
                return Optional.ofNullable(offer.step);
            }
        }
        return Optional.empty();
    }

    /// Keeps the first step of some techniques and stops, and knows whether there was any step.
    private static final class Offer implements StepSink {
        private final Set<Technique> techniques;
        private @Nullable Step step;
        private boolean isAny;

        Offer(Set<Technique> techniques) {
            this.techniques = techniques;
        }

        @Override
        public boolean accept(Step found) {
            isAny = true;
            step = techniques.contains(found.technique()) ? found : null;
            return step != null;
        }
    }

    private boolean find(Ladder.Rung rung, Facts facts, StepSink sink) {
        Facts before = barren[rung.number];
        if (before == null) {
            return rung.finder.find(facts, sink);
        }
        if (before == facts) {
            return false;
        }
        return switch (rung.finder) {
            case DigitFinder finder -> {
                DigitSet digits = changedDigits(before, facts).and(facts.telling());
                yield !digits.isEmpty() && finder.find(facts, digits, sink);
            }
            case HouseFinder finder -> {
                HouseSet houses = changedHouses(before, facts);
                yield !houses.isEmpty() && finder.find(facts, houses, sink);
            }
            case CellFinder finder -> !isSame(finder, before, facts) && finder.find(facts, sink);
            case Finder finder -> finder.find(facts, sink);
        };
    }

    /// The digits that have lost a place.
    private static DigitSet changedDigits(Facts before, Facts now) {
        DigitSet changed = DigitSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            changed = before.cellsOf(digit).equals(now.cellsOf(digit)) ? changed : changed.with(digit);
        }
        return changed;
    }

    /// The houses that have lost a candidate.
    private static HouseSet changedHouses(Facts before, Facts now) {
        CellSet cells = CellSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            cells = cells.or(before.cellsOf(digit).minus(now.cellsOf(digit)));
        }
        HouseSet changed = HouseSet.EMPTY;
        for (int house = 0; house < now.houseCount(); house++) {
            changed = now.cells(house).intersects(cells) ? changed.with(house) : changed;
        }
        return changed;
    }

    /// Whether the cells of `finder` were all among its cells before, with the same candidates.
    private static boolean isSame(CellFinder finder, Facts before, Facts now) {
        CellSet cells = finder.cells(now);
        if (!finder.cells(before).containsAll(cells)) {
            return false;
        }
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (!before.candidates(cell).equals(now.candidates(cell))) {
                return false;
            }
        }
        return true;
    }
}

package org.escargot.logic.fish;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Basic fish (X-Wing, Swordfish, Jellyfish …): in *n* rows a digit has places in only *n* columns; then it goes
/// from the rest of these columns. The same with rows and columns exchanged.
///
///     | . 5 . | . . . | . 5 . |      X-Wing: rows 1 and 7 keep the 5 of columns 2 and 8
///     …
///     | . 5 . | . . . | . 5 . |
///
/// Valid because the *n* rows need *n* of them, at most one in each of the *n* columns.
/// Steps come digit by digit, rows as base, then columns. See `docs/techniques/x-wing.md`.
///
/// @param size how many base lines, 2..7
public record BasicFishFinder(int size) implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(FishNames.basic(size));
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (grow(facts, digit, Houses.ROWS, -1, HouseSet.EMPTY, HouseSet.EMPTY, sink)
                    || grow(facts, digit, Houses.COLUMNS, -1, HouseSet.EMPTY, HouseSet.EMPTY, sink)) {
                return true;
            }
        }
        return false;
    }

    /// Adds lines after `last` while the crossing lines are not too many.
    private boolean grow(
            Facts facts, int digit, HouseSet lines, int last, HouseSet base, HouseSet cover, StepSink sink) {
        if (base.size() == size) {
            return cover.size() == size && report(facts, digit, base, cover, sink);
        }
        for (int line = lines.next(last); line >= 0; line = lines.next(line)) {
            CellSet places = facts.places(digit, line);
            if (places.size() < 2 || places.size() > size) {
                continue;
            }
            HouseSet union = cover.or(Lines.crossing(places, lines));
            if (union.size() <= size && grow(facts, digit, lines, line, base.with(line), union, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Facts facts, int digit, HouseSet base, HouseSet cover, StepSink sink) {
        CellSet eliminated = facts.cellsOf(digit).and(Lines.cells(cover)).minus(Lines.cells(base));
        if (eliminated.isEmpty()) {
            return false;
        }
        Fish fish = new Fish(digit, base, cover, CellSet.EMPTY, CellSet.EMPTY);
        return sink.accept(new Step(FishNames.basic(size), fish, Effects.eliminate(eliminated, digit)));
    }
}

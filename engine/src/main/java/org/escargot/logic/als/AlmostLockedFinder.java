package org.escargot.logic.als;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.RankCount;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Almost locked pair and triple: of a line and a box that cross, the one has, outside of the other, one cell with two
/// digits (two with three); the other has these digits only where they cross and in one more cell (two more).
///
///     | 12 12 .  | .  12 .  |      row 1: r1c5 is 1 or 2
///     | 12+ -  - | .  .  .  |      box 1: 1 and 2 only in row 1 and in r2c1, which thus holds what r1c5 holds
///
/// Valid because what stands in the first cells cannot stand where the two cross, so it fills the others; the digit
/// left over stands where they cross. So these others hold nothing else, and no more cells of the first house hold
/// these digits. The steps are counted: cells and digits in the second house are as many truths as the digits in the
/// first house and the other cells are links.
///
/// Steps come by box, then line, the first cells in the line before those in the box, then by these in reading order.
/// See `docs/techniques/almost-locked-pair.md` and `docs/techniques/almost-locked-triple.md`.
///
/// @param size how many digits, 2 or 3
public record AlmostLockedFinder(int size) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(name());
    }

    private Technique name() {
        return size == 2 ? Technique.ALMOST_LOCKED_PAIR : Technique.ALMOST_LOCKED_TRIPLE;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int box = Houses.BOXES.first(); box >= 0; box = Houses.BOXES.next(box)) {
            for (int line = Houses.LINES.first(); line >= 0; line = Houses.LINES.next(line)) {
                boolean isCrossed = Houses.cells(box).intersects(Houses.cells(line));
                if (isCrossed && (between(facts, line, box, sink) || between(facts, box, line, sink))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The steps whose first cells lie in `near` alone.
    private boolean between(Facts facts, int near, int far, StepSink sink) {
        CellSet open = facts.unsolved().and(Houses.cells(near)).minus(Houses.cells(far));
        return grow(facts, near, far, open, CellSet.EMPTY, DigitSet.EMPTY, sink);
    }

    private boolean grow(Facts facts, int near, int far, CellSet open, CellSet cells, DigitSet digits, StepSink sink) {
        if (cells.size() == size - 1) {
            return digits.size() == size && report(facts, near, far, cells, digits, sink);
        }
        CellSet left = open;
        for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
            left = left.without(cell);
            DigitSet union = digits.or(facts.candidates(cell));
            if (union.size() <= size && grow(facts, near, far, left, cells.with(cell), union, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Facts facts, int near, int far, CellSet cells, DigitSet digits, StepSink sink) {
        CellSet others = CellSet.EMPTY;
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            CellSet places = facts.places(digit, far);
            if (places.isEmpty()) {
                return false;
            }
            others = others.or(places.minus(Houses.cells(near)));
        }
        if (others.size() != size - 1) {
            return false;
        }
        Rank rank = new Rank(
                Truths.of(cells).and(Truths.of(digits, HouseSet.of(far))),
                Truths.of(others).and(Truths.of(digits, HouseSet.of(near))));
        Effects effects = Effects.eliminate(RankCount.eliminations(facts, rank));
        return !effects.isEmpty() && sink.accept(new Step(name(), rank, effects));
    }
}

package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
/// Uniqueness test 3: two corners of a rectangle have only *x y*, the other two, in one line, have further digits;
/// one of these is true, so the two act as one cell that holds one of them, and may form a naked subset with other
/// cells of a house.
///
///     | 89 . .  | 89 . . |
///     | 891 . 12 | 892 . * |      1 and 2: the corners as one cell, and r2c3
///
/// Valid for puzzles with one solution: the corners cannot be *x y* alone. Steps come by rectangle, then by house and
/// cells. See `docs/techniques/uniqueness-test-3.md`.
///
/// @param missing whether cells may have lost one of the two digits

public record UniqueRectangle3Finder(Missing missing) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.UNIQUENESS_TEST_3);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return UniqueRectangles.each(facts, missing, candidate -> find(facts, candidate, sink));
    }

    private static boolean find(Facts facts, UniqueRectangles.Candidate candidate, StepSink sink) {
        CellSet roof = candidate.roof();
        DigitSet extras = candidate.extras(facts);
        if (roof.size() != 2 || extras.size() < 2) {
            return false;
        }
        HouseSet houses = Houses.common(roof);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet free = facts.unsolved()
                    .and(Houses.cells(house))
                    .minus(candidate.rectangle().cells());
            if (grow(facts, candidate, house, free, -1, CellSet.EMPTY, extras, sink)) {
                return true;
            }
        }
        return false;
    }

    /// Adds cells after `last`: the subset closes when it has one digit more than cells beside the roof.
    private static boolean grow(
            Facts facts,
            UniqueRectangles.Candidate candidate,
            int house,
            CellSet free,
            int last,
            CellSet subset,
            DigitSet digits,
            StepSink sink) {
        if (!subset.isEmpty()
                && digits.size() == subset.size() + 1
                && report(facts, candidate, house, subset, digits, sink)) {
            return true;
        }
        for (int cell = free.next(last); cell >= 0; cell = free.next(cell)) {
            DigitSet union = digits.or(facts.candidates(cell));
            if (union.size() <= free.size()
                    && grow(facts, candidate, house, free, cell, subset.with(cell), union, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(
            Facts facts,
            UniqueRectangles.Candidate candidate,
            int house,
            CellSet subset,
            DigitSet digits,
            StepSink sink) {
        CellSet cells = subset.or(candidate.roof());
        HouseSet common = Houses.common(cells);
        if (common.first() != house) {
            return false;
        }
        CellSet reached = CellSet.EMPTY;
        for (int each = common.first(); each >= 0; each = common.next(each)) {
            reached = reached.or(Houses.cells(each));
        }
        Effects effects = Effects.strike(facts, reached.minus(cells), digits);
        Deadly pattern = candidate.pattern(Deadly.Type.SUBSET, subset, Truths.NONE);
        return !effects.isEmpty() && sink.accept(new Step(Technique.UNIQUENESS_TEST_3, pattern, effects));
    }
}

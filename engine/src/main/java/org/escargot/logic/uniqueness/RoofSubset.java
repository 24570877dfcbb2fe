package org.escargot.logic.uniqueness;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Two guardian cells act as one cell that holds one of their further digits: with other cells of a house they may
/// form a naked subset.
///
/// If they have only one further digit, another cell must have it too: the others would be a naked subset without them.
final class RoofSubset {
    private final Facts facts;
    private final PotentialDeadlyPattern potential;
    private final Technique name;
    private final StepSink sink;

    private RoofSubset(Facts facts, PotentialDeadlyPattern potential, Technique name, StepSink sink) {
        this.facts = facts;
        this.potential = potential;
        this.name = name;
        this.sink = sink;
    }

    static boolean find(Facts facts, PotentialDeadlyPattern potential, Technique name, StepSink sink) {
        CellSet roof = potential.roof();
        DigitSet extras = potential.extras(facts);
        if (roof.size() != 2 || extras.isEmpty()) {
            return false;
        }
        RoofSubset search = new RoofSubset(facts, potential, name, sink);
        HouseSet houses = Houses.common(roof);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet free = facts.unsolved().and(Houses.cells(house)).minus(potential.cells());
            if (search.grow(house, free, -1, CellSet.EMPTY, extras)) {
                return true;
            }
        }
        return false;
    }

    /// Adds cells after `last`: the subset closes when it has one digit more than cells beside the roof.
    private boolean grow(int house, CellSet free, int last, CellSet subset, DigitSet digits) {
        boolean closed = !subset.isEmpty() && digits.size() == subset.size() + 1;
        if (closed && report(house, subset, digits)) {
            return true;
        }
        for (int cell = free.next(last); cell >= 0; cell = free.next(cell)) {
            DigitSet union = digits.or(facts.candidates(cell));
            if (union.size() <= free.size() && grow(house, free, cell, subset.with(cell), union)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(int house, CellSet subset, DigitSet digits) {
        CellSet cells = subset.or(potential.roof());
        HouseSet common = Houses.common(cells);
        DigitSet extras = potential.extras(facts);
        boolean isApart = extras.size() == 1 && !facts.union(subset).intersects(extras);
        if (common.first() != house || isApart) {
            return false;
        }
        CellSet reached = CellSet.EMPTY;
        for (int each = common.first(); each >= 0; each = common.next(each)) {
            reached = reached.or(Houses.cells(each));
        }
        Effects effects = Effects.eliminate(facts, reached.minus(cells), digits);
        DeadlyPattern pattern = potential.pattern(DeadlyPattern.Type.SUBSET, subset, Truths.NONE);
        return !effects.isEmpty() && sink.accept(new Step(name, pattern, effects));
    }
}

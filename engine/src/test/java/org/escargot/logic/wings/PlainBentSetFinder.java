package org.escargot.logic.wings;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.BentSet;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// The plain variant of [BentSetFinder], for tests and benchmarks: the same sets in the same order.
public record PlainBentSetFinder(int size) implements Finder {
    private static final List<Technique> NAMES =
            List.of(Technique.WXYZ_WING, Technique.VWXYZ_WING, Technique.UVWXYZ_WING, Technique.TUVWXYZ_WING);

    @Override
    public Set<Technique> finds() {
        return Set.of(NAMES.get(size - 4));
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int box = Houses.BOXES.first(); box >= 0; box = Houses.BOXES.next(box)) {
            CellSet inBox = facts.unsolved().and(Houses.cells(box));
            for (int line = Houses.LINES.first(); line >= 0; line = Houses.LINES.next(line)) {
                if (!Houses.cells(box).intersects(Houses.cells(line))) {
                    continue;
                }
                CellSet free = inBox.or(facts.unsolved().and(Houses.cells(line)));
                if (grow(facts, sink, free, -1, CellSet.EMPTY, DigitSet.EMPTY)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean grow(Facts facts, StepSink sink, CellSet free, int last, CellSet cells, DigitSet digits) {
        if (cells.size() == size) {
            return digits.size() == size && Houses.common(cells).isEmpty() && report(facts, sink, cells, digits);
        }
        for (int cell = free.next(last); cell >= 0; cell = free.next(cell)) {
            DigitSet union = digits.or(facts.candidates(cell));
            if (union.size() <= size && grow(facts, sink, free, cell, cells.with(cell), union)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Facts facts, StepSink sink, CellSet cells, DigitSet digits) {
        int loose = 0;
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (Houses.common(cells.and(facts.cellsOf(digit))).isEmpty()) {
                if (loose != 0) {
                    return false;
                }
                loose = digit;
            }
        }
        if (loose == 0) {
            return false;
        }
        CellSet ends = cells.and(facts.cellsOf(loose));
        CellSet eliminated = facts.cellsOf(loose).and(Houses.commonPeers(ends));
        return !eliminated.isEmpty()
                && sink.accept(new Step(
                        NAMES.get(size - 4),
                        new BentSet(cells, digits, loose, ends),
                        Effects.eliminate(eliminated, loose)));
    }
}

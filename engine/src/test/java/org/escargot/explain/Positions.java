package org.escargot.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;

/// Positions with steps to explain.
final class Positions {
    private static final List<String> PUZZLES = List.of(
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            ".....6....59.....82....8....45........3........6..3.54...325..6..................",
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300");

    private Positions() {}

    record Found(Facts facts, Step step) {}

    /// Every cell open but the three of an XY-Wing.
    static Found xyWing() {
        int[] candidates = new int[Cell.COUNT];
        Arrays.fill(candidates, DigitSet.ALL.bits());
        int pivot = Cell.at(0, 0);
        int right = Cell.at(0, 4);
        int below = Cell.at(2, 1);
        candidates[pivot] = DigitSet.of(1, 2).bits();
        candidates[right] = DigitSet.of(1, 3).bits();
        candidates[below] = DigitSet.of(2, 3).bits();
        Facts facts = new Facts(Pencilmarks.ofCandidates(candidates), CellSet.EMPTY);
        Wing wing = new Wing(pivot, CellSet.of(right, below), DigitSet.of(1, 2, 3), 3, false);
        CellSet losing = CellSet.of(Cell.at(0, 1), Cell.at(0, 2), Cell.at(2, 3), Cell.at(2, 4), Cell.at(2, 5));
        return new Found(facts, new Step(Technique.XY_WING, wing, Effects.strike(losing, 3)));
    }

    /// The steps of whole paths, and all that all finders see on the way at every tenth place.
    static List<Found> all() {
        List<Found> found = new ArrayList<>();
        found.add(xyWing());
        LogicSolver solver = new LogicSolver(Finders.ALL);
        for (String puzzle : PUZZLES) {
            Givens givens = Givens.of(puzzle);
            Pencilmarks marks = Pencilmarks.of(givens);
            for (Step step : solver.solve(givens).steps()) {
                Facts facts = new Facts(marks, givens.cells());
                found.add(new Found(facts, step));
                if (found.size() % 10 == 0) {
                    Finders.ALL.forEach(finder -> finder.find(facts, other -> {
                        found.add(new Found(facts, other));
                        return found.size() % 5 == 0;
                    }));
                }
                marks = step.effects().applyTo(marks);
            }
        }
        return found;
    }
}

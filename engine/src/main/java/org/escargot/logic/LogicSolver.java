package org.escargot.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Step;

/// Climbs a ladder of finders: takes the first step that the lowest rung offers, and starts over.
///
/// Every step changes something, so every path ends.
///
/// @param ladder the finders from easy to hard
public record LogicSolver(List<Finder> ladder) {
    public LogicSolver {
        ladder = List.copyOf(ladder);
    }

    /// Solves `givens` as far as the ladder reaches.
    public SolvePath solve(Givens givens) {
        return solve(Pencilmarks.of(givens), givens.cells());
    }

    /// Solves `start`, of which the cells `givens` belong to the puzzle, as far as the ladder reaches.
    public SolvePath solve(Pencilmarks start, CellSet givens) {
        List<Step> steps = new ArrayList<>();
        Pencilmarks marks = start;
        boolean broken = !start.grid().clashes().isEmpty();
        while (!broken) {
            Facts facts = new Facts(marks, givens);
            Optional<Step> step = facts.emptied().isEmpty() ? next(facts) : Optional.empty();
            if (step.isEmpty()) {
                break;
            }
            steps.add(step.get());
            marks = step.get().effects().applyTo(marks);
        }
        return new SolvePath(start, steps, marks, outcome(marks));
    }

    /// The first step of the lowest rung that has one.
    public Optional<Step> next(Facts facts) {
        FirstStep first = new FirstStep();
        for (Finder finder : ladder) {
            if (finder.find(facts, first)) {
                break;
            }
        }
        return first.step();
    }

    private static Outcome outcome(Pencilmarks marks) {
        if (!marks.grid().clashes().isEmpty() || lacksAPlace(marks)) {
            return Outcome.CONTRADICTION;
        }
        return marks.unsolved().isEmpty() ? Outcome.SOLVED : Outcome.INCOMPLETE;
    }

    /// Whether an empty cell has no candidate, or a house no place for a digit.
    private static boolean lacksAPlace(Pencilmarks marks) {
        CellSet possible = CellSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet cells = marks.cellsOf(digit);
            possible = possible.or(cells);
            CellSet reached = cells.or(marks.grid().cellsOf(digit));
            for (int house = 0; house < House.COUNT; house++) {
                if (!reached.intersects(Houses.cells(house))) {
                    return true;
                }
            }
        }
        return !possible.containsAll(marks.unsolved());
    }
}

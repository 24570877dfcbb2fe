package org.escargot.logic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
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
        Optional<Step> step = Outcome.isBroken(start) ? Optional.empty() : next(new Facts(start, givens));
        while (step.isPresent()) {
            steps.add(step.get());
            marks = step.get().effects().applyTo(marks);
            step = next(new Facts(marks, givens));
        }
        return new SolvePath(start, steps, marks, Outcome.of(marks));
    }

    /// Every step that can be taken, the lowest rung first, each once; none where all is done or a cell has no
    /// candidate left.
    public List<Step> all(Facts facts) {
        Set<Step> steps = new LinkedHashSet<>();
        if (!facts.unsolved().isEmpty() && facts.emptied().isEmpty()) {
            for (Finder finder : ladder) {
                finder.find(facts, step -> {
                    steps.add(step);
                    return false;
                });
            }
        }
        return List.copyOf(steps);
    }

    /// The first step of the lowest rung that has one; none where all is done or a cell has no candidate left.
    public Optional<Step> next(Facts facts) {
        if (facts.unsolved().isEmpty() || !facts.emptied().isEmpty()) {
            return Optional.empty();
        }
        FirstStep first = new FirstStep();
        for (Finder finder : ladder) {
            if (finder.find(facts, first)) {
                break;
            }
        }
        return first.step();
    }
}

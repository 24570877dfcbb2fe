package org.escargot.rating;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.grid.Cell;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.chains.simplest.SimplestChainFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;

/// Chooses the step after which singles lead furthest, one step ahead.
final class ShortPath {
    private static final LogicSolver SINGLES = new LogicSolver(HintLadder.FIRST.stream()
            .filter(finder -> finder.finds().stream().allMatch(technique -> technique.family() == Family.SINGLES))
            .toList());

    /// What answers fast enough to be asked for all its steps.
    private static final List<Finder> ASKED = Stream.concat(
                    HintLadder.FIRST.stream(),
                    Stream.of(
                            SimplestChainFinder.ANY,
                            Finders.of(Technique.SUE_DE_COQ).orElseThrow(),
                            Finders.of(Technique.ALS_XZ).orElseThrow()))
            .toList();

    private ShortPath() {}

    /// A single, or else the step that leads furthest; nothing where no pattern and no chain is there.
    static Optional<Step> step(Pencilmarks marks, Puzzle puzzle, boolean isUnique) {
        Facts facts = new Facts(marks, puzzle);
        LogicSolver all = new LogicSolver(ASKED);
        return SINGLES.next(facts)
                .or(() -> (isUnique ? all : all.assumingNothing())
                        .all(facts).stream().min(Comparator.comparingInt(step -> left(step, marks, puzzle))));
    }

    /// How many candidates are left once singles have followed `step`.
    private static int left(Step step, Pencilmarks marks, Puzzle puzzle) {
        Pencilmarks end = SINGLES.solve(step.effects().applyTo(marks), puzzle).end();
        int left = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            left += end.allowed(cell).size();
        }
        return left;
    }
}

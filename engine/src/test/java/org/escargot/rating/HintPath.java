package org.escargot.rating;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.StepCheck;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.BranchCheck;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.solver.BandSolver;

/// The path that hints lead through a puzzle, each step of it checked.
///
/// @param puzzle the puzzle
/// @param met how many steps of each technique
/// @param faults what is wrong: a step that is unsound or unproved, or a path that does not reach the solution
public record HintPath(Givens puzzle, Map<Technique, Integer> met, List<String> faults) {
    /// The path of `puzzle`, which has one solution.
    public static HintPath of(Givens puzzle) {
        Grid solution = new BandSolver().solve(puzzle).orElseThrow();
        RatedPath path = PathStyle.EASIEST.path(Pencilmarks.of(puzzle), puzzle);
        Map<Technique, Integer> met = new EnumMap<>(Technique.class);
        List<String> faults = new ArrayList<>();
        Pencilmarks marks = path.start();
        for (RatedStep each : path.steps()) {
            Step step = each.step();
            met.merge(step.technique(), 1, Integer::sum);
            StepCheck.fault(new Facts(marks, puzzle), List.of(solution), step).ifPresent(faults::add);
            for (String fault : BranchCheck.faults(marks, step.pattern())) {
                faults.add(fault + " in " + step + " of " + puzzle);
            }
            marks = step.effects().applyTo(marks);
        }
        if (!marks.grid().equals(solution)) {
            faults.add("no full path: " + puzzle);
        }
        return new HintPath(puzzle, met, faults);
    }

    /// How many steps it has.
    public int steps() {
        return met.values().stream().mapToInt(Integer::intValue).sum();
    }
}

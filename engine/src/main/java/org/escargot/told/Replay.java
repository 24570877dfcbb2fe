package org.escargot.told;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;

/// Goes along a path, position by position.
public final class Replay {
    private Replay() {}

    /// A step of a path where it is taken.
    ///
    /// @param number its place on the path, from 1
    /// @param facts the position before it
    /// @param rated the step, with what it costs on the scale whose path it is
    public record Turn(int number, Facts facts, RatedStep rated) {
        /// The step itself.
        public Step step() {
            return rated.step();
        }
    }

    /// The steps of `path`, which solves `puzzle`, in order.
    public static List<Turn> of(RatedPath path, Puzzle puzzle) {
        List<Step> steps = path.steps().stream().map(RatedStep::step).toList();
        List<Facts> before = positions(path.start(), steps, puzzle);
        return IntStream.range(0, steps.size())
                .mapToObj(i -> new Turn(i + 1, before.get(i), path.steps().get(i)))
                .toList();
    }

    /// The positions before each of `steps`, which lead from `start` towards the solution of `puzzle`.
    public static List<Facts> positions(Pencilmarks start, List<Step> steps, Puzzle puzzle) {
        List<Facts> before = new ArrayList<>();
        Pencilmarks marks = start;
        for (Step step : steps) {
            before.add(new Facts(marks, puzzle));
            marks = step.effects().applyTo(marks);
        }
        return List.copyOf(before);
    }
}

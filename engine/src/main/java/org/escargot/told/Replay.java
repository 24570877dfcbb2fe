package org.escargot.told;

import java.util.ArrayList;
import java.util.List;
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
        List<Turn> turns = new ArrayList<>();
        Pencilmarks marks = path.start();
        for (RatedStep rated : path.steps()) {
            turns.add(new Turn(turns.size() + 1, new Facts(marks, puzzle), rated));
            marks = rated.step().effects().applyTo(marks);
        }
        return List.copyOf(turns);
    }
}

package org.escargot.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Where what a lesson of puzzles with rules of their own teaches has its turn: nothing that was taught before leads
/// on, and nothing that was not is needed to the end of the puzzle.
///
/// @param facts the position
/// @param steps what the lesson finds there, those of its own technique first, of which there is one
public record VariantLessonPosition(Facts facts, List<Step> steps) {
    public VariantLessonPosition {
        steps = List.copyOf(steps);
    }

    /// The position for `lesson` in the puzzle that begins with `start` and has one solution; nothing where there is
    /// none.
    public static Optional<VariantLessonPosition> of(VariantLesson lesson, Pencilmarks start) {
        SolvePath taught = lesson.before().solve(start, start);
        if (taught.outcome() != Outcome.INCOMPLETE) {
            return Optional.empty();
        }
        Facts facts = new Facts(taught.end(), start);
        List<Step> steps = steps(lesson, facts);
        boolean isEnough = !steps.isEmpty()
                && steps.getFirst().technique() == lesson.technique()
                && lesson.upTo().solve(taught.end(), start).outcome() == Outcome.SOLVED;
        return isEnough ? Optional.of(new VariantLessonPosition(facts, steps)) : Optional.empty();
    }

    private static List<Step> steps(VariantLesson lesson, Facts facts) {
        List<Step> own = new ArrayList<>();
        List<Step> kin = new ArrayList<>();
        lesson.finder().find(facts, step -> {
            (step.technique() == lesson.technique() ? own : kin).add(step);
            return false;
        });
        own.addAll(kin);
        return own;
    }
}

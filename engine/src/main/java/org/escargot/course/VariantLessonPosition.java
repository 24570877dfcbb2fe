package org.escargot.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.VariantPath;

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

    /// The position in which `technique` has its turn on the path through the puzzle that begins with `start`: nothing
    /// that the ladder asks before leads on. Nothing where the path does not take it.
    public static Optional<VariantLessonPosition> of(Technique technique, Pencilmarks start) {
        Pencilmarks marks = start;
        for (Step step : VariantPath.of(start).bareSteps()) {
            if (step.technique() == technique) {
                Facts facts = new Facts(marks, start);
                return Optional.of(new VariantLessonPosition(facts, all(technique, facts)));
            }
            marks = step.effects().applyTo(marks);
        }
        return Optional.empty();
    }

    /// All steps of `technique` that the lowest rung with one has.
    private static List<Step> all(Technique technique, Facts facts) {
        List<Step> steps = new ArrayList<>();
        for (Finder finder : VariantLadder.FINDERS) {
            if (steps.isEmpty() && finder.finds().contains(technique)) {
                finder.find(facts, step -> {
                    if (step.technique() == technique) {
                        steps.add(step);
                    }
                    return false;
                });
            }
        }
        return steps;
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

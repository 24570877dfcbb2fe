package org.escargot.generator.wish;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.course.Lesson;
import org.escargot.course.LessonPosition;
import org.escargot.grid.Givens;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Technique;
import org.escargot.solver.Singles;

/// A puzzle of the course: it needs what a lesson teaches, and nothing that is not taught up to there.
///
/// @param lesson the lesson
public record LessonWish(Lesson lesson) implements Wish {
    @Override
    public List<Technique> needed() {
        return lesson.isOfSingles() ? List.of() : List.of(lesson.technique());
    }

    @Override
    public Optional<Predicate<Givens>> digging() {
        LogicSolver taught = lesson.upTo();
        return lesson.isOfSingles()
                ? Optional.of(puzzle -> taught.solve(puzzle).outcome() == Outcome.SOLVED)
                : Optional.empty();
    }

    @Override
    public Verdict judge(Givens puzzle) {
        if (!lesson.isOfSingles() && Singles.solve(puzzle, Singles.Kind.ALL)) {
            return new Verdict(2, "solved by singles");
        }
        return LessonPosition.of(lesson, puzzle).isPresent()
                ? new Verdict(0, "lesson=" + lesson.id())
                : new Verdict(1, "is none of lesson " + lesson.id());
    }
}

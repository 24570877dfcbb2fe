package org.escargot.course;

import java.util.Optional;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Step;
import org.escargot.rating.HintLadder;

/// Where what a lesson teaches has its turn: nothing that was taught before leads on, and nothing that was not is
/// needed to the end of the puzzle. A hint tells of the lesson there.
///
/// @param puzzle the puzzle
/// @param facts the position
/// @param step the first step of the lesson there
public record LessonPosition(Givens puzzle, Facts facts, Step step) {
    private static final LogicSolver HINTS = new LogicSolver(HintLadder.finders());

    /// The position of `puzzle`, which has one solution, for `lesson`; nothing where there is none.
    public static Optional<LessonPosition> of(Lesson lesson, Givens puzzle) {
        SolvePath taught = lesson.before().solve(puzzle);
        if (taught.outcome() != Outcome.INCOMPLETE) {
            return Optional.empty();
        }
        Facts facts = new Facts(taught.end(), puzzle);
        FirstStep wanted = new FirstStep();
        lesson.finder().find(facts, wanted);
        return wanted.step()
                .filter(_ -> isEnough(lesson, taught.end(), puzzle))
                .filter(_ -> isHinted(lesson, facts))
                .map(step -> new LessonPosition(puzzle, facts, step));
    }

    private static boolean isEnough(Lesson lesson, Pencilmarks from, Givens puzzle) {
        return lesson.upTo().solve(from, puzzle).outcome() == Outcome.SOLVED;
    }

    private static boolean isHinted(Lesson lesson, Facts facts) {
        return HINTS.next(facts)
                .filter(hint -> lesson.finder().finds().contains(hint.technique()))
                .isPresent();
    }
}

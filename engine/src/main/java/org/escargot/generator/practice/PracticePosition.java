package org.escargot.generator.practice;

import java.util.Optional;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.RatingLimits;

/// Where a technique is the easiest next step on HoDoKu's ladder: the position in which to practise it.
///
/// If only Sudoku Explainer's scale looks for it, it is the easiest there, where the whole ladder leads no further;
/// what the ladder knows by other names, where singles lead no further.
///
/// @param facts the position
/// @param step the first step of the technique there
public record PracticePosition(Facts facts, Step step) {
    /// The first such position of `puzzle`, which has one solution; nothing where there is none.
    ///
    /// Before it come steps that are easier; before a single, whatever is there. Techniques that have no such
    /// position in any puzzle are those of [org.escargot.generator.wish.UnavailableTechniques].
    public static Optional<PracticePosition> of(Technique technique, Givens puzzle) {
        if (!technique.turn().isOnLadder()) {
            return new ExplainedPractice(technique, Scales.EXPLAINER.forOneThread()).first(puzzle, RatingLimits.NONE);
        }
        boolean isSingle = technique.family() == Family.SINGLES;
        Context.Around before = isSingle ? Context.Around.ANY : Context.Around.EASIER;
        return first(TechniqueLadder.of(technique), before, Pencilmarks.of(puzzle), puzzle);
    }

    /// The first such position of `puzzle` from `from` on, with what may come `before` it. Steps of other techniques on
    /// the rung may come, too, where the rung gives them first.
    public static Optional<PracticePosition> first(
            TechniqueLadder ladder, Context.Around before, Pencilmarks from, Givens puzzle) {
        LogicSolver easier = ladder.easier(before);
        LogicSolver harder = ladder.harder(before);
        Pencilmarks marks = from;
        while (true) {
            SolvePath path = easier.solve(marks, puzzle);
            if (path.outcome() != Outcome.INCOMPLETE) {
                return Optional.empty();
            }
            Facts facts = new Facts(path.end(), puzzle);
            Optional<Step> step = ladder.step(facts);
            if (step.filter(ladder::isWanted).isPresent() && isEasiest(ladder, before, facts)) {
                return Optional.of(new PracticePosition(facts, step.get()));
            }
            Optional<Step> other = step.filter(beside -> !ladder.isWanted(beside))
                    .filter(beside -> TechniqueLadder.allows(before, beside.technique()))
                    .or(() -> harder.next(facts));
            if (other.isEmpty()) {
                return Optional.empty();
            }
            marks = other.get().effects().applyTo(path.end());
        }
    }

    /// Whether nothing easier is there, be it allowed before the technique or not.
    private static boolean isEasiest(TechniqueLadder ladder, Context.Around before, Facts facts) {
        return before == Context.Around.EASIER
                || before == Context.Around.ANY
                || new LogicSolver(ladder.easier()).next(facts).isEmpty();
    }
}

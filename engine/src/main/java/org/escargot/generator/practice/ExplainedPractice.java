package org.escargot.generator.practice;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.logic.step.Turn;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// Where a technique is the easiest next step that Sudoku Explainer's scale alone looks for.
///
/// Most have their turn where the short ladder leads no further. What it knows by other names
/// has it where singles lead no further: the ladder takes direct steps, which place a digit at once, in two, and
/// chains of one digit as skyscrapers, turbot fish, colors or fish.
public final class ExplainedPractice {
    private static final List<Finder> LADDER = TechniqueLadder.SHORT.finders();

    private final Technique technique;
    private final Scale scale;
    private final LogicSolver easier;

    /// Looks for `technique` on `scale`.
    public ExplainedPractice(Technique technique, Scale scale) {
        this.technique = technique;
        this.scale = scale;
        this.easier = new LogicSolver(technique.turn() == Turn.AFTER_SINGLES ? singles() : LADDER);
    }

    private static List<Finder> singles() {
        return LADDER.stream()
                .filter(finder -> finder.finds().stream().allMatch(technique -> technique.family() == Family.SINGLES))
                .toList();
    }

    /// The first such position of `puzzle`, which has one solution; nothing where there is none within `limits`.
    public Optional<PracticePosition> first(Givens puzzle, RatingLimits limits) {
        Pencilmarks marks = Pencilmarks.of(puzzle);
        while (true) {
            SolvePath path = easier.solve(marks, puzzle);
            Optional<RatedStep> next =
                    path.outcome() == Outcome.INCOMPLETE ? scale.next(path.end(), puzzle, limits) : Optional.empty();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            if (next.get().step().technique() == technique) {
                return Optional.of(new PracticePosition(
                        new Facts(path.end(), puzzle), next.get().step()));
            }
            marks = next.get().step().effects().applyTo(path.end());
        }
    }
}

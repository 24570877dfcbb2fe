package org.escargot.generator.wish;

import java.util.List;
import java.util.Optional;
import org.escargot.format.Flaw;
import org.escargot.generator.practice.ExplainedPractice;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.solver.Singles;

/// A puzzle in which a technique that Sudoku Explainer's scale alone looks for is at some point the easiest next step;
/// see [org.escargot.generator.practice.PracticePosition].
public final class ExplainedWish implements Wish {
    private final Technique technique;
    private final RatingLimits limits;
    private final ExplainedPractice use;

    /// The wish for `technique`.
    ///
    /// @param limits when to give a puzzle up
    public ExplainedWish(Technique technique, RatingLimits limits) {
        this.technique = technique;
        this.limits = limits;
        this.use = new ExplainedPractice(technique, Scales.EXPLAINER.forOneThread());
    }

    @Override
    public Wish forOneThread() {
        return new ExplainedWish(technique, limits);
    }

    /// Nothing makes a puzzle for trial or with rules of its own; rare chains only take long.
    @Override
    public Optional<Flaw> problem(List<Technique> needed) {
        return switch (technique.practice()) {
            case TRIAL, RULES -> UnavailableTechniques.reason(technique);
            case MADE, SUBSET, FISH, LARGE, TWO, RARE -> Optional.empty();
        };
    }

    @Override
    public Verdict judge(Givens puzzle) {
        if (Singles.solve(puzzle, Singles.Kind.ALL)) {
            return new Verdict(2, "solved by singles");
        }
        return use.first(puzzle, limits).isPresent()
                ? new Verdict(0, "")
                : new Verdict(1, "does not need " + technique.id());
    }
}

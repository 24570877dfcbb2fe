package org.escargot.generator.wish;

import java.util.List;
import java.util.Optional;
import org.escargot.format.Flaw;
import org.escargot.generator.practice.Context;
import org.escargot.generator.practice.PracticePosition;
import org.escargot.generator.practice.TechniqueLadder;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Technique;
import org.escargot.solver.Singles;

/// A puzzle in which one technique is, at some point, the easiest next step.
public final class TechniqueWish implements Wish {
    private static final Verdict MET = new Verdict(0, "");

    private final Technique technique;
    private final Context context;
    private final TechniqueLadder ladder;
    private final LogicSolver after;

    /// The wish for `technique`, which is no single, in `context`.
    public TechniqueWish(Technique technique, Context context) {
        this.technique = technique;
        this.context = context;
        this.ladder = TechniqueLadder.of(technique);
        this.after = ladder.after(context.after());
    }

    @Override
    public List<Givens> seeds() {
        return TechniqueSeeds.of(technique);
    }

    @Override
    public List<Technique> needed() {
        return List.of(technique);
    }

    @Override
    public Optional<Flaw> problem(List<Technique> needed) {
        return UnavailableTechniques.reason(technique);
    }

    @Override
    public Verdict judge(Givens puzzle) {
        // Singles leave no trace beyond the digits, so they need no steps.
        Givens begun = Singles.fill(puzzle);
        if (begun.grid().isSolved()) {
            return new Verdict(3, "solved by singles");
        }
        Optional<Pencilmarks> taken = take(Pencilmarks.of(begun), puzzle);
        if (taken.isEmpty()) {
            return new Verdict(2, "does not need " + technique.id());
        }
        boolean ends = context.after() == Context.Around.ANY
                || after.solve(taken.get(), puzzle).outcome() == Outcome.SOLVED;
        return ends ? MET : new Verdict(1, "needs more after " + technique.id());
    }

    /// The position after the first use of the technique; nothing where it is not needed.
    private Optional<Pencilmarks> take(Pencilmarks from, Givens puzzle) {
        return PracticePosition.first(ladder, context.before(), from, puzzle)
                .map(use -> use.step().effects().applyTo(use.facts().marks()));
    }
}

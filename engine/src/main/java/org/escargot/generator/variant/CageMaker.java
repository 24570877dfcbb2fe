package org.escargot.generator.variant;

import java.util.List;
import java.util.Optional;
import org.escargot.random.RandomSource;
import org.escargot.rules.Rules;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.PositionSolver;
import org.escargot.solver.general.RulesSolver;

/// Adds cages to other rules. Where they shall have one solution without givens, cages are cut in two as long as
/// another solution turns up, each time so that its sums are others.
final class CageMaker {
    private static final long MOST_STEPS = 100_000;

    private final CageWish wish;
    private final List<int[]> maps;
    private final GeneralSolver solver;

    /// @param maps the symmetry that the cages shall have
    CageMaker(CageWish wish, List<int[]> maps, GeneralSolver solver) {
        this.wish = wish;
        this.maps = maps;
        this.solver = solver;
    }

    /// `rules` with cages that `solution` fits; empty where these cages came to nothing.
    Optional<Rules> caged(Rules rules, int[] solution, RandomSource random) {
        CagePlan plan = new CagePlan(rules.frame().size(), wish.largest(), maps, solution);
        plan.cut(random);
        while (true) {
            Rules caged = VariantRecipe.with(rules, plan.constraints(rules.frame()));
            if (wish.withGivens()) {
                return Optional.of(caged);
            }
            PositionSolver positions = solver.positions(caged);
            RulesSolver.End end = positions.other(positions.start(), solution, MOST_STEPS);
            if (end == RulesSolver.End.COMPLETE) {
                return Optional.of(caged);
            }
            if (end == RulesSolver.End.CANCELLED || !plan.cutAgainst(positions.found(), random)) {
                return Optional.empty();
            }
        }
    }
}

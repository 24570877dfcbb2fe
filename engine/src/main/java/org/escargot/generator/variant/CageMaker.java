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

    /// Cages with which `solution` fits `rules`; empty where these cages came to nothing.
    Optional<CagePlan> caged(Rules rules, int[] solution, RandomSource random) {
        CagePlan plan = new CagePlan(rules.frame().size(), wish.largest(), maps, solution);
        plan.cut(random);
        while (true) {
            if (wish.withGivens()) {
                return Optional.of(plan);
            }
            PositionSolver positions = solver.positions(plan.addedTo(rules));
            RulesSolver.End end = positions.other(positions.start(), solution, MOST_STEPS);
            if (end == RulesSolver.End.COMPLETE) {
                return Optional.of(plan);
            }
            if (end == RulesSolver.End.CANCELLED || !plan.cutAgainst(positions.found(), random)) {
                return Optional.empty();
            }
        }
    }

    /// `plan` with cages put together, border by border in random order, as long as the solution stays the only one:
    /// that makes it harder.
    CagePlan joined(CagePlan plan, Rules rules, int[] solution, RandomSource random) {
        CagePlan joined = plan;
        for (int border : random.permutation(plan.borders())) {
            joined = joined.joined(border)
                    .filter(larger -> isUnique(larger.addedTo(rules), solution))
                    .orElse(joined);
        }
        return joined;
    }

    private boolean isUnique(Rules caged, int[] solution) {
        PositionSolver positions = solver.positions(caged);
        return positions.other(positions.start(), solution, MOST_STEPS) == RulesSolver.End.COMPLETE;
    }
}

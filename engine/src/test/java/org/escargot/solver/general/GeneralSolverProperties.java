package org.escargot.solver.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.escargot.rules.Digits;
import org.escargot.rules.Variant;

class GeneralSolverProperties {
    private static final int LIMIT = 300;

    private final RulesSolver oracle = new SimpleRulesSolver();
    private final RulesSolver fast = new GeneralSolver();

    @Property(tries = 2000)
    void theFastSolverFindsWhatTheSimpleOneFinds(@ForAll long seed) {
        Variant puzzle = RandomVariants.of(seed);
        List<Digits> expected = solutions(oracle, puzzle);
        List<Digits> found = solutions(fast, puzzle);

        assertThat(found).as(puzzle.toString()).doesNotHaveDuplicates().hasSameSizeAs(expected);
        if (expected.size() < LIMIT) {
            assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        } else {
            assertThat(found).allMatch(puzzle::isSolvedBy);
        }
    }

    @Property(tries = 200)
    void theSameSolutionsComeInTheSameOrder(@ForAll long seed) {
        Variant puzzle = RandomVariants.of(seed);

        assertThat(solutions(new GeneralSolver(), puzzle)).isEqualTo(solutions(fast, puzzle));
    }

    private static List<Digits> solutions(RulesSolver solver, Variant puzzle) {
        List<Digits> found = new ArrayList<>();
        solver.search(
                puzzle,
                solution -> {
                    found.add(solution);
                    return found.size() == LIMIT;
                },
                RulesSolver.NEVER);
        return found;
    }
}

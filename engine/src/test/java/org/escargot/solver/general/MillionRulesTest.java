package org.escargot.solver.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escargot.rules.Digits;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What [GeneralSolverProperties] holds of some random rules, of a million: about an hour of a processor.
@Tag("full")
class MillionRulesTest {
    /// The seeds, the first and the one behind the last, for runs in parts.
    private static final long FROM = Long.getLong("seeds.from", 0);

    private static final long TO = Long.getLong("seeds.to", 1_000_000);
    private static final int LIMIT = 300;

    private final RulesSolver oracle = new SimpleRulesSolver();
    private final RulesSolver fast = new GeneralSolver();

    @Test
    void theFastSolverFindsWhatTheSimpleOneFinds() {
        for (long seed = FROM; seed < TO; seed++) {
            Variant puzzle = RandomVariants.of(seed);
            List<String> expected = solutions(oracle, puzzle);
            List<String> found = solutions(fast, puzzle);
            assertThat(found).as("seed %d", seed).doesNotHaveDuplicates().hasSameSizeAs(expected);
            if (expected.size() < LIMIT) {
                assertThat(found).as("seed %d", seed).isEqualTo(expected);
            }
        }
    }

    private static List<String> solutions(RulesSolver solver, Variant puzzle) {
        List<Digits> found = new ArrayList<>();
        solver.search(
                puzzle,
                solution -> {
                    found.add(solution);
                    return found.size() == LIMIT;
                },
                RulesSolver.NEVER);
        return found.stream()
                .map(Digits::toString)
                .sorted(Comparator.naturalOrder())
                .toList();
    }
}

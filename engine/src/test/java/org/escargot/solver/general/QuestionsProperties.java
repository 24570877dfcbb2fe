package org.escargot.solver.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;

class QuestionsProperties {
    private final RulesSolver enumerator = new GeneralSolver();
    private final GeneralSolver fast = new GeneralSolver();

    @Property(tries = 200)
    void candidatesAreCountedAsAllSolutionsHaveThem(@ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int limit) {
        Variant puzzle = RandomVariants.of(seed);
        Frame frame = puzzle.rules().frame();
        int[][] expected = new int[frame.places()][frame.size() + 1];
        enumerator.search(
                puzzle,
                solution -> {
                    frame.cells().stream().forEach(cell -> expected[cell][solution.digit(cell)]++);
                    return false;
                },
                RulesSolver.NEVER);

        Candidates found = fast.candidates(puzzle, limit, RulesSolver.NEVER);

        assertThat(found).isInstanceOf(Candidates.Settled.class);
        frame.cells().stream().forEach(cell -> {
            for (int digit = 1; digit <= frame.size(); digit++) {
                assertThat(found.count(cell, digit))
                        .as(frame.name(cell) + "=" + digit + " of " + puzzle)
                        .isEqualTo(Math.min(limit, expected[cell][digit]));
            }
        });
    }

    @Property(tries = 200)
    void aConflictHasNoSolutionAndNeedsEachOfItsParts(@ForAll long seed) {
        Variant puzzle = RandomVariants.of(seed);
        switch (fast.conflict(puzzle, RulesSolver.NEVER)) {
            case Conflict.None _ -> assertThat(hasSolution(puzzle)).isTrue();
            case Conflict.Least least -> {
                assertThat(hasSolution(part(puzzle, least.constraints(), least.givens())))
                        .isFalse();
                for (int at = 0; at < least.constraints().size(); at++) {
                    assertThat(hasSolution(part(puzzle, without(least.constraints(), at), least.givens())))
                            .isTrue();
                }
                for (int at = 0; at < least.givens().size(); at++) {
                    assertThat(hasSolution(part(puzzle, least.constraints(), without(least.givens(), at))))
                            .isTrue();
                }
            }
            case Conflict.Some _, Conflict.Cancelled _ -> throw new AssertionError("Nobody cancelled.");
        }
    }

    private boolean hasSolution(Variant puzzle) {
        return enumerator.solve(puzzle).isPresent();
    }

    private static <T> List<T> without(List<T> list, int at) {
        List<T> fewer = new ArrayList<>(list);
        fewer.remove(at);
        return fewer;
    }

    private static Variant part(Variant puzzle, List<Constraint> constraints, List<Integer> givens) {
        Frame frame = puzzle.rules().frame();
        int[] digits = new int[frame.places()];
        givens.forEach(cell -> digits[cell] = puzzle.givens().digit(cell));
        return new Variant(Rules.of(frame, constraints).orElseThrow(), Digits.of(frame, digits));
    }
}

package org.escargot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.escargot.Many;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.StepCheck;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RandomVariants;
import org.escargot.solver.general.RulesSolver;
import org.junit.jupiter.api.Test;

/// Every step on small boards with random rules is true in all solutions, and proved. Some candidates are taken away at
/// random, so that there is something to find.
class VariantLadderTest {
    private static final int MOST_STEPS = 60;
    private static final int MOST_SOLUTIONS = 300;

    @Test
    void everyStepIsTrueInAllSolutionsAndProved() {
        List<List<String>> faults = LongStream.range(0, Many.of(30, 2_000))
                .mapToObj(VariantLadderTest::faults)
                .toList();

        assertThat(faults.stream().flatMap(List::stream)).isEmpty();
    }

    private static List<String> faults(long seed) {
        Variant variant = RandomVariants.of(seed);
        List<Grid> solutions = solutions(variant);
        if (solutions.isEmpty() || !(Lowering.of(variant) instanceof Lowering.Lowered lowered)) {
            return List.of();
        }
        Random random = new Random(seed);
        Pencilmarks marks = someLeft(lowered.start(), solutions.get(random.nextInt(solutions.size())), random);
        List<Grid> left =
                solutions.stream().filter(each -> isAllowed(marks, each)).toList();
        Facts facts = new Facts(marks, marks);
        List<String> faults = new ArrayList<>();
        List<Finder> finders = new ArrayList<>(VariantLadder.FINDERS);
        finders.addAll(VariantLadder.FORCING);
        for (Finder finder : finders) {
            steps(finder, facts)
                    .forEach(step -> StepCheck.fault(facts, left, step)
                            .ifPresent(fault -> faults.add(seed + " " + variant.rules() + ": " + fault)));
        }
        return faults;
    }

    /// The first solutions; none where there are more than a test should look at.
    private static List<Grid> solutions(Variant variant) {
        List<Grid> solutions = new ArrayList<>();
        new GeneralSolver()
                .search(
                        variant,
                        solution -> {
                            byte[] digits = new byte[81];
                            variant.rules().frame().cells().stream()
                                    .forEach(cell -> digits[cell] = (byte) solution.digit(cell));
                            solutions.add(Grid.of(digits));
                            return solutions.size() > MOST_SOLUTIONS;
                        },
                        RulesSolver.NEVER);
        return solutions.size() > MOST_SOLUTIONS ? List.of() : solutions;
    }

    /// The marks without about half of the candidates that are false in `solution`.
    private static Pencilmarks someLeft(Pencilmarks start, Grid solution, Random random) {
        CandidateSet gone = CandidateSet.EMPTY;
        for (int cell : start.unsolved().stream().toArray()) {
            for (int digit = 1; digit <= start.board().size(); digit++) {
                boolean goes = random.nextInt(100) < 55 && digit != solution.digit(cell);
                gone = goes ? gone.or(CandidateSet.of(Candidate.of(cell, digit))) : gone;
            }
        }
        return start.without(gone);
    }

    private static boolean isAllowed(Pencilmarks marks, Grid solution) {
        return marks.board().cells().stream()
                .allMatch(cell -> marks.allowed(cell).contains(solution.digit(cell)));
    }

    private static List<Step> steps(Finder finder, Facts facts) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts, step -> {
            assertThat(finder.finds()).contains(step.technique());
            steps.add(step);
            return steps.size() == MOST_STEPS;
        });
        return steps;
    }
}

package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.rating.VariantLadder;
import org.escargot.rules.Lowering;
import org.escargot.solver.general.RandomVariants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Steps on boards with random rules are said in every language, and name the rules that they rest on.
class VariantStepsTest {
    private static final int MOST_STEPS = 5;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyStepIsSaidAtEveryDepth(Language language) {
        Explainer explainer = new Explainer(PropertiesMessages.of(language), Coordinates.RC);

        LongStream.range(0, 60)
                .mapToObj(VariantStepsTest::facts)
                .forEach(facts -> VariantLadder.FINDERS.stream()
                        .flatMap(finder -> steps(finder, facts).stream())
                        .forEach(step -> explainer
                                .explain(facts, step, List.of(Depth.values()))
                                .forEach(said -> assertThat(said.text())
                                        .doesNotContain("{", "}", "  ", "..", " ,")
                                        .endsWith("."))));
    }

    private static Facts facts(long seed) {
        if (!(Lowering.of(RandomVariants.of(seed)) instanceof Lowering.Lowered lowered)) {
            throw new AssertionError("The boards are small.");
        }
        Random random = new Random(seed);
        CandidateSet gone = CandidateSet.EMPTY;
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            gone = random.nextInt(100) < 40 ? gone.or(CandidateSet.of(candidate)) : gone;
        }
        Pencilmarks marks = lowered.start().without(gone);
        return new Facts(marks, marks);
    }

    private static List<Step> steps(Finder finder, Facts facts) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts, step -> {
            steps.add(step);
            return steps.size() == MOST_STEPS;
        });
        return steps;
    }
}

package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.rating.hodoku.HodokuScheme;
import org.junit.jupiter.api.Test;

/// Every step of every finder agrees with the solution, changes something, and is proved from its own evidence.
class SoundnessTest {
    private final HodokuScheme scheme = new HodokuScheme();

    @Test
    void everyStepOnTheWayIsSoundAndProved() {
        for (Givens givens : TestPuzzles.minimal(40)) {
            Pencilmarks start = Pencilmarks.of(givens);
            Grid solution = TestPuzzles.solution(start).orElseThrow();
            List<Pencilmarks> positions = TestPuzzles.positions(scheme.climb(givens));
            for (int at = 0; at < positions.size(); at += 7) {
                checkAll(new Facts(positions.get(at), givens.cells()), solution);
            }
        }
    }

    private static void checkAll(Facts facts, Grid solution) {
        for (Finder finder : Finders.USUAL) {
            for (Step step : steps(facts, finder)) {
                assertThat(finder.finds()).contains(step.technique());
                check(facts, solution, step);
            }
        }
    }

    private static List<Step> steps(Facts facts, Finder finder) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts, step -> {
            steps.add(step);
            return steps.size() == 50;
        });
        return steps;
    }

    private static void check(Facts facts, Grid solution, Step step) {
        assertThat(step.effects().placements().stream())
                .as("%s", step)
                .allMatch(placed -> solution.digit(Candidate.cell(placed)) == Candidate.digit(placed));
        assertThat(step.effects().eliminations().stream())
                .as("%s", step)
                .allMatch(struck -> facts.has(Candidate.cell(struck), Candidate.digit(struck)))
                .noneMatch(struck -> solution.digit(Candidate.cell(struck)) == Candidate.digit(struck));
        assertThat(step.effects().isEmpty()).isFalse();
        assertThat(StepProof.of(facts, step).holds()).as("%s", step).isTrue();
    }
}

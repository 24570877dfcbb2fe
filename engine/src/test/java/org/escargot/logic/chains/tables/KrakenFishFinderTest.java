package org.escargot.logic.chains.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.Many;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.SolvePath;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.rating.HintLadder;
import org.junit.jupiter.api.Test;

/// Kraken fish where patterns have an end.
class KrakenFishFinderTest {
    private static final int PUZZLES = Many.of(15, 60);
    private static final int STEPS = 40;

    private final LogicSolver patterns = new LogicSolver(HintLadder.FIRST);

    @Test
    void everyStepIsTrueAndProvedByChainsFromAllFinsAndPlaces() {
        int checked = 0;
        for (Givens givens : TestPuzzles.minimal(PUZZLES)) {
            Facts facts = whereItEnds(givens);
            Grid solution = TestPuzzles.solution(facts.marks()).orElseThrow();
            for (Step step : steps(facts)) {
                assertTrue(solution, step);
                assertLeadsToItsElimination(facts, step);
                assertThat(StepProof.of(facts, step).holds()).as("%s", step).isTrue();
                checked++;
            }
        }
        assertThat(checked).isPositive();
    }

    @Test
    void smallerFishComeFirstAndNoEliminationTwice() {
        for (Givens givens : TestPuzzles.minimal(PUZZLES)) {
            Set<String> seen = new HashSet<>();
            int size = 2;
            for (Step step : steps(whereItEnds(givens))) {
                KrakenFish kraken = (KrakenFish) step.pattern();
                assertThat(kraken.fish().size()).isBetween(size, 4);
                size = kraken.fish().size();
                assertThat(seen.add(step.technique() + " " + step.effects())).isTrue();
            }
        }
    }

    private Facts whereItEnds(Givens givens) {
        SolvePath path = patterns.solve(givens);
        Pencilmarks marks = path.start();
        for (Step step : path.steps()) {
            marks = step.effects().applyTo(marks);
        }
        return new Facts(marks, givens);
    }

    private static List<Step> steps(Facts facts) {
        List<Step> steps = new ArrayList<>();
        new KrakenFishFinder(4).find(facts, step -> steps.add(step) && steps.size() == STEPS);
        return steps;
    }

    private static void assertTrue(Grid solution, Step step) {
        assertThat(step.effects().placements().isEmpty()).isTrue();
        step.effects().eliminations().stream()
                .forEach(gone -> assertThat(solution.digit(Candidate.cell(gone)))
                        .as("%s", step)
                        .isNotEqualTo(Candidate.digit(gone)));
    }

    private static void assertLeadsToItsElimination(Facts facts, Step step) {
        KrakenFish kraken = (KrakenFish) step.pattern();
        int gone = step.effects().eliminations().first();
        assertThat(facts.has(Candidate.cell(gone), Candidate.digit(gone))).isTrue();
        CellSet starts = CellSet.EMPTY;
        for (Branch branch : kraken.branches()) {
            starts = starts.with(Candidate.cell(branch.assumption().candidate()));
            assertThat(branch.assumption().holds()).isTrue();
            assertThat(branch.end().candidate()).isEqualTo(gone);
            assertThat(branch.end().holds()).isFalse();
        }
        assertThat(starts).isEqualTo(kraken.fish().fins().or(kraken.places()));
        assertThat(kraken.places().isEmpty()).isEqualTo(kraken.through().isEmpty());
    }
}

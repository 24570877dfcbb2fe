package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@MethodSource("solvers")
class LaneSolverTest {
    private static final String HARD =
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300";
    private static final Grid SOLVED =
            Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354");
    private static final Givens EMPTY = new Givens(Grid.EMPTY);

    private final BulkSolver solver;

    LaneSolverTest(BulkSolver solver) {
        this.solver = solver;
    }

    static List<BulkSolver> solvers() {
        return List.of(
                new LaneSolver(),
                new OneByOneSolver(new BandSolver()),
                new OneByOneSolver(new SpreadSolver()),
                new OneByOneSolver(new SpreadSolver(0, 0)),
                new OneByOneSolver(new WarmingSingleSolver(new KernelReadiness(LaneSolver::new))),
                new WarmingSolver(new KernelReadiness(LaneSolver::new)));
    }

    @Test
    void answersComeInTheOrderOfThePuzzles() {
        List<Puzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            puzzles.add(Givens.of(HARD));
            puzzles.add(EMPTY);
            puzzles.add(Givens.of("55" + ".".repeat(79)));
            puzzles.add(new Givens(SOLVED));
        }

        BulkAnswers answers = solver.solve(puzzles, 2);

        for (int i = 0; i < puzzles.size(); i += 4) {
            assertThat(answers.solutions(i)).isEqualTo(1);
            assertThat(answers.solution(i)).contains(SOLVED);
            assertThat(answers.guesses(i)).isPositive();
            assertThat(answers.solutions(i + 1)).isEqualTo(2);
            assertThat(answers.solution(i + 1)).get().matches(Grid::isSolved);
            assertThat(answers.solutions(i + 2)).isZero();
            assertThat(answers.solution(i + 2)).isEmpty();
            assertThat(answers.solution(i + 3)).contains(SOLVED);
            assertThat(answers.guesses(i + 3)).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 8, 16, 17})
    void aListMayBeShorterThanTheLanes(int size) {
        BulkAnswers answers = solver.solve(Collections.nCopies(size, Givens.of(HARD)), 2);

        for (int i = 0; i < size; i++) {
            assertThat(answers.solution(i)).contains(SOLVED);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100})
    void theLimitEndsTheCount(int limit) {
        BulkAnswers answers = solver.solve(List.of(EMPTY, Givens.of(HARD)), limit);

        assertThat(answers.solutions(0)).isEqualTo(limit);
        assertThat(answers.solutions(1)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5........5.......................................................................",
                "5..........5.....................................................................",
                "5...................................5............................................",
                "12345678.........9...............................................................",
                "162857493534129678789643521475312986913586742628794135356478219241935867897261355",
                "162857493534129678789643521475312986913586742628794135356478219241935867897261345",
                "11111111111111111111111111111111111111111111111111111111111111111111111111111111.",
            })
    void contradictingGivensHaveNoSolution(String puzzle) {
        assertThat(solver.solve(List.of(Givens.of(puzzle)), 2).solutions(0)).isZero();
    }

    @Test
    void candidatesCountAsClues() {
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] = DigitSet.bit(SOLVED.digit(cell)) | DigitSet.bit(cell % 9 + 1);
        }
        int[] spoilt = candidates.clone();
        spoilt[40] = 0;
        int[] all = new int[Cell.COUNT];
        Arrays.fill(all, DigitSet.ALL.bits());

        BulkAnswers answers = solver.solve(
                List.of(
                        Pencilmarks.ofCandidates(candidates),
                        Pencilmarks.ofCandidates(spoilt),
                        Pencilmarks.ofCandidates(all)),
                2);

        assertThat(answers.solutions(0))
                .isEqualTo((int) new BandSolver().count(Pencilmarks.ofCandidates(candidates), 2))
                .isPositive();
        assertThat(answers.solutions(1)).isZero();
        assertThat(answers.solutions(2)).isEqualTo(2);
    }

    @Test
    void aLimitBelowOneIsRefused() {
        assertThatThrownBy(() -> solver.solve(List.of(EMPTY), 0)).hasMessage("The limit (0) must be at least 1.");
    }
}

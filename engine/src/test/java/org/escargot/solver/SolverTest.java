package org.escargot.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@MethodSource("solvers")
class SolverTest {
    private static final String TWO_SOLUTIONS =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354"
                    .replace('7', '.')
                    .replace('8', '.');

    private final Solver solver;

    SolverTest(Solver solver) {
        this.solver = solver;
    }

    static List<Solver> solvers() {
        return List.of(new SimpleSolver(), new BandSolver(), BandSolver.inFixedOrder());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ' ', textBlock = """
            030060105020400390007030400061050900802706501005040760004080200078001040203070050 439862175526417398187935426761253984842796531395148762654389217978521643213674859
            069207400001900000200000060010600900700102004005003070020000006000004300004501790 869217435541936827273458169412675983738192654695843271127389546956724318384561792
            800000000003600000070090200050007000000045700000100030001000068008500010090000400 812753649943682175675491283154237896369845721287169534521974368438526917796318452
            100007090030020008009600500005300900010080002600004000300000010040000007007000300 162857493534129678789643521475312986913586742628794135356478219241935867897261354
            006030700030508090800407006090000030000829000060000020300604009040201080001050200 956132748734568192812497356295746831173829465468315927327684519549271683681953274
            100000520000078000000000600090040000000500100070000000006200000040000078000000003 168493527452678391937152684693841752824567139571329846786234915345916278219785463
            000002910320080000000000000019000500000300000000070000704600003000001000600000000 847532916326189475195467382419826537578314269263975841754698123932741658681253794
            000300010070090000200000000040000607005100000000800000103000000000070500860000000 596382714378491265214756398941235687785169423632847159153924876429678531867513942
            """)
    void eachKnownPuzzleHasItsOneSolution(String puzzle, String solution) {
        assertThat(solver.count(Givens.of(puzzle), 2)).isEqualTo(1);
        assertThat(solver.solve(Givens.of(puzzle))).contains(Grid.of(solution));
        assertThat(solver.statistics().solutions()).isEqualTo(1);
    }

    @Test
    void theEmptyGridHasAsManySolutionsAsAsked() {
        List<Grid> seen = new ArrayList<>();
        Givens empty = new Givens(Grid.EMPTY);

        solver.search(empty, solution -> {
            seen.add(solution);
            return seen.size() == 1000;
        });

        assertThat(solver.count(empty, 1000)).isEqualTo(1000);
        assertThat(new HashSet<>(seen)).hasSize(1000).allMatch(Grid::isSolved);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "55...............................................................................",
                "5........5.......................................................................",
                "5..........5.....................................................................",
                "12345678.........9...............................................................",
                "162857493534129678789643521475312986913586742628794135356478219241935867897261355",
            })
    void contradictingGivensHaveNoSolution(String puzzle) {
        assertThat(solver.count(Givens.of(puzzle), 2)).isZero();
        assertThat(solver.solve(Givens.of(puzzle))).isEmpty();
    }

    @Test
    void aCellWithoutCandidatesLeavesNoSolution() {
        int[] candidates = new int[Cell.COUNT];
        Arrays.fill(candidates, DigitSet.ALL.bits());
        candidates[40] = 0;

        assertThat(solver.count(Pencilmarks.ofCandidates(candidates), 2)).isZero();
    }

    @Test
    void aSolvedGridIsItsOwnSolutionWithoutAGuess() {
        Grid solved = Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354");

        assertThat(solver.solve(new Givens(solved))).contains(solved);
        assertThat(solver.statistics().withoutGuess()).isTrue();
        assertThat(solver.statistics().nodes()).isEqualTo(1);
    }

    @Test
    void aChoiceBetweenTwoSolutionsIsOneGuess() {
        assertThat(solver.count(Givens.of(TWO_SOLUTIONS), 10)).isEqualTo(2);
        assertThat(solver.statistics()).isEqualTo(new SearchStatistics(2, 1, 3));
    }

    @Test
    void aSolverAnswersTheSameAgain() {
        Givens puzzle = Givens.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
        solver.count(puzzle, 2);
        SearchStatistics first = solver.statistics();

        solver.count(new Givens(Grid.EMPTY), 50);
        solver.count(puzzle, 2);

        assertThat(solver.statistics()).isEqualTo(first);
    }

    @Test
    void aLimitBelowOneIsRefused() {
        assertThatThrownBy(() -> solver.count(new Givens(Grid.EMPTY), 0))
                .hasMessage("The limit (0) must be at least 1.");
    }
}

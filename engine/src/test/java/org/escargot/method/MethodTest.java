package org.escargot.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MethodTest {
    /// The notebook's "harder", which took it 1115 calls the one time that it says so.
    private static final Givens HARDER =
            Givens.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");

    private static final Givens AI_ESCARGOT =
            Givens.of("100007090030020008009600500005300900010080002600004000300000010040000007007000300");

    /// The puzzles of the texts.
    private static final List<Givens> TEXTS = List.of(
            Givens.of("030060105020400390007030400061050900802706501005040760004080200078001040203070050"),
            Givens.of("069207400001900000200000060010600900700102004005003070020000006000004300004501790"),
            HARDER,
            AI_ESCARGOT,
            Givens.of("006030700030508090800407006090000030000829000060000020300604009040201080001050200"),
            Givens.of("100000520000078000000000600090040000000500100070000000006200000040000078000000003"),
            Givens.of("000002910320080000000000000019000500000300000000070000704600003000001000600000000"),
            Givens.of("000300010070090000200000000040000607005100000000800000103000000000070500860000000"));

    private static final Givens HUNDRED_SOLUTIONS =
            Givens.of(".6....4...3..29.787....3......3..9......8...2..87....53.....2..2.1.35.....72.1...");

    @Tag("many")
    @ParameterizedTest
    @EnumSource
    void everyMethodFindsTheOnlySolutionOfThePuzzlesOfTheTexts(Method method) {
        for (Givens puzzle : TEXTS) {
            assertThat(solutions(method.solver(1), puzzle, 2))
                    .as("%s", puzzle)
                    .containsExactly(new BandSolver().solve(puzzle).orElseThrow());
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyMethodFindsAllSolutions(Method method) {
        assertThat(solutions(method.solver(1), HUNDRED_SOLUTIONS, 1000))
                .containsExactlyInAnyOrderElementsOf(solutions(new SimpleSolver(), HUNDRED_SOLUTIONS, 1000))
                .hasSize(100);
        assertThat(solutions(method.solver(1), new Givens(Grid.EMPTY), 5))
                .hasSize(5)
                .allMatch(Grid::isSolved);
    }

    @Test
    void plainFindsThemInOrder() {
        assertThat(solutions(Method.PLAIN.solver(0), HUNDRED_SOLUTIONS, 1000))
                .isEqualTo(solutions(new SimpleSolver(), HUNDRED_SOLUTIONS, 1000));
    }

    @Tag("many")
    @Test
    void randomMayTakeAsManyCallsAsTheNotebookSaw() {
        long[] calls = IntStream.range(0, 100)
                .mapToLong(seed -> counted(Method.RANDOM, seed, HARDER, 1).calls())
                .sorted()
                .toArray();

        assertThat(calls[0]).isLessThan(1115);
        assertThat(calls[99]).isGreaterThan(1115);
        assertThat(counted(Method.RANDOM, 7, HARDER, 1)).isEqualTo(counted(Method.RANDOM, 7, HARDER, 1));
    }

    @Test
    void trialsSolvesEasyPuzzlesWithoutTrial() {
        Counters easy = counted(Method.TRIALS, 0, TEXTS.getFirst(), 2);
        Counters hard = counted(Method.TRIALS, 0, AI_ESCARGOT, 2);

        assertThat(easy.guesses()).isZero();
        assertThat(hard.depth()).isPositive();
        assertThat(hard.calls()).isEqualTo(hard.guesses() + 1);
        assertThat(Event.cell(hard.worstGuess())).isNotNegative();
    }

    @ParameterizedTest
    @EnumSource
    void givensThatClashHaveNoSolution(Method method) {
        assertThat(method.solver(1).count(Givens.of("11" + ".".repeat(79)), 2)).isZero();
    }

    @Test
    void symbolsTellsHowMuchIsDone() {
        Trace trace = Trace.of(Method.SYMBOLS.search(3).orElseThrow(), AI_ESCARGOT, Long.MAX_VALUE, Integer.MAX_VALUE);
        List<Integer> shares = IntStream.range(0, trace.size())
                .map(trace::event)
                .filter(event -> Event.kind(event) == Event.Kind.SHARE)
                .mapToObj(Event::thousandths)
                .toList();

        assertThat(shares).isSorted().doesNotHaveDuplicates().endsWith(1000).hasSizeGreaterThan(100);
    }

    @Test
    void theReportCountsFiveEightsInElevenCells() {
        assertThat(Combinations.count(11, 5)).isEqualTo(462);
        assertThat(Combinations.count(4, 5)).isZero();
        assertThat(Combinations.count(81, 9)).isEqualTo(260_887_834_350L);
    }

    @Test
    void namesAreFoundAgain() {
        assertThat(Method.values()).allMatch(method -> Method.of(method.id()).orElseThrow() == method);
        assertThat(Method.of("guess")).isEmpty();
    }

    static Counters counted(Method method, long seed, Givens puzzle, long limit) {
        Counting counting = new Counting();
        method.search(seed).orElseThrow().search(puzzle, counting.and(EventSink.untilSolution(limit)));
        return counting.counters();
    }

    private static List<Grid> solutions(Solver solver, Givens puzzle, int limit) {
        List<Grid> found = new ArrayList<>();
        solver.search(puzzle, solution -> {
            found.add(solution);
            return found.size() == limit;
        });
        return found;
    }
}

package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.canonical.Morph;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.random.RandomSource;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.OtherDigit;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solver;

class LaneSolverProperties {
    private static final int LIMIT = 20;
    private static final Grid SOLVED =
            Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354");

    private final Solver oracle = new SimpleSolver();
    private final BulkSolver lanes = new LaneSolver();
    private final BulkSolver spread = new OneByOneSolver(new SpreadSolver());
    private final BulkSolver spreadAtOnce = new OneByOneSolver(new SpreadSolver(0, 0));

    @Property(tries = 20)
    void theLanesFindWhatTheSimpleSolverFinds(@ForAll("lists") List<Puzzle> puzzles) {
        assertSame(lanes.solve(puzzles, LIMIT), puzzles);
        assertSame(spread.solve(puzzles, LIMIT), puzzles);
        assertSame(spreadAtOnce.solve(puzzles, LIMIT), puzzles);
    }

    /// Of each puzzle with a solution one clue is taken, and another digit there is asked for.
    @Property(tries = 20)
    void anotherDigitIsFoundWhereASolutionHasOne(@ForAll("lists") List<Puzzle> puzzles, @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<OtherDigit> questions = puzzles.stream()
                .filter(puzzle -> puzzle instanceof Givens)
                .map(puzzle -> question((Givens) puzzle, random))
                .toList();

        BulkAnswers answers = lanes.solveOtherwise(questions);

        for (int i = 0; i < questions.size(); i++) {
            OtherDigit question = questions.get(i);
            Optional<Grid> expected = oracle.solveOtherwise(question);
            assertThat(answers.solution(i).isPresent()).as(question.toString()).isEqualTo(expected.isPresent());
            assertThat(answers.solution(i))
                    .matches(grid -> grid.isEmpty()
                            || answers(grid.get(), question.puzzle())
                                    && grid.get().digit(question.cell()) != question.digit());
        }
    }

    private static OtherDigit question(Givens puzzle, RandomSource random) {
        int cell = random.nextInt(Cell.COUNT);
        int digit = puzzle.digit(cell) == Digit.NONE ? 1 + random.nextInt(Digit.COUNT) : puzzle.digit(cell);
        return new OtherDigit(new Givens(puzzle.grid().with(cell, Digit.NONE)), cell, digit);
    }

    /// A count may stop at half of the solutions that a search offers.
    @Property(tries = 20)
    void theLanesCountWhatTheSimpleSolverCounts(@ForAll("lists") List<Puzzle> puzzles, @ForAll("limits") int limit) {
        for (Puzzle puzzle : puzzles) {
            long count = oracle.count(puzzle, limit);
            assertThat(new SpreadSolver().count(puzzle, limit))
                    .as(puzzle.toString())
                    .isEqualTo(count);
            assertThat(new SpreadSolver(0, 0).count(puzzle, limit))
                    .as(puzzle.toString())
                    .isEqualTo(count);
        }
    }

    @Provide
    Arbitrary<Integer> limits() {
        return Arbitraries.of(1, 2, 3, 20, 150, 500);
    }

    private void assertSame(BulkAnswers answers, List<Puzzle> puzzles) {
        for (int i = 0; i < puzzles.size(); i++) {
            Puzzle puzzle = puzzles.get(i);
            int count = (int) oracle.count(puzzle, LIMIT);
            assertThat(answers.solutions(i)).as(puzzle.toString()).isEqualTo(count);
            if (count == 1) {
                assertThat(answers.solution(i)).isEqualTo(oracle.solve(puzzle));
            }
            assertThat(answers.solution(i).isPresent()).isEqualTo(count > 0);
            assertThat(answers.solution(i)).matches(grid -> grid.isEmpty() || answers(grid.get(), puzzle));
        }
    }

    @Provide
    Arbitrary<List<Puzzle>> lists() {
        Arbitrary<Puzzle> puzzles = Arbitraries.oneOf(clues(22, 50), clues(0, 22), spoilt(), sukaku());
        return Combinators.combine(puzzles, Arbitraries.longs())
                .as((puzzle, seed) -> Morph.random(RandomSource.of(seed)).apply(puzzle))
                .list()
                .ofMinSize(0)
                .ofMaxSize(60);
    }

    /// Some digits of a solved grid: from one solution to very many.
    private Arbitrary<Puzzle> clues(int fewest, int most) {
        return places(fewest, most).map(cells -> Givens.of(dug(cells)));
    }

    /// The same with a wrong digit: mostly without a solution, often against the rules.
    private Arbitrary<Puzzle> spoilt() {
        return Combinators.combine(
                        places(10, 60),
                        Arbitraries.integers().between(0, 80),
                        Arbitraries.integers().between(1, 9))
                .as((cells, cell, digit) -> new Givens(Grid.of(dug(cells)).with(cell, digit)));
    }

    /// A digit of the solution in nearly every cell, and others at random.
    private Arbitrary<Puzzle> sukaku() {
        Arbitrary<Integer> noise = Arbitraries.integers().between(0, 511);
        return noise.list().ofSize(2 * Cell.COUNT).map(bits -> {
            int[] candidates = new int[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                candidates[cell] = bits.get(2 * cell) & bits.get(2 * cell + 1);
                if (bits.get(2 * cell) != 511) {
                    candidates[cell] |= DigitSet.bit(SOLVED.digit(cell));
                }
            }
            return Pencilmarks.ofCandidates(candidates);
        });
    }

    private static Arbitrary<List<Integer>> places(int fewest, int most) {
        return Arbitraries.integers()
                .between(0, 80)
                .list()
                .uniqueElements()
                .ofMinSize(fewest)
                .ofMaxSize(most);
    }

    private static String dug(List<Integer> cells) {
        StringBuilder line = new StringBuilder(".".repeat(Cell.COUNT));
        cells.forEach(cell -> line.setCharAt(cell, SOLVED.toString().charAt(cell)));
        return line.toString();
    }

    private static boolean answers(Grid grid, Puzzle puzzle) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (!puzzle.allowed(cell).contains(grid.digit(cell))) {
                return false;
            }
        }
        return grid.isSolved();
    }
}

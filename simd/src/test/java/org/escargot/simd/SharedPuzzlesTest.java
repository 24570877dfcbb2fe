package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.escargot.generator.makers.SearchedGrids;
import org.escargot.generator.makers.SolutionGrids;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// All counts and solutions are those of [SimpleSolver], for whole collections beside the repository, which are
/// skipped where they are missing, and for a million random puzzles. One core takes about a minute for six
/// collections, ten to fifteen for forum-hardest-11plus and two for the random puzzles; and as long again for eight
/// lanes.
@Tag("full")
class SharedPuzzlesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "17-clue-49158.txt",
                "forum-hardest-375.txt",
                "forum-hardest-11plus-48766.txt",
                "magictour-1465.txt",
                "random-easy-20000.txt",
                "random-minimal-20000.txt",
                "multiple-solutions-10000.txt",
            })
    void allSolversFindWhatTheSimpleOneFinds(String file) throws IOException {
        Path path = collections().resolve("data/puzzles").resolve(file);
        assumeTrue(Files.exists(path), "no puzzle collections beside the repository");
        List<Puzzle> puzzles;
        try (var lines = Files.lines(path)) {
            puzzles = lines.filter(line -> !line.startsWith("#") && line.length() >= 81)
                    .<Puzzle>map(line -> Givens.of(line.substring(0, 81)))
                    .toList();
        }
        compare(puzzles);
    }

    @Test
    void allSolversFindWhatTheSimpleOneFindsInAMillionRandomPuzzles() {
        RandomSource random = RandomSource.of(1);
        SolutionGrids grids = new SearchedGrids();
        for (int list = 0; list < 100; list++) {
            List<Puzzle> puzzles = new ArrayList<>();
            for (int i = 0; i < 10_000; i++) {
                Grid solved = grids.next(random);
                puzzles.add(i % 4 == 3 ? pencilmarks(solved, random) : new Givens(dug(solved, random, i % 4 == 0)));
            }
            compare(puzzles);
        }
    }

    /// Some digits of a solved grid, with from one solution to very many; spoilt ones mostly with none, or against
    /// the rules.
    private static Grid dug(Grid solved, RandomSource random, boolean spoilt) {
        byte[] digits = new byte[Cell.COUNT];
        int share = 3 + random.nextInt(5);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = random.nextInt(10) < share ? (byte) solved.digit(cell) : 0;
        }
        if (spoilt) {
            digits[random.nextInt(Cell.COUNT)] = (byte) (1 + random.nextInt(9));
        }
        return Grid.of(digits);
    }

    /// A quarter of all candidates, and the digit of the solution in nearly every cell.
    private static Puzzle pencilmarks(Grid solved, RandomSource random) {
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int half = random.nextInt(512);
            candidates[cell] = half & random.nextInt(512);
            if (random.nextInt(200) != 0) {
                candidates[cell] |= DigitSet.bit(solved.digit(cell));
            }
        }
        return Pencilmarks.ofCandidates(candidates);
    }

    private static void compare(List<Puzzle> puzzles) {
        BulkAnswers expected = new OneByOneSolver(new SimpleSolver()).solve(puzzles, 2);
        compare(new OneByOneSolver(new BandSolver()), puzzles, expected);
        compare(new OneByOneSolver(new SpreadSolver()), puzzles, expected);
        compare(new LaneSolver(), puzzles, expected);
        compareCounts(puzzles);
    }

    /// A count may stop at half of the solutions that a search offers. The limit is so high that a tree in lanes
    /// looks for BUGs.
    private static void compareCounts(List<Puzzle> puzzles) {
        Solver spread = new SpreadSolver();
        Solver band = new BandSolver();
        for (Puzzle puzzle : puzzles) {
            for (long limit : new long[] {2, 150}) {
                assertThat(spread.count(puzzle, limit)).as(puzzle.toString()).isEqualTo(band.count(puzzle, limit));
            }
        }
    }

    private static void compare(BulkSolver solver, List<Puzzle> puzzles, BulkAnswers expected) {
        BulkAnswers found = solver.solve(puzzles, 2);
        for (int i = 0; i < puzzles.size(); i++) {
            assertThat(found.solutions(i)).as(puzzles.get(i).toString()).isEqualTo(expected.solutions(i));
            if (found.solutions(i) == 1) {
                assertThat(found.solution(i)).isEqualTo(expected.solution(i));
            }
        }
    }

    private static Path collections() {
        String configured = System.getProperty("escargot.shared");
        if (configured != null) {
            return Path.of(configured);
        }
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("mvnw")) && root.getParent() != null) {
            root = root.getParent();
        }
        return root.resolveSibling("shared");
    }
}

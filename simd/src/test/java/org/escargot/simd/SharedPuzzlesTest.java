package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole collections beside the repository, skipped where they are not there, and as many made-up grids.
@Tag("full")
class SharedPuzzlesTest {
    private static final Grid SOLVED =
            Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354");

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
    void theLanesFindWhatTheBandSolverFinds(String file) throws IOException {
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
    void theLanesFindWhatTheBandSolverFindsInAMillionRandomGrids() {
        RandomSource random = RandomSource.of(1);
        for (int list = 0; list < 100; list++) {
            List<Puzzle> puzzles = new ArrayList<>();
            for (int i = 0; i < 10_000; i++) {
                puzzles.add(new Givens(dug(random, i % 4 == 0)));
            }
            compare(puzzles);
        }
    }

    private static Grid dug(RandomSource random, boolean spoilt) {
        byte[] digits = new byte[Cell.COUNT];
        int share = 2 + random.nextInt(6);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = random.nextInt(10) < share ? (byte) SOLVED.digit(cell) : 0;
        }
        if (spoilt) {
            digits[random.nextInt(Cell.COUNT)] = (byte) (1 + random.nextInt(9));
        }
        return Grid.of(digits);
    }

    private static void compare(List<Puzzle> puzzles) {
        compare(new LaneSolver(), puzzles);
        compare(new OneByOneSolver(new SpreadSolver()), puzzles);
    }

    private static void compare(BulkSolver solver, List<Puzzle> puzzles) {
        BulkAnswers found = solver.solve(puzzles, 2);
        BulkAnswers expected = new OneByOneSolver(new BandSolver()).solve(puzzles, 2);
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

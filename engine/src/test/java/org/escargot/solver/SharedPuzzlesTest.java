package org.escargot.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.grid.Givens;
import org.escargot.logic.TestPuzzles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Samples of the puzzle collections beside the repository; skipped where they are not there.
@Tag("full")
class SharedPuzzlesTest {
    private static final int SAMPLE = 1000;

    @ParameterizedTest
    @CsvSource({
        "17-clue-49158.txt, 1",
        "forum-hardest-375.txt, 1",
        "forum-hardest-11plus-48766.txt, 1",
        "magictour-1465.txt, 1",
        "random-easy-20000.txt, 1",
        "random-minimal-20000.txt, 1",
        "multiple-solutions-10000.txt, 2",
    })
    void everyPuzzleHasAsManySolutionsAsItsCollectionSays(String file, long count) {
        List<String> puzzles = sample(file, SAMPLE);
        Solver solver = new BandSolver();
        for (String puzzle : puzzles) {
            assertThat(solver.count(Givens.of(puzzle), 2)).as(puzzle).isEqualTo(count);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "17-clue-49158.txt",
        "forum-hardest-375.txt",
        "magictour-1465.txt",
        "random-minimal-20000.txt",
        "multiple-solutions-10000.txt",
    })
    void theSolversAgreeOnTheSmallestSolution(String file) {
        SmallestSolution smallest = new SmallestSolution(new BandSolver());
        for (String puzzle : sample(file, 25)) {
            Givens givens = Givens.of(puzzle);
            assertThat(smallest.of(givens))
                    .isEqualTo(new SimpleSolver().solve(givens))
                    .isNotEmpty();
        }
    }

    private static List<String> sample(String file, int size) {
        Optional<List<String>> lines = TestPuzzles.shared("data/puzzles/" + file);
        assumeTrue(lines.isPresent(), "no puzzle collections beside the repository");
        List<String> all = lines.orElseThrow().stream()
                .filter(line -> !line.startsWith("#") && line.length() >= 81)
                .map(line -> line.substring(0, 81))
                .toList();
        int step = Math.max(1, all.size() / size);
        return IntStream.range(0, Math.min(size, all.size()))
                .mapToObj(i -> all.get(i * step))
                .toList();
    }
}

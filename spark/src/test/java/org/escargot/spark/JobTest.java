package org.escargot.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.escargot.Sudoku;
import org.escargot.canonical.Canonicalizer;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.grid.Givens;
import org.escargot.rating.FullRater;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.Test;

/// A job over some thousand lines: whatever the number of threads, the engine's own answers.
class JobTest {
    private static final int PUZZLES = 3000;
    private static final String QUERY = "SELECT concat_ws(' ', puzzle, escargot.solve(puzzle),"
            + " escargot.canonical(puzzle), escargot.clues(puzzle), escargot.er(puzzle), escargot.ep(puzzle),"
            + " escargot.ed(puzzle)) FROM generated ORDER BY 1";

    @Test
    void anyNumberOfThreadsGivesTheAnswersOfTheEngine() {
        List<String> puzzles = puzzles();
        List<String> expected = engine(puzzles);

        assertThat(job(puzzles, 1)).isEqualTo(expected);
        assertThat(job(puzzles, 2)).isEqualTo(expected);
    }

    private static List<String> puzzles() {
        PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
        return LongStream.range(0, PUZZLES)
                .mapToObj(index -> generator
                        .generate(7, index, 10_000)
                        .orElseThrow()
                        .puzzle()
                        .toString())
                .toList();
    }

    private static List<String> job(List<String> puzzles, int threads) {
        try (LocalSpark spark = LocalSpark.on(threads)) {
            spark.view("generated", puzzles.toArray(String[]::new));
            return spark.sql(QUERY).stream().map(row -> row.getString(0)).toList();
        }
    }

    private static List<String> engine(List<String> puzzles) {
        FullRater rater = new FullRater(List.of(Scales.EXPLAINER));
        Canonicalizer canonicalizer = new Canonicalizer();
        List<String> lines = new ArrayList<>();
        for (String puzzle : puzzles) {
            Givens givens = Givens.of(puzzle);
            Rating rating =
                    rater.rate(givens, () -> RatingLimits.NONE).ratings().getFirst();
            lines.add(String.join(
                    " ",
                    puzzle,
                    Sudoku.solve(givens).orElseThrow().toString(),
                    canonicalizer.grid(givens.grid()).toString(),
                    Integer.toString(givens.cells().size()),
                    String.join(" ", rating.figures().stream().map(Figure::text).toList())));
        }
        return lines.stream().sorted().toList();
    }
}

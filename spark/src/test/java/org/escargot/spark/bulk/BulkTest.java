package org.escargot.spark.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.escargot.canonical.Morph;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.spark.LocalSpark;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Lists in bulk: what the functions answer, row for row.
class BulkTest {
    private static final String ONE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SEVERAL = ONE.substring(0, 77) + "....";
    private static final String NONE = "11" + ONE.substring(2);
    private static final String CANDIDATES = "123456789".repeat(80) + "1........";

    private static LocalSpark spark;

    @BeforeAll
    static void start() {
        spark = LocalSpark.on(2);
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    private static void assertThatBulkEqualsFunctions(Dataset<Row> puzzles) {
        List<Row> expected = puzzles.selectExpr(
                        "*", "escargot.solve(puzzle) AS solution", "escargot.solutions(puzzle) AS solutions")
                .collectAsList();

        assertThat(Bulk.solve(puzzles, "puzzle").collectAsList()).isEqualTo(expected);
    }

    @Test
    void everyKindOfTextHasItsAnswer() {
        assertThatBulkEqualsFunctions(spark.puzzles(
                Arrays.asList(ONE, SEVERAL, NONE, CANDIDATES, "no puzzle", "", null, ONE + "\n" + ONE, ONE)));
    }

    @Test
    void listsOfManyBatchesKeepTheirOrderAndTheirOtherColumns() {
        RandomSource random = RandomSource.of(7);
        Grid puzzle = Grid.of(ONE);
        List<String> puzzles = Stream.generate(
                        () -> Morph.random(random).apply(puzzle).toString())
                .limit(20_000)
                .toList();

        assertThatBulkEqualsFunctions(spark.puzzles(puzzles)
                .selectExpr(
                        "monotonically_increasing_id() AS number",
                        "if(puzzle LIKE '1%', NULL, puzzle) AS puzzle",
                        "reverse(puzzle) AS text"));
    }

    @Test
    void anEmptyListHasTheColumnsToo() {
        Dataset<Row> solved = Bulk.solve(spark.puzzles(List.of()), "puzzle");

        assertThat(solved.columns()).containsExactly("puzzle", "solution", "solutions");
        assertThat(solved.collectAsList()).isEmpty();
    }

    @Test
    void aColumnThatHoldsNoTextsIsRefusedBeforeTheJob() {
        Dataset<Row> numbers = spark.session().range(3).toDF("number");

        assertThatThrownBy(() -> Bulk.solve(numbers, "number"))
                .hasMessage("The column number (bigint) must be a string.");
        assertThatThrownBy(() -> Bulk.solve(numbers, "puzzle")).hasMessageContaining("puzzle");
    }
}

package org.escargot.spark;

import static org.apache.spark.sql.functions.call_function;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.escargot.Sudoku;
import org.escargot.analysis.RedundantClues;
import org.escargot.canonical.Canonicalizer;
import org.escargot.grid.Givens;
import org.escargot.rating.FullRater;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The functions in plain SQL and in the DataFrame API, with arguments good and bad.
class FunctionsTest {
    private static final String ESCARGOT =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    private static final String SOLUTION =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SEVERAL = EASY.substring(0, 77) + "....";
    private static final String NONE = "11" + EASY.substring(2);
    private static final String SHORT = EASY.substring(1);
    private static final String EVERYTHING = "solve(p), solutions(p), is_minimal(p), canonical(p), er(p), ep(p), ed(p),"
            + " hardest(p), hodoku_level(p), hodoku_score(p), minutes(p), clues(p), problem(p)";

    private static LocalSpark spark;

    @BeforeAll
    static void start() {
        spark = LocalSpark.on(1);
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    /// The answers to all functions about `text`, an expression of SQL.
    private static Row everything(String text) {
        return ask(EVERYTHING.replaceAll("(\\w+)\\(p\\)", "escargot.$1(" + text + ")"));
    }

    private static Row ask(String selected) {
        return spark.sql("SELECT " + selected).getFirst();
    }

    private static String quoted(String text) {
        return "'" + text.replace("\n", "\\n") + "'";
    }

    private static BigDecimal decimal(String number) {
        return new BigDecimal(number);
    }

    @Test
    void sqlTellsAllOfAFamousPuzzle() {
        assertThat(everything(quoted(ESCARGOT)))
                .isEqualTo(RowFactory.create(
                        SOLUTION,
                        1L,
                        true,
                        ".....1..2....2..3....3..4....15......3..6..7.8....4..9..24..7...5..7..6.9....3..8",
                        decimal("10.5"),
                        decimal("1.2"),
                        decimal("1.2"),
                        "Dynamic Forcing Chains with Forcing Chains",
                        "Extreme",
                        24894,
                        decimal("28.4"),
                        23,
                        null));
    }

    @Test
    void theEngineTellsTheSame() {
        for (String puzzle : List.of(ESCARGOT, EASY)) {
            Row row = everything(quoted(puzzle));
            Givens givens = Givens.of(puzzle);
            List<Rating> ratings = new FullRater(Scales.ALL)
                    .rate(givens, () -> RatingLimits.NONE)
                    .ratings();
            Stream<String> figures = ratings.stream()
                    .flatMap(rating -> rating.figures().stream())
                    .map(Figure::text);

            assertThat(Stream.of(8, 9, 4, 5, 6, 10)
                            .map(column -> row.get(column).toString()))
                    .containsExactlyElementsOf(figures.toList());
            assertThat(row.getString(7)).isEqualTo(ratings.get(1).remark().orElseThrow());
            assertThat(row.getString(0))
                    .isEqualTo(Sudoku.solve(givens).orElseThrow().toString());
            assertThat(row.getString(3))
                    .isEqualTo(new Canonicalizer().grid(givens.grid()).toString());
            assertThat(row.getBoolean(2)).isEqualTo(RedundantClues.of(givens).isEmpty());
        }
    }

    @Test
    void theDataFrameApiTellsTheSame() {
        Row row = spark.puzzles(List.of(ESCARGOT))
                .select(
                        call_function("escargot.er", col("puzzle")),
                        call_function("escargot.clues", col("puzzle")),
                        call_function("escargot.solutions", col("puzzle"), lit(5)))
                .collectAsList()
                .getFirst();

        assertThat(row).isEqualTo(RowFactory.create(decimal("10.5"), 23, 1L));
    }

    @Test
    void aNullIsAnsweredByNulls() {
        assertThat(everything("NULL")).isEqualTo(RowFactory.create(new Object[13]));
        assertThat(everything("CAST(NULL AS STRING)")).isEqualTo(RowFactory.create(new Object[13]));
    }

    @Test
    void eightyCharactersAreAProblemAndNothingElse() {
        Object[] expected = new Object[13];
        expected[12] = "the line ends after 80 cells; a puzzle has 81 cells, each a digit 1-9 or . or 0";

        assertThat(everything(quoted(SHORT))).isEqualTo(RowFactory.create(expected));
    }

    @Test
    void anyOtherTextIsAProblemAndNothingElse() {
        for (String text : List.of("", " ", "x", "\u0000", "[[1,2", "9".repeat(100_000), "\uD800", "αβγ", "<xml>")) {
            Row row = spark.puzzles(List.of(text))
                    .selectExpr(EVERYTHING
                            .replaceAll("(\\w+)\\(p\\)", "escargot.$1(puzzle)")
                            .split(", "))
                    .first();

            assertThat(row.isNullAt(12)).as(text).isFalse();
            assertThat(nulls(row).split(" ")).as(text).hasSize(12);
        }
    }

    @Test
    void severalPuzzlesInOneTextAreAProblem() {
        assertThat(ask("escargot.problem(" + quoted(EASY + "\n" + ESCARGOT) + ")")
                        .getString(0))
                .isEqualTo("the text holds 2 puzzles where one belongs");
    }

    @Test
    void aPuzzleWithoutSolutionHasNoRating() {
        Row row = everything(quoted(NONE));

        assertThat(row.getLong(1)).isZero();
        assertThat(row.getInt(11)).isEqualTo(30);
        assertThat(nulls(row)).isEqualTo("0 2 4 5 6 7 8 9 10 12");
    }

    @Test
    void aPuzzleWithSeveralSolutionsHasNoRatingAndNoSolution() {
        Row row = everything(quoted(SEVERAL));

        assertThat(row.getLong(1)).isEqualTo(2);
        assertThat(row.getString(3)).hasSize(81);
        assertThat(nulls(row)).isEqualTo("0 2 4 5 6 7 8 9 10 12");
    }

    private static String nulls(Row row) {
        StringBuilder nulls = new StringBuilder();
        for (int i = 0; i < row.length(); i++) {
            nulls.append(row.isNullAt(i) ? " " + i : "");
        }
        return nulls.toString().strip();
    }

    @Test
    void solutionsAreCountedToTheLimit() {
        String empty = quoted(".".repeat(81));

        assertThat(ask("escargot.solutions(" + empty + ", 1000)").getLong(0)).isEqualTo(1000);
        assertThat(ask("escargot.solutions(" + empty + ", 1)").getLong(0)).isEqualTo(1);
        assertThat(ask("escargot.solutions(" + empty + ", 0)").isNullAt(0)).isTrue();
        assertThat(ask("escargot.solutions(" + empty + ", -3L)").isNullAt(0)).isTrue();
        assertThat(ask("escargot.solutions(" + empty + ", NULL)").isNullAt(0)).isTrue();
        assertThat(ask("escargot.solutions('x', 3)").isNullAt(0)).isTrue();
    }

    @Test
    void aPuzzleMayHaveAnyForm() {
        String rows = String.join("\n", EASY.split("(?<=\\G.{9})"));

        assertThat(ask("escargot.clues(" + quoted(rows) + ")").getInt(0)).isEqualTo(30);
        assertThat(ask("escargot.clues(" + quoted(EASY + " easy, 17") + ")").getInt(0))
                .isEqualTo(30);
    }

    @Test
    void candidatesAreSolvedAndRatedButHaveNoGivens() {
        String candidates = candidates(EASY);
        Row row = everything(quoted(candidates));

        assertThat(row.getString(0)).isEqualTo(everything(quoted(EASY)).getString(0));
        assertThat(row.getDecimal(4)).isNotNull();
        assertThat(nulls(row)).isEqualTo("2 3 11 12");
    }

    /// Nine characters for each cell: one where it is given, all elsewhere.
    private static String candidates(String puzzle) {
        return puzzle.chars()
                .mapToObj(cell -> cell == '.' ? "123456789" : "123456789".replaceAll("[^" + (char) cell + "]", "."))
                .collect(Collectors.joining());
    }

    @Test
    void aPuzzleWithARedundantClueIsNotMinimal() {
        assertThat(ask("escargot.is_minimal(" + quoted(SOLUTION) + ")").getBoolean(0))
                .isFalse();
    }

    @Test
    void argumentsOfAnotherKindAreToldBeforeTheJob() {
        for (String call : List.of("er(7)", "er()", "er('x', 'y')", "solutions('x', 'y')", "nothing('x')")) {
            assertThatThrownBy(() -> ask("escargot." + call)).as(call).isInstanceOf(AnalysisException.class);
        }
    }

    @Test
    void theFunctionsAreListed() {
        List<Row> listed = spark.sql("SHOW USER FUNCTIONS IN escargot");

        assertThat(listed).hasSize(13).contains(RowFactory.create("escargot.hodoku_level"));
    }

    @Test
    void namesMayHaveAnyCase() {
        assertThat(ask("escargot.Clues('" + EASY + "')").getInt(0)).isEqualTo(30);
    }

    @Test
    void answersGroupAndFilter() {
        spark.view("famous", ESCARGOT, EASY, SHORT, EASY);

        assertThat(spark.sql("SELECT escargot.canonical(puzzle), count(*) FROM famous WHERE escargot.er(puzzle) < 7.1"
                        + " GROUP BY escargot.canonical(puzzle)"))
                .singleElement()
                .extracting(row -> row.getLong(1))
                .isEqualTo(2L);
    }

    @Test
    void withoutGeneratedCodeTheAnswersAreTheSame() {
        String query = "SELECT escargot.er(puzzle), escargot.solutions(puzzle, 9), escargot.problem(puzzle) FROM mixed";
        spark.view("mixed", ESCARGOT, SEVERAL, SHORT, NONE);
        List<Row> generated = spark.sql(query);
        spark.sql("SET spark.sql.codegen.wholeStage=false");
        spark.sql("SET spark.sql.codegen.factoryMode=NO_CODEGEN");
        try {
            assertThat(spark.sql(query)).isEqualTo(generated);
        } finally {
            spark.sql("RESET spark.sql.codegen.wholeStage");
            spark.sql("RESET spark.sql.codegen.factoryMode");
        }
        assertThat(Collections.frequency(
                        generated.stream().map(row -> row.get(2)).toList(), null))
                .isEqualTo(3);
    }
}

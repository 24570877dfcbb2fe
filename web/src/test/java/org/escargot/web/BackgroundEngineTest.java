package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.generator.daily.DailyPuzzle;
import org.escargot.generator.practice.Context;
import org.escargot.generator.wish.TechniqueWish;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BackgroundEngineTest {
    private static final Pattern MADE = Pattern.compile("\\{\"attempts\":(\\d+),\"puzzle\":(\"[.1-9]{81}\")}");

    @BeforeEach
    void speakEnglish() {
        PropertiesMessages.of(Language.ENGLISH).texts().forEach(Engine::message);
    }

    @AfterEach
    void forget() {
        Engine.forgetMessages();
    }

    @Test
    void aSearchThatIsContinuedFindsWhatOneSearchFinds() {
        BackgroundEngine.seekPuzzle("level=11", "none", "7");
        String answer = BackgroundEngine.attempt(1);
        int asked = 1;
        while (!answer.contains("puzzle")) {
            assertThat(answer).isEqualTo("{\"attempts\":" + asked + "}");
            answer = BackgroundEngine.attempt(1);
            asked++;
        }

        Matcher made = MADE.matcher(answer);
        assertThat(made.matches()).isTrue();
        assertThat(made.group(1)).isEqualTo(String.valueOf(asked));
        assertThat(made.group(2)).isEqualTo(BackgroundEngine.generate(11, "7"));
    }

    @ParameterizedTest
    @CsvSource({"level=7, rotational-180", "technique=x-wing, none", "rating=30..34, none"})
    void aPuzzleIsSoughtByWhatItNeeds(String wish, String symmetry) {
        assertThat(BackgroundEngine.seekPuzzle(wish, symmetry, "7")).isEqualTo("null");
        String answer = BackgroundEngine.attempt(100);
        while (!answer.contains("puzzle")) {
            answer = BackgroundEngine.attempt(100);
        }

        Givens puzzle = Givens.of(answer.substring(answer.length() - 83, answer.length() - 2));
        switch (wish) {
            case "level=7" ->
                assertThat(puzzle.cells())
                        .isEqualTo(CellSet.of(
                                puzzle.cells().stream().map(cell -> 80 - cell).toArray()));
            case "technique=x-wing" ->
                assertThat(new TechniqueWish(Technique.X_WING, Context.USUAL)
                                .judge(puzzle)
                                .isMet())
                        .isTrue();
            default ->
                assertThat(Scales.EXPLAINER
                                .rate(puzzle, RatingLimits.NONE)
                                .figures()
                                .getFirst())
                        .isIn(IntStream.rangeClosed(30, 34)
                                .mapToObj(Figure.Tenths::new)
                                .toList());
        }
    }

    @Test
    void whatNoPuzzleIsLikeHasAReason() {
        assertThat(BackgroundEngine.seekPuzzle("rating=31..31", "none", "7")).startsWith("\"");
    }

    @Test
    void aRatingNamesTheHardestTechniqueAndItsPlace() {
        String xWing = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";

        assertThat(BackgroundEngine.rating(xWing, 60_000))
                .contains("\"hardest\":{\"technique\":\"x-wing\"")
                .contains("\"near\":\"X-Wing: look in rows 2 and 6.\"")
                .contains("\"minutes\":");
    }

    @Test
    void theDailyPuzzleIsTheEngines() {
        assertThat(BackgroundEngine.daily(20261122, 11)).isEqualTo("\"" + DailyPuzzle.of(20261122, 11) + "\"");
    }

    @Test
    void isomorphsHaveOneForm() {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        String reversed = new StringBuilder(puzzle).reverse().toString();

        assertThat(BackgroundEngine.canonical(reversed)).isEqualTo(BackgroundEngine.canonical(puzzle));
        assertThat(BackgroundEngine.canonical(puzzle))
                .isEqualTo("\"........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.\"");
    }

    /// Of their pages' examples: only HoDoKu's scale takes the first, only Sudoku Explainer's the second.
    @ParameterizedTest
    @ValueSource(
            strings = {
                ":brute-force:7:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:974 976 994 996::757:",
                ":nested-forcing-chains:5:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:126 768 974 976 286 986 994 696 996:564::"
            })
    void anExampleShowsItsTechnique(String line) {
        String technique = line.split(":", -1)[1];

        assertThat(BackgroundEngine.example(line)).contains("\"step\":{\"technique\":\"" + technique + "\"");
    }
}

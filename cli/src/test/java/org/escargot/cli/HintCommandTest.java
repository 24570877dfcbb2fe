package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HintCommandTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | en | Look for this technique:",
                "1 | fr | Technique à chercher",
                "1 | el | Αναζητήστε αυτή την τεχνική:"
            })
    void theFirstRungNamesTheTechniqueInTheLanguageAsked(String depth, String language, String beginning) {
        CommandRun run = CommandRun.of("hint", "--depth", depth, "--lang", language, PUZZLE);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith(beginning).hasLineCount(1);
    }

    @Test
    void theLastRungSaysWhatToDoInTheCoordinatesAsked() {
        assertThat(CommandRun.of("hint", PUZZLE).out()).containsPattern("Put \\d in r\\dc\\d\\.");
        assertThat(CommandRun.of("hint", "--coords", "a1", PUZZLE).out()).containsPattern("Put \\d in [A-J]\\d\\.");
        assertThat(CommandRun.of("hint", "--coords", "lc", PUZZLE).out()).containsPattern("Put \\d in L\\dC\\d\\.");
    }

    @Test
    void allStepsAreALineEachWithoutRepetition() {
        CommandRun run = CommandRun.of("hint", "--all", PUZZLE);

        assertThat(run.out().lines()).hasSizeGreaterThan(3).doesNotHaveDuplicates();
    }

    @Test
    void jsonTagsEveryRun() {
        assertThat(CommandRun.of("hint", "--json", PUZZLE).out())
                .startsWith("{\"technique\":\"")
                .contains("\"tag\":\"CELLS\"", "\"placements\":[{\"cell\":\"r")
                .hasLineCount(1);
    }

    @Test
    void aWrongDigitIsToldFirst() {
        CommandRun run = CommandRun.of("hint", PUZZLE.replace("53..7", "53+1.7"));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("Something placed is not in the solution: look at {r1c3}.\n");
    }

    @Test
    void whereThereIsNoStepTheReasonIsSaid() {
        assertThat(CommandRun.of("hint", SOLVED).out()).isEqualTo("The puzzle is solved.\n");
        assertThat(CommandRun.of("hint", "11" + ".".repeat(79)).out())
                .isEqualTo("There is no solution: the digits contradict each other.\n");
        assertThat(CommandRun.of("hint", ".".repeat(81)).out())
                .isEqualTo("No technique that is known so far finds a step.\n");
    }

    @Test
    void pencilmarksThatLostTheSolutionAreTold() {
        StringBuilder marks = new StringBuilder();
        for (int cell = 0; cell < SOLVED.length(); cell++) {
            marks.append("123456789".replaceAll("[^" + SOLVED.charAt(cell) + "]", "."));
        }
        // The candidates of r1c1 are all but its digit, 5.
        CommandRun run = CommandRun.of("hint", "1234.6789" + marks.substring(9));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("have lost the solution", "{r1c1}");
    }

    @Test
    void severalSolutionsAreSaidAndHintsGoOn() {
        CommandRun run = CommandRun.of("hint", "." + SOLVED.substring(1, 9) + ".".repeat(72));

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("several solutions");
        assertThat(run.out()).contains("Put 5 in r1c1.");
    }
}

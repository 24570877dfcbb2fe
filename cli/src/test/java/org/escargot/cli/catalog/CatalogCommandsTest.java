package org.escargot.cli.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.course.Lesson;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The commands `techniques`, `levels` and `lessons`.
class CatalogCommandsTest {
    @Test
    void everyTechniqueHasALine() {
        assertThat(CommandRun.of("techniques").out())
                .hasLineCount(Technique.values().length)
                .contains(
                        "x-wing\tX-Wing\tFish\tHard, 140 points\n",
                        "forcing-chain\tForcing Chain\tChains\tnot on it\n");
        assertThat(CommandRun.of("techniques", "--lang", "fr").out())
                .contains("naked-pair\tPaire nue\tSous-ensembles\tMoyen, 60 points\n");
    }

    @Test
    void oneTechniqueIsToldInFull() {
        assertThat(CommandRun.of("techniques", "Uniqueness-Test-1", "--lang", "el")
                        .out())
                .contains(
                        "(uniqueness-test-1)\n",
                        "Μοναδικότητα",
                        "μόνο για γρίφους με μία λύση",
                        "/el/uniqueness-test-1.md");
        assertThat(CommandRun.of("techniques", "hidden-single").out())
                .contains("lesson: box-single\n", "lesson: line-single\n");
    }

    @Test
    void aPuzzleIsPromisedOnlyWhereOneIsMade() {
        assertThat(CommandRun.of("techniques", "x-wing").out()).contains("escargot generate --technique x-wing\n");
        assertThat(CommandRun.of("techniques", "innie").out()).doesNotContain("--technique");
        assertThat(CommandRun.of("techniques", "sk-loop").out()).doesNotContain("--technique");
    }

    @Test
    void levelsAreThoseOfTheTableAndOfHodoku() {
        assertThat(CommandRun.of("levels").out())
                .hasLineCount(26)
                .contains("7\tEasy\t29..31\tsingles, a hidden one among them\n")
                .contains("9\tEasy\t17..25\t")
                .contains("16\tHard\tany number\tHard on HoDoKu's scale, 1,201 to 1,400 points\n")
                .contains("20\t17 givens\t17\tany techniques\n")
                .contains("extreme\tExtreme\tany number\t");
    }

    @Test
    void lessonsStandInTheOrderOfTheCourse() {
        assertThat(CommandRun.of("lessons").out())
                .hasLineCount(Lesson.values().length)
                .startsWith("full-house\tFull House\t1. Full houses\nbox-single\tHidden single in a box\t2. Hidden");
        assertThat(CommandRun.of("lessons", "aic").out())
                .contains("chapter: 17. Chains\n", "one like this: escargot generate --lesson aic\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "techniques xwing | there is no technique xwing; did you mean x-wing?",
                "techniques zzzzzz | there is no technique zzzzzz; escargot techniques lists them",
                "levels 21 | there is no level 21; escargot levels lists them",
                "lessons hiden-pair | there is no lesson hiden-pair; did you mean hidden-pair?",
                "generate --lesson zzzzzz | there is no lesson zzzzzz; escargot lessons lists them",
            })
    void whatIsNotThereIsToldInASentence(String line, String sentence) {
        CommandRun run = CommandRun.of(line.split(" "));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).startsWith("escargot: " + sentence).hasLineCount(1);
    }
}

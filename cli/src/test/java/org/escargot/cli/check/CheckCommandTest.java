package org.escargot.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckCommandTest {
    private static final String ONE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2x2:1a2m | several solutions | 1",
                ".Shape~4x4.Cage~2~R1C1~R1C2.~R4C4_1 | no solution: these cannot stand together: cage (r1c1 r1c2) | 1",
                ".Shape~4x4.AntiKing | no solution: these cannot stand together: anti-king | 1",
                ONE + " | one solution | 0"
            })
    void howManySolutionsAndWhyNone(String puzzle, String said, int code) {
        CommandRun run = CommandRun.of("check", puzzle);

        assertThat(run.out()).isEqualTo(said + "\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(code);
    }

    @Test
    void listsKeepStepWithTheirInput() {
        CommandRun run = CommandRun.withInput(ONE + " a name\n12\n" + "11" + ".".repeat(79) + "\n", "check");

        assertThat(run.out()).isEqualTo("""
                        one solution\ta name
                        !
                        no solution: these cannot stand together: 1 in r1c1, 1 in r1c2
                        """);
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    }

    /// A million solutions of each candidate take longer than a millisecond.
    @Test
    void whatTookTooLongIsNoAnswer() {
        CommandRun run = CommandRun.of("candidates", "--limit", "1000000", "--timeout", "0ms", ".AntiKnight");

        assertThat(run.out()).isEqualTo("not known: the time was too short\n\n");
        assertThat(run.exitCode()).isEqualTo(ExitCode.GAVE_UP);
    }

    @Test
    void candidatesAreThoseOfSomeSolution() {
        String puzzle = ".Shape~4x4.~R1C1_1~R1C2_2~R2C1_3~R2C2_4~R3C3_1~R3C4_2~R4C3_3";

        assertThat(CommandRun.of("candidates", puzzle).out())
                .isEqualTo("1  2  4  3\n3  4  2  1\n4  3  1  2\n2  1  3  4\n\n".replace("  ", " "));
        assertThat(CommandRun.of("candidates", "--limit", "9", ".Shape~4x4.~R1C1_1")
                        .out())
                .startsWith("1:9+ ");
    }
}

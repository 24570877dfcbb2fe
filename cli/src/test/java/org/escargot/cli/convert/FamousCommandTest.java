package org.escargot.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;

/// `famous`, and `--famous`.
class FamousCommandTest {
    private static final String AI_ESCARGOT =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    @Test
    void aFamousPuzzleIsSolvedByItsName() {
        for (String name : new String[] {"ai-escargot", "AI Escargot"}) {
            assertThat(CommandRun.of("solve", "--famous", name)).isEqualTo(CommandRun.of("solve", AI_ESCARGOT));
        }
    }

    @Test
    void theListBeginsWithAiEscargotAndIsReadByEveryCommand() {
        CommandRun list = CommandRun.of("famous");

        assertThat(list.out())
                .startsWith(AI_ESCARGOT + "\tai-escargot\tER 10.5\tAI Escargot\tArto Inkala, 2006\n")
                .hasLineCount(8);
        assertThat(CommandRun.withInput(list.out(), "solve", "--count").out().lines())
                .hasSize(8)
                .allMatch(line -> line.endsWith("\t1"));
        assertThat(CommandRun.of("famous", "--lang", "fr").out()).contains("La grille d’Inkala de 2012");
    }

    @Test
    void anUnknownNameIsToldWithTheKnownOnes() {
        CommandRun run = CommandRun.of("solve", "--famous", "tortoise");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .startsWith("escargot: there is no famous puzzle tortoise; the names are ai-escargot, harder,")
                .hasLineCount(1);
    }

    @Test
    void aNameAndAPuzzleAreTooMuch() {
        for (String command : new String[] {"solve", "play"}) {
            CommandRun run = CommandRun.of(command, "--famous", "harder", AI_ESCARGOT);

            assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).hasLineCount(1).contains("--famous, " + AI_ESCARGOT + " cannot be combined");
        }
    }
}

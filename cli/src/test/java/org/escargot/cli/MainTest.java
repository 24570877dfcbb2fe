package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @Test
    void helpListsTheCommandsAndTheExitCodes() {
        CommandRun run = CommandRun.of("--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("solve", "verify", "bench", "completion", "Exit codes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "verify", "bench", "completion"})
    void everyCommandHasHelpOfItsOwn(String command) {
        CommandRun run = CommandRun.of(command, "--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Usage: escargot " + command);
    }

    @Test
    void anUnknownCommandGetsOneSentence() {
        CommandRun run = CommandRun.of("sole");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains("sole");
    }

    @Test
    void completionKnowsEveryCommand() {
        assertThat(CommandRun.of("completion").out()).contains("solve", "verify", "bench");
    }

    @Test
    void versionNamesTheProgram() {
        assertThat(CommandRun.of("--version").out()).startsWith("Escargot ");
    }
}

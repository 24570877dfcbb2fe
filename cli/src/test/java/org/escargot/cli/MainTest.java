package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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

    @Test
    void withoutAnyArgumentTheHelpIsShown() {
        assertThat(CommandRun.of()).isEqualTo(CommandRun.of("--help"));
    }

    @Test
    void nobodyReadingTheOutputIsNoDisaster() {
        var closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        var err = new ByteArrayOutputStream();
        var terminal = Terminal.of(InputStream.nullInputStream(), closed, err);

        assertThat(Main.run(terminal, "solve", ".".repeat(81))).isEqualTo(141);
        assertThat(err.size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bench",
                "canonical",
                "cases",
                "compare",
                "completion",
                "dedupe",
                "explain",
                "generate",
                "hint",
                "rate",
                "shuffle",
                "solve",
                "verify"
            })
    void everyCommandHasHelpOfItsOwn(String command) {
        CommandRun run = CommandRun.of(command, "--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Usage: escargot " + command);
    }

    @Test
    void anUnknownCommandGetsOneSentence() {
        CommandRun run = CommandRun.of("sole");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .hasLineCount(1)
                .startsWith("escargot: there is no command 'sole'; the commands are analyze");
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

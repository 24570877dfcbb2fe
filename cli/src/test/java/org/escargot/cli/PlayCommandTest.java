package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayCommandTest {
    @Test
    void refusesAPortThatIsNone() {
        CommandRun run = CommandRun.of("play", "--no-browser", "--port", "99999");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("--port must be 1 to 65535, not 99999");
    }

    @Test
    void refusesAPuzzleThatIsNone() {
        CommandRun run = CommandRun.of("play", "--no-browser", "53..7");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("81 cells");
    }
}

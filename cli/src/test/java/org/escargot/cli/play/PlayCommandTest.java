package org.escargot.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;

class PlayCommandTest {
    @Test
    void refusesAPortThatIsNone() {
        CommandRun run = CommandRun.of("play", "--no-browser", "--port", "99999");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("--port must be 1 to 65535, not 99999");
    }

    @Test
    void saysWhenThePortBelongsToAnother() throws IOException {
        assumeTrue(Site.BUILT.at("/").isPresent());
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        other.createContext("/", exchange -> exchange.sendResponseHeaders(200, -1));
        other.start();
        try {
            int port = other.getAddress().getPort();
            CommandRun run = CommandRun.of("play", "--no-browser", "--port", Integer.toString(port));
            assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).contains("port " + port + " belongs to another program; choose one with --port");
        } finally {
            other.stop(0);
        }
    }

    @Test
    void refusesAPuzzleThatIsNone() {
        CommandRun run = CommandRun.of("play", "--no-browser", "53..7");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("81 cells");
    }

    @Test
    void anAddressOfAnotherMachineIsSaidToBeNone() {
        assumeTrue(Site.BUILT.at("/").isPresent());
        CommandRun run = CommandRun.of("play", "--no-browser", "--host", "192.0.2.7");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .contains("cannot be served at 192.0.2.7, port 8729")
                .hasLineCount(1);
    }

    @Test
    void anIdleTimeIsATime() {
        assertThat(CommandRun.of("play", "--no-browser", "--idle", "soon").err())
                .startsWith("escargot: --idle must be a time such as 500ms, 10s or 2m, not soon");
    }
}

package org.escargot.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.escargot.cli.terminal.Terminal;

/// What one call of the command line did, without a terminal.
public record CommandRun(int exitCode, String out, String err) {
    public static CommandRun of(String... args) {
        return withInput("", args);
    }

    public static CommandRun withInput(String input, String... args) {
        return withInput(input.getBytes(StandardCharsets.UTF_8), args);
    }

    public static CommandRun withInput(byte[] input, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exitCode = Main.run(Terminal.of(new ByteArrayInputStream(input), out, err), args);
        return new CommandRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /// The same with a person at a terminal of 80 columns.
    public static CommandRun atTerminal(String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var bare = Terminal.of(new ByteArrayInputStream(new byte[0]), out, err);
        int exitCode = Main.run(new Terminal(bare.in(), out, bare.err(), true, true, true, 80), args);
        return new CommandRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}

package org.escargot.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.escargot.cli.terminal.Terminal;

/// Short runs of what people do most. The launcher has the JVM watch them once and keep, in its AOT cache, the
/// classes they load; a class that is loaded here only slows the later runs down, so there is no more of it. The list
/// is long enough for the JVM to keep also how its methods run, so that it compiles them sooner.
final class Training {
    private static final String PUZZLE =
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300";

    private static final int LINES = 5000;

    private Training() {}

    static void main() {
        Terminal process = Terminal.ofProcess();
        Main.run(process, "solve", PUZZLE);
        Main.run(watched(process), "solve", PUZZLE);
        Main.run(reading(process, (PUZZLE + "\n").repeat(LINES)), "solve", "--threads", "2");
        Main.run(process, "solve", "--count", "--limit", "2", PUZZLE);
    }

    /// As if a person sat at `process`.
    private static Terminal watched(Terminal process) {
        return new Terminal(process.in(), process.out(), process.err(), true, true, true, process.columns());
    }

    private static Terminal reading(Terminal process, String text) {
        InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return new Terminal(in, process.out(), process.err(), false, false, false, process.columns());
    }
}

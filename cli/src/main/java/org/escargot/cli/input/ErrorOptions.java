package org.escargot.cli.input;

import picocli.CommandLine.Option;

/// How much is said of lines that cannot be read.
public final class ErrorOptions {
    @Option(
            names = "--all-errors",
            description = "Say of every line that cannot be read what is wrong with it, not only of the first 20.")
    private boolean all;

    /// Whether every line gets its sentence.
    public boolean tellsAll() {
        return all;
    }
}

package org.escargot.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// How many threads a command may use.
final class ThreadOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads to use (default: one for each core). The output is the same for any number.")
    void setThreads(int threads) {
        if (threads < 1 || threads > 1024) {
            throw new ParameterException(command.commandLine(), "--threads must be 1 to 1024, not " + threads);
        }
        this.threads = threads;
    }

    int threads() {
        return threads;
    }
}

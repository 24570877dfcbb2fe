package org.escargot.cli.work;

import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import picocli.CommandLine.Option;

/// How many threads a command may use.
public final class ThreadOptions {
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads to use (default: one for each core). The output is the same for any number.")
    void setThreads(int threads) {
        if (threads < 1 || threads > 1024) {
            throw new BadInput(Complaint.WITHIN, "--threads", 1, 1024, threads);
        }
        this.threads = threads;
    }

    public int threads() {
        return threads;
    }
}

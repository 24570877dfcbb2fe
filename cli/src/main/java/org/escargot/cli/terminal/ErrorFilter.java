package org.escargot.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/// What passes standard error on, where the launcher has to take away a line of the JVM's own.
///
/// The property `escargot.errors` has the filter's process. The process that started Escargot takes its end for the end
/// of all its messages, so Escargot waits for the filter.
public final class ErrorFilter {
    private ErrorFilter() {}

    /// Closes standard error for good and waits until all of it was passed on.
    public static void finish() {
        Long filter = Long.getLong("escargot.errors");
        if (filter != null) {
            ProcessHandle.of(filter).ifPresent(ErrorFilter::finish);
        }
    }

    private static void finish(ProcessHandle filter) {
        try {
            new FileOutputStream(FileDescriptor.err).close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        filter.onExit().join();
    }
}

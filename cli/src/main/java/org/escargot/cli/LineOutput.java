package org.escargot.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.escargot.format.Entry;

/// Standard output in blocks of whole lines: however the process ends, the last line is complete.
final class LineOutput implements RunOutput {
    private final OutputStream out;
    private final Object turn = new Object();
    private boolean closed;

    LineOutput(OutputStream out) {
        this.out = out;
    }

    @Override
    public boolean has(Entry entry) {
        return false;
    }

    @Override
    public void finishLinesOnInterrupt() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "finish-lines"));
    }

    private void close() {
        synchronized (turn) {
            closed = true;
        }
    }

    @Override
    public void end() {
        // Any input fits.
    }

    @Override
    public void write(CharSequence lines) {
        byte[] bytes = lines.toString().getBytes(StandardCharsets.UTF_8);
        synchronized (turn) {
            if (closed) {
                return;
            }
            try {
                out.write(bytes);
                out.flush();
            } catch (IOException e) {
                throw new OutputClosed(e);
            }
        }
    }

    /// The reader of our output went away (`| head`): the command ends, quietly.
    static final class OutputClosed extends RuntimeException {
        private static final long serialVersionUID = 1;

        OutputClosed(IOException cause) {
            super(cause);
        }
    }
}

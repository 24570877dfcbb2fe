package org.escargot.cli.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Reason;
import org.escargot.cli.speech.Said;
import org.escargot.cli.terminal.StandardOutput;
import org.escargot.format.Entry;

/// Standard output in blocks of whole lines: however the process ends, the last line is complete; after a write that
/// failed, where it is a file.
public final class LineOutput implements RunOutput {
    private final OutputStream out;
    private final Object turn = new Object();
    private boolean closed;

    public LineOutput(OutputStream out) {
        this.out = out;
    }

    @Override
    public boolean isElsewhere() {
        return false;
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
        write(lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    /// Writes `content`, of which nothing is written when it cannot be made.
    ///
    /// @throws IOException when it cannot be made
    public void writeWhole(WholeFile.Content content) throws IOException {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        content.writeTo(whole);
        write(whole.toByteArray());
    }

    private void write(byte[] bytes) {
        synchronized (turn) {
            if (closed) {
                return;
            }
            try {
                out.write(bytes);
                out.flush();
            } catch (IOException e) {
                throw isReaderGone(e) ? new OutputClosed(e) : lost(Reason.of(e));
            }
        }
    }

    private LostOutput lost(Object reason) {
        return new LostOutput(new Said(Complaint.OUTPUT_LOST, reason), reason);
    }

    private static boolean isReaderGone(IOException problem) {
        String message = String.valueOf(problem.getMessage()).toLowerCase(Locale.ROOT);
        // Nothing but the words of the system tells; those of Windows are "The pipe is being closed".
        return problem instanceof StandardOutput.NoReader || message.contains("pipe");
    }

    /// The reader of our output went away (`| head`): the command ends, quietly.
    public static final class OutputClosed extends RuntimeException {
        private static final long serialVersionUID = 1;

        OutputClosed(IOException cause) {
            super(cause);
        }
    }
}

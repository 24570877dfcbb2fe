package org.escargot.cli.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// Counts the bytes that pass, for the progress line, and says when the next read would have to wait.
final class CountingInput extends FilterInputStream {
    private long count;
    private Runnable onIdle = () -> {};

    CountingInput(InputStream in) {
        super(in);
    }

    /// Runs `action` before each read that may block.
    void onIdle(Runnable action) {
        onIdle = action;
    }

    /// The bytes read so far.
    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (in.available() == 0) {
            onIdle.run();
        }
        int read = in.read(bytes, offset, length);
        count += Math.max(0, read);
        return read;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}

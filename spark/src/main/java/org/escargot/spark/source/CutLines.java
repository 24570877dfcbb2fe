package org.escargot.spark.source;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/// The bytes of the lines that begin in a part of a file, whole lines all of them. A line belongs to the part in which
/// its first byte is; `\n`, `\r\n` and `\r` end a line.
final class CutLines extends InputStream {
    private final InputStream bytes;
    private final long end;
    private final long first;
    private long place;
    private boolean isDone;

    /// @param bytes stands at the byte [#from] of the file
    /// @param start where the part begins
    /// @param end where the part ends
    CutLines(InputStream bytes, long start, long end) throws IOException {
        this.bytes = new BufferedInputStream(bytes, 1 << 16);
        this.end = end;
        place = from(start);
        if (start > 0) {
            skipLine();
        }
        first = place;
        isDone = place >= end;
    }

    /// Where to begin to read, to get the lines from the byte `start` on: one byte before it, so that a line end just
    /// before the part is seen.
    static long from(long start) {
        return Math.max(0, start - 1);
    }

    /// Where the first line begins.
    long first() {
        return first;
    }

    private void skipLine() throws IOException {
        int skipped = take();
        while (skipped >= 0 && skipped != '\n' && skipped != '\r') {
            skipped = take();
        }
        if (skipped == '\r') {
            bytes.mark(1);
            if (bytes.read() == '\n') {
                place++;
            } else {
                bytes.reset();
            }
        }
    }

    private int take() throws IOException {
        int taken = bytes.read();
        place += taken < 0 ? 0 : 1;
        return taken;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (isDone || length == 0) {
            return isDone ? -1 : 0;
        }
        int count = bytes.read(target, offset, length);
        if (count < 0) {
            isDone = true;
            return -1;
        }
        // The first line end at the last byte of the part or behind it ends the last line.
        int passed = offset + Math.clamp(end - 1 - place, 0, count);
        while (passed < offset + count && target[passed] != '\n' && target[passed] != '\r') {
            passed++;
        }
        isDone = passed < offset + count;
        int taken = isDone ? passed + 1 - offset : count;
        place += taken;
        return taken;
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}

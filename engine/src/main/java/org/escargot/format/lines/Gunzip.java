package org.escargot.format.lines;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/// Unpacks gzip; where the data has a fault, all data before it is read first.
final class Gunzip extends GZIPInputStream {
    /// The bytes after the data of a member: its checksum and its length.
    private static final int TRAILER = 8;

    Gunzip(InputStream packed) throws IOException {
        super(packed, 1 << 16);
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int count = super.read(target, offset, length);
        if (count < 0) {
            refuseJunk();
        }
        return count;
    }

    /// What follows the last member is skipped by the class above; zeros only fill a block.
    private void refuseJunk() throws IOException {
        int rest = inf.getRemaining() - TRAILER;
        for (int i = len - Math.max(0, rest); i < len; i++) {
            if (buf[i] != 0) {
                throw new TrailingDataException();
            }
        }
    }

    /// Nothing that would make a reader ask for more before it hands on what it has, and lose that if there is a
    /// fault.
    @Override
    public int available() {
        return 0;
    }
}

package org.escargot.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/// Standard output of the process, unbuffered.
public final class StandardOutput extends OutputStream {
    /// What the system says of a pipe that is only full for now.
    private static final String BUSY = "Resource temporarily unavailable";

    private final FileOutputStream out;
    private final Kind kind;

    /// What stands behind the descriptor.
    enum Kind {
        /// A file, of which a torn line can be taken back.
        FILE,
        /// A pipe, whose writes fail when its reader has gone, in whatever language the system says so.
        PIPE,
        /// A terminal, a device, or unknown.
        OTHER;

        /// What the letters of the launcher say.
        static Kind of(String letters) {
            return letters.contains("f") ? FILE : letters.contains("p") ? PIPE : OTHER;
        }
    }

    /// A reader that has gone.
    public static final class NoReader extends IOException {
        private static final long serialVersionUID = 1;

        NoReader(IOException cause) {
            super(cause);
        }
    }

    private StandardOutput(FileOutputStream out, Kind kind) {
        this.out = out;
        this.kind = kind;
    }

    static StandardOutput ofProcess(Kind kind) {
        return of(new FileOutputStream(FileDescriptor.out), kind);
    }

    static StandardOutput of(FileOutputStream out, Kind kind) {
        return new StandardOutput(out, kind);
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        switch (kind) {
            case FILE -> writeLines(ByteBuffer.wrap(bytes, offset, length));
            case PIPE -> writeToReader(bytes, offset, length);
            case OTHER -> out.write(bytes, offset, length);
        }
    }

    private void writeToReader(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            throw BUSY.equals(e.getMessage()) ? e : new NoReader(e);
        }
    }

    /// Only a channel tells how much of a block was written when a write fails.
    private void writeLines(ByteBuffer block) throws IOException {
        FileChannel channel = out.getChannel();
        int begin = block.position();
        try {
            while (block.hasRemaining()) {
                channel.write(block);
            }
        } catch (IOException e) {
            takeBack(channel, torn(block, begin));
            throw e;
        }
    }

    /// How many bytes stand behind the last line end that was written.
    private static int torn(ByteBuffer block, int begin) {
        int end = block.position();
        while (end > begin && block.get(end - 1) != '\n') {
            end--;
        }
        return block.position() - end;
    }

    private static void takeBack(FileChannel channel, int torn) throws IOException {
        long size = channel.size();
        // Another program may have written after this one.
        if (torn > 0 && channel.position() == size) {
            channel.truncate(size - torn);
        }
    }
}

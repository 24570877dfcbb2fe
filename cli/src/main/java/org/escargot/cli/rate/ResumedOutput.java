package org.escargot.cli.rate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.escargot.cli.input.BoundedLines;
import org.escargot.cli.output.Destination;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.RunOutput;
import org.escargot.cli.speech.BadOutput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Reason;
import org.escargot.cli.speech.Said;
import org.escargot.format.Entry;
import org.jspecify.annotations.Nullable;

/// A file of ratings that an earlier run may have left unfinished: what it has stays, and new lines follow it, so that
/// in the end it is what one run would have written. The lines themselves tell how far that run came.
///
/// Nothing is changed before every line has found its puzzle; then a last line goes that a killed process left without
/// its end.
final class ResumedOutput implements RunOutput, AutoCloseable {
    /// In bytes: more than any line that we write.
    private static final int LONGEST = 1 << 20;

    private final String name;
    private final RateWriter writer;
    private final boolean isFiltered;
    private final FileChannel channel;
    private final BoundedLines earlier;
    private final LineOutput out;

    /// The first line that has not found its puzzle; null behind the last.
    private @Nullable String line;

    /// What stands behind the last line end.
    private String torn = "";

    /// How many lines were read, and how many bytes they have.
    private long lines;

    private long length;
    private boolean isWriting;

    private ResumedOutput(String name, RateWriter writer, boolean isFiltered, FileChannel channel) {
        this.name = name;
        this.writer = writer;
        this.isFiltered = isFiltered;
        this.channel = channel;
        this.earlier = new BoundedLines(new BufferedInputStream(Channels.newInputStream(channel)), LONGEST);
        this.out = new LineOutput(Channels.newOutputStream(channel));
    }

    /// The output `name`, which need not be there yet.
    ///
    /// @param isFiltered whether puzzles may be without a line
    /// @throws BadOutput when it cannot be written
    static ResumedOutput open(String name, RateWriter writer, boolean isFiltered) {
        try {
            FileChannel channel = FileChannel.open(
                    regular(name), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new BadOutput(Complaint.LOCKED, name);
            }
            return new ResumedOutput(name, writer, isFiltered, channel);
        } catch (InvalidPathException | IOException e) {
            throw unwritable(name, e);
        }
    }

    /// Where `name` leads to: what was written there must be there to be read again.
    private static Path regular(String name) throws IOException {
        return switch (Destination.of(Path.of(name))) {
            case Destination.Replaced(Path place) -> place;
            case Destination.Refused(Complaint why) -> throw new BadOutput(Complaint.UNWRITABLE, name, new Said(why));
            case Destination.Through _ -> throw new BadOutput(Complaint.NOT_RESUMED, name);
        };
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private static BadOutput unwritable(String name, Exception problem) {
        return new BadOutput(Complaint.UNWRITABLE, name, Reason.of(problem));
    }

    /// Reads the header, or writes it where there is nothing yet.
    ///
    /// @param header the line above all others; empty where there is none
    /// @throws BadOutput when there is something else
    void begin(String header) {
        next();
        if (line == null) {
            if (!header.startsWith(torn)) {
                throw new BadOutput(Complaint.NO_WHOLE_LINE, name);
            }
            write(header);
        } else if (!header.isEmpty()) {
            if (!header.equals(line + "\n")) {
                throw new BadOutput(Complaint.OTHER_RUN, name, header.strip());
            }
            next();
        }
    }

    @Override
    public boolean isElsewhere() {
        return true;
    }

    @Override
    public boolean has(Entry entry) {
        if (line == null) {
            return false;
        }
        if (writer.isOf(line, entry)) {
            next();
            return true;
        }
        if (isFiltered) {
            return true;
        }
        throw foreign();
    }

    private BadOutput foreign() {
        return new BadOutput(Complaint.OTHER_LINE, lines, name);
    }

    private void next() {
        try {
            line = read();
        } catch (IOException e) {
            throw unwritable(name, e);
        }
    }

    private @Nullable String read() throws IOException {
        BoundedLines.Line next = earlier.next();
        if (next == null) {
            return null;
        }
        return switch (next.end()) {
            case LINE_FEED -> {
                lines++;
                length += next.length() + 1;
                yield next.text();
            }
            case END_OF_FILE -> {
                torn = next.text();
                yield null;
            }
            case BOUND -> throw new BadOutput(Complaint.LONG_LINE, lines + 1, name);
        };
    }

    @Override
    public void write(CharSequence text) {
        try {
            if (!isWriting) {
                isWriting = true;
                channel.truncate(length);
                channel.position(length);
            }
            out.write(text);
        } catch (IOException e) {
            throw unfinished(Reason.of(e));
        } catch (LineOutput.OutputClosed e) {
            throw unfinished(new Said(Complaint.NO_READER));
        } catch (LostOutput e) {
            throw unfinished(e.reason());
        }
    }

    private LostOutput unfinished(Object reason) {
        return new LostOutput(new Said(Complaint.UNFINISHED, name, reason), reason);
    }

    @Override
    public void finishLinesOnInterrupt() {
        out.finishLinesOnInterrupt();
    }

    @Override
    public void end() {
        if (line != null) {
            throw foreign();
        }
        write("");
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw unfinished(Reason.of(e));
        }
    }
}

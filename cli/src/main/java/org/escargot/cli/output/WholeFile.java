package org.escargot.cli.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Phrase;
import org.escargot.cli.speech.Reason;
import org.escargot.cli.speech.Said;

/// Writes a file as a whole or not at all: beside its place first, through to the disk, then moved there in one step.
///
/// A link is followed, and a file that was there hands its mode on. Only nothing and a regular file are replaced:
/// bytes for a device or a pipe go through it.
public final class WholeFile {
    private WholeFile() {}

    /// What a file is to hold.
    public interface Content {
        /// Writes the whole of it. It may close `out` or not.
        void writeTo(OutputStream out) throws IOException;
    }

    /// Puts `content` in the place of what `file` held.
    ///
    /// @param unwritable what to say when it cannot be written: of the file and the reason
    /// @throws LostOutput when it cannot be written; then what was there stays
    public static void write(Path file, Phrase unwritable, Content content) {
        try {
            switch (Destination.of(file)) {
                case Destination.Refused(var why) -> throw lost(file, unwritable, new Said(why));
                case Destination.Replaced(var place) -> replace(place, content);
                case Destination.Through(var place, var how) -> {
                    try (OutputStream out = Files.newOutputStream(place, how)) {
                        writeTo(out, content);
                    }
                }
            }
        } catch (IOException e) {
            throw lost(file, unwritable, Reason.of(e));
        }
    }

    /// Where `file` leads to, which need not be there.
    ///
    /// @throws IOException when it leads nowhere
    public static Path behindLinks(Path file) throws IOException {
        return Destination.behindLinks(file);
    }

    private static void replace(Path place, Content content) throws IOException {
        try (NextFile next = NextFile.beside(place)) {
            next.write(out -> writeTo(out, content));
            next.moveToPlace();
        }
    }

    /// Some contents close their stream, but this one is still to be written through to the disk.
    private static void writeTo(OutputStream out, Content content) throws IOException {
        OutputStream open = new BufferedOutputStream(out) {
            @Override
            public void close() throws IOException {
                flush();
            }
        };
        content.writeTo(open);
        open.flush();
    }

    private static LostOutput lost(Path file, Phrase unwritable, Object reason) {
        return new LostOutput(new Said(unwritable, file, reason), reason);
    }
}

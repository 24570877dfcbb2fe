package org.escargot.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Phrase;
import org.escargot.cli.speech.Reason;
import org.escargot.cli.speech.Said;

/// Writes a file as a whole or not at all: beside its place first, then moved there in one step.
public final class WholeFile {
    private WholeFile() {}

    /// What a file is to hold.
    public interface Content {
        /// Writes the whole of it; the caller closes `out`.
        void writeTo(OutputStream out) throws IOException;
    }

    /// Puts `content` in the place of what `file` held.
    ///
    /// @param unwritable what to say when it cannot be written: of the file and the reason
    /// @throws LostOutput when it cannot be written; then what was there stays
    public static void write(Path file, Phrase unwritable, Content content) {
        Path next = file.resolveSibling(file.getFileName() + ".new");
        try {
            try (OutputStream out = Files.newOutputStream(next)) {
                content.writeTo(out);
            }
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            remove(next);
            Object reason = Reason.of(e);
            throw new LostOutput(new Said(unwritable, file, reason), reason);
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // Why it could not be written is told already.
        }
    }
}

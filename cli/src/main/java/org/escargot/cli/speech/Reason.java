package org.escargot.cli.speech;

import java.io.EOFException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.ReadOnlyFileSystemException;
import org.escargot.format.lines.EndlessLineException;
import org.escargot.format.lines.TrailingDataException;
import org.jspecify.annotations.Nullable;

/// Why something could not be read or written, in a few words: said by us, or what the system has for a text.
public final class Reason {
    private Reason() {}

    /// Many of the JDK's exceptions say the reason by their class alone, and have the path for a message.
    public static Object of(Exception problem) {
        return switch (problem) {
            case AccessDeniedException _ -> new Said(Complaint.NOT_PERMITTED);
            case NoSuchFileException _ -> new Said(Complaint.NOT_THERE);
            case FileAlreadyExistsException _ -> new Said(Complaint.NO_FOLDER);
            case FileSystemLoopException _ -> new Said(Complaint.LINK_LOOP);
            case ReadOnlyFileSystemException _ -> new Said(Complaint.READ_ONLY);
            case FileSystemException file -> orUnknown(file.getReason());
            // Only unpacking ends in this exception, and its message is empty or about the library.
            case EOFException _ -> new Said(Complaint.CUT_GZIP);
            case TrailingDataException _ -> new Said(Complaint.BEHIND_GZIP);
            case EndlessLineException _ -> new Said(Complaint.ENDLESS_LINE);
            default -> orUnknown(problem.getMessage());
        };
    }

    private static Object orUnknown(@Nullable String reason) {
        return switch (reason) {
            case null -> new Said(Complaint.NO_REASON);
            case "No space left on device" -> new Said(Complaint.NO_SPACE);
            case "Bad file descriptor" -> new Said(Complaint.CLOSED);
            default -> reason;
        };
    }
}

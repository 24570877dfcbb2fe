package org.escargot.cli.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadOutput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Said;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteErrorCode;

/// What SQLite says of a library, as a sentence.
final class LibraryProblem {
    /// A code and a sentence, and the same once more in parentheses, from SQLite itself.
    private static final Pattern TWICE = Pattern.compile("(?s)\\[\\w+].*\\((.+)\\)");

    private LibraryProblem() {}

    /// What to throw when `problem` has happened with the library at `path`.
    static RuntimeException of(Path path, SQLException problem) {
        if (problem.getCause() instanceof NativeLibraryNotFoundException) {
            return unusable(path, new Said(Complaint.NO_SQLITE));
        }
        if (problem instanceof BatchUpdateException && problem.getCause() instanceof SQLException cause) {
            return of(path, cause);
        }
        // The lowest byte is the kind; what is above it says more of it.
        SQLiteErrorCode kind = SQLiteErrorCode.getErrorCode(problem.getErrorCode() & 0xFF);
        return switch (kind) {
            case SQLITE_BUSY -> new BadOutput(Complaint.LOCKED, path);
            case SQLITE_FULL -> lost(path, new Said(Complaint.NO_SPACE));
            case SQLITE_IOERR -> lost(path, new Said(Complaint.LIBRARY_FAILED));
            case SQLITE_CORRUPT, SQLITE_NOTADB -> unusable(path, new Said(Complaint.LIBRARY_DAMAGED, path));
            case SQLITE_READONLY -> unusable(path, new Said(Complaint.READ_ONLY));
            case SQLITE_CANTOPEN -> unopened(path);
            case SQLITE_PERM -> unusable(path, new Said(Complaint.NOT_PERMITTED));
            default -> unusable(path, words(problem));
        };
    }

    /// SQLite says this, too, where there is no room for what it writes beside the file.
    private static RuntimeException unopened(Path path) {
        return isOpen(path)
                ? lost(path, new Said(Complaint.LIBRARY_FAILED))
                : unusable(path, new Said(Complaint.NOT_PERMITTED));
    }

    private static boolean isOpen(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        return folder != null && Files.isWritable(folder) && (Files.notExists(path) || Files.isWritable(path));
    }

    /// SQLite's code is not there, or the system cannot run it.
    static BadOutput withoutCode(Path path) {
        return unusable(path, new Said(Complaint.NO_SQLITE));
    }

    private static BadOutput unusable(Path path, Object reason) {
        return new BadOutput(Complaint.LIBRARY, path, reason);
    }

    private static LostOutput lost(Path path, Said reason) {
        return new LostOutput(new Said(Complaint.LIBRARY, path, reason), reason);
    }

    private static Object words(SQLException problem) {
        String message = problem.getMessage();
        if (message == null) {
            return new Said(Complaint.NO_REASON);
        }
        Matcher twice = TWICE.matcher(message);
        return twice.matches() ? twice.group(1) : message;
    }
}

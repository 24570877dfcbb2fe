package org.escargot.cli.output;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.escargot.cli.speech.Complaint;

/// How the bytes of an output get to its name, by what stands there.
public sealed interface Destination {
    /// As many as Linux follows.
    int MOST_LINKS = 40;

    Set<PosixFilePermission> WRITE = EnumSet.of(
            PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    /// Where the names of open files stand. They lead on like links, but the program that opened such a file goes on
    /// with it, so it must not be replaced.
    List<Path> OPEN_FILES =
            List.of(Path.of("/proc"), Path.of("/dev/fd"), Path.of("/dev/stdout"), Path.of("/dev/stderr"));

    /// Nothing or a regular file is there, and no link.
    record Replaced(Path place) implements Destination {}

    /// A device, a pipe, or a file that someone has open for us.
    record Through(Path place, OpenOption how) implements Destination {}

    /// It may not be written.
    record Refused(Complaint why) implements Destination {}

    /// What to do for `file`.
    static Destination of(Path file) throws IOException {
        Path place = behindLinks(file);
        if (Files.isDirectory(place)) {
            return new Refused(Complaint.IS_FOLDER);
        }
        if (isOpenFile(place) || Files.exists(place) && !Files.isRegularFile(place)) {
            // A program that has the file open may have written to it.
            return new Through(
                    place, Files.isRegularFile(place) ? StandardOpenOption.APPEND : StandardOpenOption.WRITE);
        }
        if (Files.exists(place) && isReadOnly(place)) {
            return new Refused(Complaint.IS_READ_ONLY);
        }
        return Files.notExists(place) || Files.isWritable(place)
                ? new Replaced(place)
                : new Refused(Complaint.NOT_PERMITTED);
    }

    /// Where `file` leads to, which need not be there.
    static Path behindLinks(Path file) throws IOException {
        Path at = file;
        for (int links = 0; links < MOST_LINKS; links++) {
            if (isOpenFile(at) || !Files.isSymbolicLink(at)) {
                return at;
            }
            at = at.resolveSibling(Files.readSymbolicLink(at));
        }
        throw new FileSystemLoopException(file.toString());
    }

    private static boolean isOpenFile(Path file) {
        Path whole = file.toAbsolutePath();
        return OPEN_FILES.stream().anyMatch(whole::startsWith);
    }

    /// Root may write such a file, but who made it read-only did not mean that.
    private static boolean isReadOnly(Path place) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(place, PosixFileAttributeView.class);
        return view != null && Collections.disjoint(view.readAttributes().permissions(), WRITE);
    }
}

package org.escargot.cli.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Reason;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Terminal;

/// Opens what a user names: a file, or `-` for standard input.
///
/// @param name how messages call it
/// @param stream its bytes
/// @param size how many bytes there are, or 0 when that is unknown
record InputFile(String name, CountingInput stream, long size) {
    /// @throws BadInput when there is no such file, or no way to read it
    static InputFile open(Terminal terminal, String argument) {
        if (argument.equals("-")) {
            return new InputFile(terminal.speech().say(Report.STANDARD_INPUT), new CountingInput(terminal.in()), 0);
        }
        if (argument.isEmpty()) {
            throw new BadInput(Complaint.EMPTY_NAME);
        }
        if (!exists(argument)) {
            throw new BadInput(Complaint.NO_SUCH_FILE, argument);
        }
        Path path = Path.of(argument);
        if (Files.isDirectory(path)) {
            throw new BadInput(Complaint.DIRECTORY, argument);
        }
        try {
            return new InputFile(argument, new CountingInput(Files.newInputStream(path)), Files.size(path));
        } catch (IOException e) {
            throw unreadable(argument, e);
        }
    }

    /// Whether there is such a file. A puzzle need not be a path at all: Windows knows none with a `*`.
    static boolean exists(String argument) {
        try {
            return Files.exists(Path.of(argument));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /// Whether `argument` is something that gives its bytes only once: standard input, or a pipe.
    static boolean isReadOnce(String argument) {
        return argument.equals("-")
                || exists(argument) && !Files.isRegularFile(Path.of(argument)) && !Files.isDirectory(Path.of(argument));
    }

    /// What share of it was read, 0..1; -1 when that is unknown.
    double share() {
        return size > 0 ? (double) stream.count() / size : -1;
    }

    void close() {
        try {
            stream.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What to say when reading `name` fails.
    static BadInput unreadable(String name, IOException problem) {
        return new BadInput(Complaint.UNREADABLE, name, Reason.of(problem));
    }
}

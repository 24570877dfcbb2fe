package org.escargot.cli.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Which library a command works on.
final class LibraryOption {
    @Option(
            names = "--library",
            paramLabel = "FILE",
            description = "The library's file (default: ESCARGOT_LIBRARY, or escargot/library.db among the user's "
                    + "data).")
    private @Nullable Path file;

    /// The library, which is made where there is none.
    LibraryFile openOrMake() {
        return LibraryFile.open(path());
    }

    /// The library that is there.
    ///
    /// @throws BadInput when there is none
    LibraryFile open() {
        return LibraryFile.open(existing());
    }

    /// The library that is there, to be asked and not changed.
    ///
    /// @throws BadInput when there is none
    LibraryFile openToAsk() {
        return LibraryFile.openToAsk(existing());
    }

    private Path existing() {
        Path path = path();
        if (Files.notExists(path)) {
            throw new BadInput(Complaint.NO_LIBRARY, path);
        }
        return path;
    }

    private Path path() {
        return file != null ? file : ofUser(System.getenv(), System.getProperty("user.home", "."));
    }

    /// Where the library of a user is.
    ///
    /// @param environment the variables of the process
    /// @param home the user's home as the JVM knows it
    static Path ofUser(Map<String, String> environment, String home) {
        String named = environment.getOrDefault("ESCARGOT_LIBRARY", "");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        String meant = environment.getOrDefault("HOME", "");
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        Path folder = data.isEmpty() ? Path.of(meant.isEmpty() ? home : meant, ".local", "share") : Path.of(data);
        return folder.resolve("escargot").resolve("library.db");
    }
}

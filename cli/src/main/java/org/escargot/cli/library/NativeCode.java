package org.escargot.cli.library;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.escargot.cli.output.WholeFile;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;
import org.sqlite.util.OSInfo;

/// SQLite's native code. Its jar would unpack it at each start into the system's folder for temporary files, which may
/// be full or forbid code to run, and where a killed process leaves it. So it is unpacked once, where the launcher has
/// its caches.
final class NativeCode {
    /// Kept, for else the setting would be forgotten with it. What goes wrong is said by us, in a sentence.
    private static final Logger LOGGER = Logger.getLogger("org.sqlite");

    private NativeCode() {}

    /// Has SQLite load its code from where it was unpacked, if there is such a place.
    static void prepare() {
        LOGGER.setLevel(Level.OFF);
        if (System.getProperty("org.sqlite.lib.path") == null) {
            String name = name();
            folders()
                    .filter(folder -> isUnpacked(folder.resolve(name)))
                    .findFirst()
                    .ifPresent(folder -> {
                        System.setProperty(
                                "org.sqlite.lib.path", folder.toAbsolutePath().toString());
                        System.setProperty("org.sqlite.lib.name", name);
                    });
        }
    }

    private static String name() {
        return String.join(
                "-",
                "sqlite",
                SQLiteJDBCLoader.getVersion(),
                OSInfo.getNativeLibFolderPathForCurrentOS().replace('/', '-'),
                LibraryLoaderUtil.getNativeLibName());
    }

    /// Beside the jars, or in the user's cache; nowhere, where the program is none that was unpacked from a download or
    /// built by its launcher.
    private static Stream<Path> folders() {
        try {
            Path jar = Path.of(SQLiteJDBCLoader.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.exists(jar.resolveSibling("fingerprint"))
                    ? Stream.concat(Stream.of(jar.resolveSibling("")), caches(System.getenv()).stream())
                    : Stream.empty();
        } catch (URISyntaxException e) {
            return Stream.empty();
        }
    }

    /// The user's folder for what can be made anew.
    static List<Path> caches(Map<String, String> environment) {
        String named = environment.getOrDefault("XDG_CACHE_HOME", "");
        String home = environment.getOrDefault("HOME", "");
        if (!named.isEmpty()) {
            return List.of(Path.of(named, "escargot"));
        }
        return home.isEmpty() ? List.of() : List.of(Path.of(home, ".cache", "escargot"));
    }

    private static boolean isUnpacked(Path place) {
        return Files.isRegularFile(place) || unpack(place);
    }

    private static boolean unpack(Path place) {
        String packed = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName();
        try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(packed)) {
            if (in == null) {
                return false;
            }
            Files.createDirectories(place.toAbsolutePath().getParent());
            WholeFile.write(place, Complaint.UNWRITABLE, in::transferTo);
            return true;
        } catch (IOException | LostOutput _) {
            // The next place, or SQLite's own way, may do.
            return false;
        }
    }
}

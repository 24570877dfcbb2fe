package org.escargot.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/// The page's files, as the module `web` has put them on the class path.
final class Site {
    /// Where the module `web` puts it.
    static final Site BUILT = new Site("/org/escargot/web/site");

    /// No dots at the start of a name, so that no path leads out; and a name ends in a kind.
    private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.[a-z0-9]+");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json; charset=utf-8",
            "webmanifest", "application/manifest+json; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "txt", "text/plain; charset=utf-8",
            "wasm", "application/wasm");

    private final String root;
    private final Map<String, Optional<Page>> known = new ConcurrentHashMap<>();

    /// The files in the folder `root` of the class path.
    Site(String root) {
        this.root = root;
    }

    /// A file to serve.
    static final class Page {
        private final String type;
        private final boolean lasting;
        private final byte[] zipped;

        private Page(String type, boolean lasting, byte[] zipped) {
            this.type = type;
            this.lasting = lasting;
            this.zipped = zipped;
        }

        /// Its media type.
        String type() {
            return type;
        }

        /// Whether its name changes whenever its content does.
        boolean isLasting() {
            return lasting;
        }

        /// Its content, by gzip; not to be changed.
        byte[] zipped() {
            return zipped;
        }
    }

    /// The file at `path`, such as `/index.html`, or empty if there is none.
    Optional<Page> at(String path) {
        String file = path.equals("/") ? "/index.html" : path;
        return PATH.matcher(file).matches() ? known.computeIfAbsent(file, this::read) : Optional.empty();
    }

    private Optional<Page> read(String file) {
        String type = TYPES.get(file.substring(file.lastIndexOf('.') + 1));
        try (InputStream content = type == null ? null : Site.class.getResourceAsStream(root + file)) {
            if (type == null || content == null) {
                return Optional.empty();
            }
            ByteArrayOutputStream zipped = new ByteArrayOutputStream();
            try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
                content.transferTo(zip);
            }
            return Optional.of(new Page(type, file.startsWith("/assets/"), zipped.toByteArray()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

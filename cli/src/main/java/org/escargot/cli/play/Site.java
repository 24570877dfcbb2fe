package org.escargot.cli.play;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// The page's files, as the module `web` has put them on the class path.
final class Site {
    /// Where the module `web` puts it.
    static final Site BUILT = new Site("/org/escargot/web/site");

    /// No dots at the start of a name, so that no path leads out; and a name ends in a kind.
    private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.[a-z0-9]+");

    /// No file has a longer one; matching goes as deep as the path.
    private static final int LONGEST_PATH = 200;

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json; charset=utf-8"),
            Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("net", "application/octet-stream"),
            Map.entry("woff2", "font/woff2"));

    private final String root;
    /// Only what there is, for what is asked for has no end.
    private final Map<String, Page> known = new ConcurrentHashMap<>();

    /// The files in the folder `root` of the class path.
    Site(String root) {
        this.root = root;
    }

    /// A file to serve.
    static final class Page {
        private final String type;
        private final boolean lasting;
        private final int length;
        private final byte[] zipped;
        private final String tag;

        private Page(String type, boolean lasting, byte[] content) throws IOException {
            this.type = type;
            this.lasting = lasting;
            this.length = content.length;
            this.zipped = zip(content);
            this.tag = '"' + digest(content).substring(0, 32) + '"';
        }

        /// Its media type.
        String type() {
            return type;
        }

        /// Whether its name changes whenever its content does.
        boolean isLasting() {
            return lasting;
        }

        /// The entity tag of its content, in quotes.
        String tag() {
            return tag;
        }

        /// How many bytes its content has, by gzip or plain.
        int length(boolean byGzip) {
            return byGzip ? zipped.length : length;
        }

        /// Its content, by gzip or plain.
        InputStream content(boolean byGzip) throws IOException {
            InputStream bytes = new ByteArrayInputStream(zipped);
            return byGzip ? bytes : new GZIPInputStream(bytes);
        }
    }

    /// The file at `path`, such as `/index.html`, or empty if there is none.
    Optional<Page> at(String path) {
        String file = path.equals("/") ? "/index.html" : path;
        boolean isName = file.length() <= LONGEST_PATH && PATH.matcher(file).matches();
        return isName ? Optional.ofNullable(known.computeIfAbsent(file, this::read)) : Optional.empty();
    }

    /// How many files are kept in memory.
    int kept() {
        return known.size();
    }

    private @Nullable Page read(String file) {
        String type = TYPES.get(file.substring(file.lastIndexOf('.') + 1));
        try (InputStream content = type == null ? null : Site.class.getResourceAsStream(root + file)) {
            return type == null || content == null
                    ? null
                    : new Page(type, file.startsWith("/assets/"), content.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] zip(byte[] content) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
            zip.write(content);
        }
        return zipped.toByteArray();
    }

    private static String digest(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JVM has SHA-256.", e);
        }
    }
}

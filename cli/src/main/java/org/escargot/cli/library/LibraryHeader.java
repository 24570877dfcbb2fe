package org.escargot.cli.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// What the first bytes of a file tell of it, before anything opens it that might change it
/// ([format](https://sqlite.org/fileformat.html#the_database_header)).
///
/// @param isDatabase whether it is a database of SQLite
/// @param application of which program
/// @param version of which version of its tables
record LibraryHeader(boolean isDatabase, int application, int version) {
    private static final int LENGTH = 100;
    private static final int VERSION_AT = 60;
    private static final int APPLICATION_AT = 68;
    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    /// Of the file at `path`.
    static LibraryHeader of(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(LENGTH);
            if (bytes.length < LENGTH
                    || ByteBuffer.wrap(bytes, 0, MAGIC.length).compareTo(ByteBuffer.wrap(MAGIC)) != 0) {
                return new LibraryHeader(false, 0, 0);
            }
            ByteBuffer header = ByteBuffer.wrap(bytes);
            return new LibraryHeader(true, header.getInt(APPLICATION_AT), header.getInt(VERSION_AT));
        }
    }
}

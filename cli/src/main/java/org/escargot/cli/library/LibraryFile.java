package org.escargot.cli.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.BadOutput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Reason;
import org.sqlite.SQLiteConfig;

/// The file of a library: a database of [SQLite](https://sqlite.org), which any tool for these can open.
///
/// What was committed stays, whatever happens to the process or the machine: the log beside the file is written
/// through to the disk at every commit, and played back when the file is opened again.
final class LibraryFile implements AutoCloseable {
    /// `ESCA`, which tells the file from other databases.
    private static final int APPLICATION = 0x45534341;
    private static final int PATIENCE_MILLIS = 5_000;
    private static final int CACHE_KIB = 256 * 1024;

    private final Path path;
    private final Connection connection;

    private LibraryFile(Path path, Connection connection) {
        this.path = path;
        this.connection = connection;
    }

    /// What is done with the database.
    interface Action<T> {
        T run(Connection connection) throws SQLException;
    }

    /// The library at `path`, which is made where there is none.
    ///
    /// @throws BadOutput when it cannot be opened, or is something else; that is not changed
    static LibraryFile open(Path path) {
        NativeCode.prepare();
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            boolean isNew = isNew(path);
            LibraryFile file = new LibraryFile(path, connection(path, new SQLiteConfig()));
            file.prepare(isNew);
            return file;
        } catch (IOException e) {
            throw new BadOutput(Complaint.UNWRITABLE, path, Reason.of(e));
        } catch (SQLException e) {
            throw LibraryProblem.of(path, e);
        } catch (LinkageError _) {
            throw LibraryProblem.withoutCode(path);
        }
    }

    /// The library at `path`, to be asked and not changed. It may be where nothing can be written.
    ///
    /// @throws BadOutput when it cannot be opened, or is something else; that is not changed
    static LibraryFile openToAsk(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        return folder == null || Files.isWritable(folder) && Files.isWritable(path) ? open(path) : openAsItIs(path);
    }

    /// The library at `path`, in which nothing is changed.
    static LibraryFile openAsItIs(Path path) {
        NativeCode.prepare();
        try {
            if (isNew(path)) {
                throw new BadInput(Complaint.NO_LIBRARY, path);
            }
            Connection connection = connectionToAsk(path);
            if (version(connection) < LibraryTables.VERSION) {
                execute(connection, "PRAGMA temp_store = MEMORY", LibraryTables.SHOW_AUTHORS);
            }
            connection.setAutoCommit(false);
            return new LibraryFile(path, connection);
        } catch (IOException e) {
            throw new BadInput(Complaint.UNREADABLE, path, Reason.of(e));
        } catch (SQLException e) {
            throw LibraryProblem.of(path, e);
        } catch (LinkageError _) {
            throw LibraryProblem.withoutCode(path);
        }
    }

    /// Whether there is no library at `path` yet.
    ///
    /// @throws BadOutput when there is something else
    private static boolean isNew(Path path) throws IOException, SQLException {
        if (Files.notExists(path) || sizeOfFile(path) == 0) {
            return true;
        }
        LibraryHeader header = LibraryHeader.of(path);
        if (header.application() == APPLICATION && header.version() >= 1 && header.version() <= LibraryTables.VERSION) {
            return false;
        }
        // A library whose first run was killed has no tables yet.
        if (header.isDatabase() && header.application() == 0 && isEmpty(path)) {
            return true;
        }
        throw new BadOutput(Complaint.OTHER_LIBRARY, path);
    }

    /// @throws BadInput when it is a folder
    /// @throws BadOutput when it is a pipe, for which SQLite would wait, or a device
    private static long sizeOfFile(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new BadInput(Complaint.DIRECTORY, path);
        }
        if (!Files.isRegularFile(path)) {
            throw new BadOutput(Complaint.OTHER_LIBRARY, path);
        }
        return Files.size(path);
    }

    private static boolean isEmpty(Path path) throws SQLException {
        try (Connection connection = connectionToAsk(path)) {
            return number(connection, "SELECT count(*) FROM sqlite_master") == 0;
        }
    }

    /// Where nothing can be written, there can be no log beside the file, and no other run that changes it.
    private static Connection connectionToAsk(Path path) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        boolean isFixed = !Files.isWritable(path.toAbsolutePath().getParent())
                && Files.notExists(path.resolveSibling(path.getFileName() + "-wal"));
        return connection(path, isFixed ? "?immutable=1" : "", config);
    }

    private static Connection connection(Path path, SQLiteConfig config) throws SQLException {
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        return connection(path, "", config);
    }

    /// The name is an address, in which a question mark or a blank of the file's name stands for nothing else.
    private static Connection connection(Path path, String asked, SQLiteConfig config) throws SQLException {
        config.setBusyTimeout(PATIENCE_MILLIS);
        config.setCacheSize(-CACHE_KIB);
        String address = path.toAbsolutePath().toUri().getRawPath();
        return config.createConnection("jdbc:sqlite:file:" + address + asked);
    }

    private void prepare(boolean isNew) throws SQLException {
        if (isNew) {
            connection.setAutoCommit(false);
            try (Statement statement = connection.createStatement()) {
                for (String table : LibraryTables.ALL) {
                    statement.addBatch(table);
                }
                statement.addBatch("PRAGMA application_id = " + APPLICATION);
                statement.addBatch("PRAGMA user_version = " + LibraryTables.VERSION);
                statement.executeBatch();
            }
            connection.commit();
            connection.setAutoCommit(true);
        } else if (version(connection) < LibraryTables.VERSION) {
            addAuthors();
        }
        // Only now, so that whatever is killed when, the file itself says whose it is.
        number(connection, "PRAGMA journal_mode = WAL");
        connection.setAutoCommit(false);
    }

    /// Asks once more when no other run can write, which may have done it by then.
    private void addAuthors() throws SQLException {
        execute(connection, "BEGIN IMMEDIATE");
        if (version(connection) < LibraryTables.VERSION) {
            execute(connection, LibraryTables.ADD_AUTHORS, "PRAGMA user_version = " + LibraryTables.VERSION);
        }
        execute(connection, "COMMIT");
    }

    /// Of the tables. The first bytes of the file may say an older one than the log beside it.
    private static long version(Connection connection) throws SQLException {
        return number(connection, "PRAGMA user_version");
    }

    private static void execute(Connection connection, String... commands) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String command : commands) {
                statement.execute(command);
            }
        }
    }

    private static long number(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            result.next();
            return result.getLong(1);
        }
    }

    /// Does `action`, and commits what it changed.
    ///
    /// @throws BadOutput when the database fails; nothing is changed then
    <T> T commit(Action<T> action) {
        return run(open -> {
            T result = action.run(open);
            open.commit();
            return result;
        });
    }

    /// Does `action`; what it changes belongs to the next commit.
    ///
    /// @throws BadOutput when the database fails
    <T> T run(Action<T> action) {
        try {
            return action.run(connection);
        } catch (SQLException e) {
            throw LibraryProblem.of(path, e);
        }
    }

    /// Drops what was not committed.
    @Override
    public void close() {
        try {
            connection.rollback();
            connection.close();
        } catch (SQLException e) {
            throw LibraryProblem.of(path, e);
        }
    }
}

package org.escargot.cli.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.escargot.cli.speech.BadOutput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Reason;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/// The file of a library: a database of [SQLite](https://sqlite.org), which any tool for these can open.
///
/// What was committed stays, whatever happens to the process or the machine: the log beside the file is written
/// through to the disk at every commit, and played back when the file is opened again.
final class LibraryFile implements AutoCloseable {
    /// `ESCA`, which tells the file from other databases.
    private static final int APPLICATION = 0x45534341;
    private static final int VERSION = 1;
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
    /// @throws BadOutput when it cannot be opened, or is something else
    static LibraryFile open(Path path) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(PATIENCE_MILLIS);
        config.setCacheSize(-CACHE_KIB);
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Connection connection = config.createConnection("jdbc:sqlite:" + path.toAbsolutePath());
            LibraryFile file = new LibraryFile(path, connection);
            file.prepare();
            return file;
        } catch (IOException e) {
            throw new BadOutput(Complaint.UNWRITABLE, path, Reason.of(e));
        } catch (SQLException e) {
            throw problem(path, e);
        }
    }

    private void prepare() throws SQLException {
        boolean isNew = number("SELECT count(*) FROM sqlite_master") == 0;
        if (!isNew && (number("PRAGMA application_id") != APPLICATION || number("PRAGMA user_version") != VERSION)) {
            connection.close();
            throw new BadOutput(Complaint.OTHER_LIBRARY, path);
        }
        connection.setAutoCommit(false);
        if (isNew) {
            try (Statement statement = connection.createStatement()) {
                for (String table : LibraryTables.ALL) {
                    statement.addBatch(table);
                }
                statement.addBatch("PRAGMA application_id = " + APPLICATION);
                statement.addBatch("PRAGMA user_version = " + VERSION);
                statement.executeBatch();
            }
            connection.commit();
        }
    }

    private long number(String query) throws SQLException {
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
            throw problem(path, e);
        }
    }

    private static BadOutput problem(Path path, SQLException e) {
        boolean isBusy = (e.getErrorCode() & 0xFF) == SQLiteErrorCode.SQLITE_BUSY.code;
        return isBusy ? new BadOutput(Complaint.LOCKED, path) : new BadOutput(Complaint.LIBRARY, path, Reason.of(e));
    }

    /// Drops what was not committed.
    @Override
    public void close() {
        try {
            connection.rollback();
            connection.close();
        } catch (SQLException e) {
            throw problem(path, e);
        }
    }
}

package org.escargot.cli.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.escargot.cli.output.RunOutput;
import org.escargot.format.Entry;

/// Stores the puzzles of sources, some at a time: with each commit it notes how far it has come in its source, so that
/// a run that was killed goes on behind the last commit. A source that was stored whole is read again from its start;
/// that adds what is new in it.
final class Import implements RunOutput, AutoCloseable {
    private static final int COMMIT_AFTER = 50_000;

    private final LibraryFile library;
    private final PuzzleInsert insert;
    private long source;
    /// How many entries of the source are stored, and how many of them an earlier run did.
    private long done;
    private long before;
    private long asked;
    private long uncommitted;
    private long added;

    Import(LibraryFile library) {
        this.library = library;
        this.insert = library.run(PuzzleInsert::new);
    }

    /// How many puzzles were new.
    long added() {
        return added;
    }

    /// From now on the entries are those of `name`.
    ///
    /// @param stamp changes when the source does; empty where it can be read only once
    void begin(String name, String stamp) {
        asked = 0;
        before = library.commit(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                            "INSERT OR IGNORE INTO source (name, stamp, done, whole) VALUES (?, '', 0, 1)");
                    PreparedStatement select =
                            connection.prepareStatement("SELECT id, done, stamp, whole FROM source WHERE name = ?")) {
                insert.setString(1, name);
                insert.execute();
                select.setString(1, name);
                try (ResultSet found = select.executeQuery()) {
                    found.next();
                    source = found.getLong(1);
                    boolean goesOn = !stamp.isEmpty() && stamp.equals(found.getString(3)) && found.getInt(4) == 0;
                    long from = goesOn ? found.getLong(2) : 0;
                    mark(connection, from, stamp, 0);
                    return from;
                }
            }
        });
        done = before;
    }

    private void mark(Connection connection, long place, String stamp, int whole) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE source SET done = ?, stamp = ?, whole = ? WHERE id = ?")) {
            update.setLong(1, place);
            update.setString(2, stamp);
            update.setInt(3, whole);
            update.setLong(4, source);
            update.execute();
        }
    }

    /// Stores `puzzles`, which `entries` entries of the source have.
    void store(List<NewPuzzle> puzzles, int entries) {
        added += library.run(_ -> insert.insert(puzzles, source));
        done += entries;
        uncommitted += entries;
        if (uncommitted >= COMMIT_AFTER) {
            commit(0);
        }
    }

    /// The source has ended.
    void finish() {
        commit(1);
    }

    private void commit(int whole) {
        uncommitted = 0;
        library.commit(connection -> {
            try (PreparedStatement update =
                    connection.prepareStatement("UPDATE source SET done = ?, whole = ? WHERE id = ?")) {
                update.setLong(1, done);
                update.setInt(2, whole);
                update.setLong(3, source);
                return update.executeUpdate();
            }
        });
    }

    @Override
    public boolean has(Entry entry) {
        return asked++ < before;
    }

    @Override
    public long unsaved() {
        return uncommitted;
    }

    @Override
    public boolean isElsewhere() {
        return true;
    }

    @Override
    public void write(CharSequence lines) {
        // The puzzles themselves go through store.
    }

    @Override
    public void finishLinesOnInterrupt() {
        // What is committed is whole.
    }

    @Override
    public void end() {
        // Each source has its own end.
    }

    @Override
    public void close() {
        library.run(_ -> {
            insert.close();
            return added;
        });
    }
}

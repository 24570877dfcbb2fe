package org.escargot.cli.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;

/// Inserts new puzzles, many with one statement: the driver takes longer over a statement than SQLite over a row.
final class PuzzleInsert implements AutoCloseable {
    /// With 16 the time for a row has halved; more save little.
    private static final int ROWS = 64;
    private static final int COLUMNS = 6;
    private static final String ROW = "(?, ?, ?, ?, ?, ?)";

    private final PreparedStatement many;
    private final PreparedStatement one;

    PuzzleInsert(Connection connection) throws SQLException {
        String head = "INSERT OR IGNORE INTO puzzle (form, cells, clues, symmetries, source, name) VALUES ";
        many = connection.prepareStatement(head + (ROW + ", ").repeat(ROWS - 1) + ROW);
        one = connection.prepareStatement(head + ROW);
    }

    /// Inserts those of `puzzles` that the library has no equivalent of, in their order; returns how many these are.
    int insert(List<NewPuzzle> puzzles, long source) throws SQLException {
        int added = 0;
        int whole = puzzles.size() / ROWS * ROWS;
        for (int from = 0; from < whole; from += ROWS) {
            for (int i = 0; i < ROWS; i++) {
                bind(many, i * COLUMNS, puzzles.get(from + i), source);
            }
            added += many.executeUpdate();
        }
        for (NewPuzzle puzzle : puzzles.subList(whole, puzzles.size())) {
            bind(one, 0, puzzle, source);
            added += one.executeUpdate();
        }
        return added;
    }

    private static void bind(PreparedStatement insert, int before, NewPuzzle puzzle, long source) throws SQLException {
        insert.setBytes(before + 1, puzzle.form().bytes());
        insert.setString(before + 2, puzzle.cells());
        insert.setInt(before + 3, puzzle.clues());
        insert.setInt(before + 4, puzzle.symmetries());
        insert.setLong(before + 5, source);
        if (puzzle.name().isEmpty()) {
            insert.setNull(before + 6, Types.VARCHAR);
        } else {
            insert.setString(before + 6, puzzle.name());
        }
    }

    @Override
    public void close() throws SQLException {
        many.close();
        one.close();
    }
}

package org.escargot.cli.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.Callable;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "remove",
        header = "Removes the puzzles that fulfill all wishes.",
        description = "Prints each of them as search does, so that what was removed can be kept in a file and added "
                + "again; their tags go with them. Without a wish --all is needed.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class RemoveCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private SearchOptions wishes;

    @Mixin
    private LibraryOption library;

    @Option(names = "--all", description = "Every puzzle, where nothing is wished for.")
    private boolean all;

    RemoveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Query query = wishes.query();
        if (query.isEmpty() && !all) {
            throw new BadInput(Complaint.REMOVES_ALL);
        }
        LineOutput out = new LineOutput(terminal.out());
        try (LibraryFile file = library.open()) {
            // Printed before they are gone, so that whatever happens each of them is in one place or the other.
            int removed = file.commit(connection -> {
                print(connection, query, out);
                return remove(connection, query);
            });
            terminal.say(terminal.speech().say(Report.REMOVED, removed));
            return ExitCode.OK;
        }
    }

    private void print(Connection connection, Query query, LineOutput out) throws SQLException {
        try (PreparedStatement statement = query.statement(connection, StoredPuzzle.QUERY, "");
                ResultSet found = statement.executeQuery()) {
            while (found.next()) {
                out.write(terminal.printable(StoredPuzzle.of(found).line()));
            }
        }
    }

    /// Their ids are noted first, because wishes may ask for the tags and techniques that go with them.
    private static int remove(Connection connection, Query query) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE TEMP TABLE removed (id INTEGER PRIMARY KEY)");
        }
        try (PreparedStatement note =
                query.statement(connection, "INSERT INTO removed SELECT puzzle.id FROM puzzle", "")) {
            note.executeUpdate();
        }
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("DELETE FROM tag WHERE puzzle IN (SELECT id FROM removed)");
            statement.executeUpdate("DELETE FROM technique WHERE puzzle IN (SELECT id FROM removed)");
            return statement.executeUpdate("DELETE FROM puzzle WHERE id IN (SELECT id FROM removed)");
        }
    }
}

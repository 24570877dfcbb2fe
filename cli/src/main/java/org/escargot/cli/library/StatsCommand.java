package org.escargot.cli.library;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "stats",
        header = "Counts what the library holds.",
        description = "Lines of three fields, with tabs between: what is counted (puzzles, clues, level, technique, "
                + "tag or source), its value, and the number of puzzles.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class StatsCommand implements Callable<Integer> {
    private static final List<String> COUNTS = List.of(
            "SELECT 'puzzles', 'all', count(*) FROM puzzle",
            "SELECT 'clues', clues, count(*) FROM puzzle GROUP BY clues ORDER BY clues",
            "SELECT 'level', level, count(*) FROM puzzle WHERE level IS NOT NULL GROUP BY level ORDER BY level",
            "SELECT 'technique', name, count(*) FROM technique GROUP BY name ORDER BY name",
            "SELECT 'tag', name, count(*) FROM tag GROUP BY name ORDER BY name",
            "SELECT 'source', source.name, count(puzzle.id) FROM source LEFT JOIN puzzle ON puzzle.source = source.id"
                    + " GROUP BY source.id ORDER BY source.name");

    private final Terminal terminal;

    @Mixin
    private LibraryOption library;

    StatsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        LineOutput out = new LineOutput(terminal.out());
        try (LibraryFile file = library.openToAsk()) {
            for (String count : COUNTS) {
                out.write(terminal.printable(file.run(connection -> lines(connection, count))));
            }
        }
        return ExitCode.OK;
    }

    private static String lines(Connection connection, String query) throws SQLException {
        StringBuilder lines = new StringBuilder();
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(query)) {
            while (found.next()) {
                lines.append(found.getString(1)).append('\t');
                lines.append(found.getString(2)).append('\t');
                lines.append(found.getLong(3)).append('\n');
            }
        }
        return lines.toString();
    }
}

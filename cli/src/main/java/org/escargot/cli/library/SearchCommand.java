package org.escargot.cli.library;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import org.escargot.rating.scale.Figure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "search",
        aliases = "export",
        header = "Prints the puzzles that fulfill all wishes.",
        description = "A line for each: the puzzle, a tab, and its properties as name=value, which every command can "
                + "read again; escargot convert - --to writes them in other formats.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class SearchCommand implements Callable<Integer> {
    private static final int BLOCK = 1 << 16;
    private static final String COLUMNS =
            "SELECT puzzle.cells, puzzle.clues, puzzle.level, puzzle.score, puzzle.er, puzzle.name FROM puzzle";

    private final Terminal terminal;

    @Mixin
    private SearchOptions wishes;

    @Mixin
    private LibraryOption library;

    @Option(names = "--limit", paramLabel = "N", description = "At most this many (default: all).")
    private int limit = -1;

    @Option(names = "--count", description = "Print only how many there are.")
    private boolean counts;

    SearchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Query query = wishes.query();
        LineOutput out = new LineOutput(terminal.out());
        try (LibraryFile file = library.openToAsk()) {
            file.run(connection -> {
                String head = counts ? "SELECT count(*) FROM puzzle" : COLUMNS;
                try (PreparedStatement statement = query.statement(connection, head, counts ? "" : " LIMIT " + limit);
                        ResultSet found = statement.executeQuery()) {
                    print(found, out);
                }
                return ExitCode.OK;
            });
        }
        return ExitCode.OK;
    }

    private void print(ResultSet found, LineOutput out) throws SQLException {
        StringBuilder lines = new StringBuilder();
        while (found.next()) {
            lines.append(counts ? found.getString(1) : line(found)).append('\n');
            if (lines.length() > BLOCK) {
                out.write(lines);
                lines.setLength(0);
            }
        }
        out.write(lines);
    }

    private String line(ResultSet found) throws SQLException {
        StringJoiner properties = new StringJoiner(" ");
        properties.add("clues=" + found.getInt(2));
        if (found.getString(3) != null) {
            properties.add("level=" + found.getString(3)).add("score=" + found.getInt(4));
        }
        int er = found.getInt(5);
        if (!found.wasNull()) {
            properties.add("er=" + Figure.Tenths.decimal(er));
        }
        if (found.getString(6) != null) {
            properties.add(found.getString(6));
        }
        return terminal.printable(found.getString(1) + "\t" + properties);
    }
}

package org.escargot.cli.library;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
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

    private final Terminal terminal;

    @Mixin
    private SearchOptions wishes;

    @Mixin
    private LibraryOption library;

    @Option(names = "--limit", paramLabel = "N", description = "At most this many (default: all).")
    private int limit = -1;

    @Option(names = "--count", description = "Print only how many there are.")
    private boolean counts;

    @Option(
            names = "--sort",
            paramLabel = "K",
            description =
                    "In the order of added (default), clues, score, rating, name or author; those without it come last.")
    private SortKey sort = SortKey.ADDED;

    @Option(names = "--reverse", description = "The other way round.")
    private boolean reverse;

    @Option(names = "--random", description = "In random order; with --limit 1 one that is drawn by chance.")
    private boolean random;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), or json: an object a line (docs/schema/library.schema.json).")
    private TextFormat format = TextFormat.TEXT;

    SearchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (random && (reverse || sort != SortKey.ADDED)) {
            throw new BadInput(Complaint.NOT_WITH, "--random", reverse ? "--reverse" : "--sort");
        }
        Query query = wishes.query();
        LineOutput out = new LineOutput(terminal.out());
        try (LibraryFile file = library.openToAsk()) {
            file.run(connection -> {
                try (PreparedStatement statement =
                                query.statement(connection, head(), counts ? "" : order() + " LIMIT " + limit);
                        ResultSet found = statement.executeQuery()) {
                    print(found, out);
                }
                return ExitCode.OK;
            });
        }
        return ExitCode.OK;
    }

    private String head() {
        if (counts) {
            return "SELECT count(*) FROM puzzle";
        }
        return format == TextFormat.JSON ? ListedPuzzle.QUERY : StoredPuzzle.QUERY;
    }

    private String order() {
        if (random) {
            return " ORDER BY random()";
        }
        return reverse ? sort.descending() : sort.ascending();
    }

    private void print(ResultSet found, LineOutput out) throws SQLException {
        StringBuilder lines = new StringBuilder();
        while (found.next()) {
            lines.append(counts ? found.getString(1) + "\n" : told(found));
            if (lines.length() > BLOCK) {
                out.write(lines);
                lines.setLength(0);
            }
        }
        out.write(lines);
    }

    private String told(ResultSet found) throws SQLException {
        return format == TextFormat.JSON
                ? ListedPuzzle.of(found).json()
                : terminal.printable(StoredPuzzle.of(found).line());
    }
}

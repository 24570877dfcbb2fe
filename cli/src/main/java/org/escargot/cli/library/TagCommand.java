package org.escargot.cli.library;

import java.sql.PreparedStatement;
import java.util.concurrent.Callable;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "tag",
        header = "Gives a tag to the puzzles that fulfill all wishes.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class TagCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "TEXT", description = "The tag to give.")
    private String text = "";

    @Mixin
    private SearchOptions wishes;

    @Mixin
    private LibraryOption library;

    @Option(names = "--remove", description = "Take the tag away instead.")
    private boolean removes;

    TagCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Query query = wishes.query();
        String head = removes
                ? "DELETE FROM tag WHERE name = ? AND puzzle IN (SELECT id FROM puzzle"
                : "INSERT OR IGNORE INTO tag (name, puzzle) SELECT ?, id FROM puzzle";
        try (LibraryFile file = library.open()) {
            int changed = file.commit(connection -> {
                try (PreparedStatement statement = query.statement(connection, head, removes ? ")" : "", text)) {
                    return statement.executeUpdate();
                }
            });
            terminal.say(terminal.speech().say(removes ? Report.UNTAGGED : Report.TAGGED, changed));
            return ExitCode.OK;
        }
    }
}

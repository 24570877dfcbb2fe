package org.escargot.cli.library;

import java.sql.PreparedStatement;
import java.util.concurrent.Callable;
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
        name = "edit",
        header = "Changes what stands with the puzzles that fulfill all wishes.",
        description = "What stands with a puzzle is its title, author or whatever its line had; search prints it, and "
                + "--puzzle names one puzzle.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class EditCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private SearchOptions wishes;

    @Mixin
    private LibraryOption library;

    @Option(
            names = "--name",
            paramLabel = "TEXT",
            required = true,
            description = "What is to stand with them, in place of what does; nothing where it is empty.")
    private String name = "";

    EditCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw new BadInput(Complaint.ONE_LINE, "--name");
        }
        Query query = wishes.query();
        if (query.isEmpty()) {
            throw new BadInput(Complaint.EDITS_ALL);
        }
        try (LibraryFile file = library.open()) {
            int changed = file.commit(connection -> {
                try (PreparedStatement statement =
                        query.statement(connection, "UPDATE puzzle SET name = nullif(?, '')", "", name.strip())) {
                    return statement.executeUpdate();
                }
            });
            terminal.say(terminal.speech().say(Report.EDITED, changed));
            return ExitCode.OK;
        }
    }
}

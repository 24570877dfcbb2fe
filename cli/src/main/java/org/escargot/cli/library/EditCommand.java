package org.escargot.cli.library;

import java.sql.PreparedStatement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "edit",
        header = "Changes what stands with the puzzles that fulfill all wishes.",
        description =
                "A puzzle has an author, and a title or whatever stood with it in its file; search prints both, and "
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
            description = "Their title, in place of what stands with them; nothing where it is empty.")
    private @Nullable String name;

    @Option(names = "--author", paramLabel = "TEXT", description = "Who made them; nothing where it is empty.")
    private @Nullable String author;

    EditCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Map<String, String> changes = changes();
        Query query = wishes.query();
        if (query.isEmpty()) {
            throw new BadInput(Complaint.EDITS_ALL);
        }
        String columns = changes.keySet().stream()
                .map(column -> column + " = nullif(?, '')")
                .collect(Collectors.joining(", "));
        try (LibraryFile file = library.open()) {
            int changed = file.commit(connection -> {
                try (PreparedStatement statement = query.statement(
                        connection,
                        "UPDATE puzzle SET " + columns,
                        "",
                        changes.values().toArray())) {
                    return statement.executeUpdate();
                }
            });
            terminal.say(terminal.speech().say(Report.EDITED, changed));
            return ExitCode.OK;
        }
    }

    /// The columns to change, and what is to stand there.
    private Map<String, String> changes() {
        Map<String, String> changes = new LinkedHashMap<>();
        add(changes, "name", name);
        add(changes, "author", author);
        if (changes.isEmpty()) {
            throw new BadInput(Complaint.EDITS_NOTHING);
        }
        return changes;
    }

    private static void add(Map<String, String> changes, String column, @Nullable String text) {
        if (text != null) {
            if (text.chars().anyMatch(Character::isISOControl)) {
                throw new BadInput(Complaint.ONE_LINE, "--" + column);
            }
            changes.put(column, text.strip());
        }
    }
}

package org.escargot.cli.library;

import java.util.concurrent.Callable;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;

@Command(
        name = "library",
        header = "Keeps puzzles in one file, and finds them by what they are.",
        description = "The file is an SQLite database. Equivalent puzzles are stored once.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true)
public final class LibraryCommand implements Callable<Integer> {
    private LibraryCommand() {}

    /// The command with all that it does.
    public static CommandLine of(Terminal terminal) {
        return new CommandLine(new LibraryCommand())
                .addSubcommand(new AddCommand(terminal))
                .addSubcommand(new EditCommand(terminal))
                .addSubcommand(new RateStoredCommand(terminal))
                .addSubcommand(new RemoveCommand(terminal))
                .addSubcommand(new SearchCommand(terminal))
                .addSubcommand(new StatsCommand(terminal))
                .addSubcommand(new TagCommand(terminal));
    }

    @Override
    public Integer call() {
        throw new BadInput(Complaint.NO_COMMAND, "add, edit, rate, remove, search, stats, tag");
    }
}

package org.escargot.cli.catalog;

import java.util.concurrent.Callable;
import org.escargot.cli.options.Values;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "levels",
        header = "Lists the levels of puzzles, and tells of one.",
        description =
                "One line for each: the name that generate --level takes, what it is called, how many clues its puzzles have, and what solves them.",
        mixinStandardHelpOptions = true)
public final class LevelsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            completionCandidates = Values.Levels.class,
            description = "Only this one, 0 to 20 or easy to extreme.")
    private @Nullable String name;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), or json: an object a line (docs/schema).")
    private TextFormat format = TextFormat.TEXT;

    public LevelsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Catalog catalog = new Catalog(terminal, format);
        return name == null ? catalog.list(LevelEntry.all()) : catalog.one(level(name));
    }

    private static LevelEntry level(String typed) {
        return LevelEntry.all().stream()
                .filter(level -> level.id().equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() -> new BadInput(Complaint.NO_SUCH_LEVEL, typed));
    }
}

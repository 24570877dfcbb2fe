package org.escargot.cli.catalog;

import java.util.concurrent.Callable;
import org.escargot.cli.options.LessonArgument;
import org.escargot.cli.options.Values;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "lessons",
        header = "Lists the lessons of the course, and tells of one.",
        description =
                "One line for each, in the order in which they are taught: the name that generate --lesson takes, what it is called, and its chapter.",
        mixinStandardHelpOptions = true)
public final class LessonsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            completionCandidates = Values.Lessons.class,
            description = "Only this one, such as hidden-pair.")
    private @Nullable String name;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), or json: an object a line (docs/schema).")
    private TextFormat format = TextFormat.TEXT;

    public LessonsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Catalog catalog = new Catalog(terminal, format);
        return name == null ? catalog.list(LessonEntry.all()) : catalog.one(new LessonEntry(LessonArgument.of(name)));
    }
}

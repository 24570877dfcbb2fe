package org.escargot.cli.catalog;

import java.util.concurrent.Callable;
import org.escargot.cli.options.TechniqueArgument;
import org.escargot.cli.options.Values;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "techniques",
        header = "Lists the techniques, and tells of one.",
        description =
                "One line for each: the name that --technique takes, what it is called, its family, and its level and points on HoDoKu's scale. With a NAME, all that is known of it, and its page.",
        mixinStandardHelpOptions = true)
public final class TechniquesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            completionCandidates = Values.Techniques.class,
            description = "Only this one, such as x-wing.")
    private @Nullable String name;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), or json: an object a line (docs/schema).")
    private TextFormat format = TextFormat.TEXT;

    public TechniquesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Catalog catalog = new Catalog(terminal, format);
        return name == null
                ? catalog.list(TechniqueEntry.all())
                : catalog.one(new TechniqueEntry(TechniqueArgument.of(name)));
    }
}

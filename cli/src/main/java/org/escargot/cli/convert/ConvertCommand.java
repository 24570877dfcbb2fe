package org.escargot.cli.convert;

import java.util.Iterator;
import java.util.concurrent.Callable;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.Format;
import org.escargot.format.registry.Formats;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "convert",
        header = "Writes puzzles in another format.",
        description =
                "Reads puzzles in any format, links to other sites too, and writes them in that of --to: escargot "
                        + "formats lists them. What the format has no place for, such as notes, is said on standard error.",
        mixinStandardHelpOptions = true)
public final class ConvertCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    private @Nullable Format format;

    @Mixin
    private SliceOption slice;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    public ConvertCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Option(
            names = "--to",
            required = true,
            paramLabel = "F",
            completionCandidates = WritableIds.class,
            description = "The format: ${COMPLETION-CANDIDATES}.")
    void setFormat(String name) {
        format = Formats.named(name)
                .filter(Formats.targets()::contains)
                .orElseThrow(() -> BadInput.oneOf("--to", String.join(", ", new WritableIds()), name));
    }

    /// What `--to` takes.
    private static final class WritableIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Formats.targets().stream().map(Format::id).iterator();
        }
    }

    @Override
    public Integer call() {
        PuzzleList list = arguments.list(input, slice, terminal, "convert");
        Format target = format;
        if (target == null) {
            throw new BadInput(Complaint.ARGUMENT_MISSING, "--to");
        }
        return new ConvertRun(terminal, errors, target).all(list);
    }
}

package org.escargot.cli.forms;

import java.util.concurrent.Callable;
import org.escargot.canonical.Morph;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.LineWork;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.format.PuzzleEntry;
import org.escargot.random.RandomSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "shuffle",
        header = "Turns each puzzle into a random equivalent one, an isomorph.",
        description = "One line for each puzzle, in input order: the same puzzle with rows, columns, bands, stacks and "
                + "digits moved at random, and turned over or not; then, behind a tab, what else stood on the line; ! "
                + "when the line cannot be read. The seed and the number of its line in the file say how a puzzle is "
                + "moved; the seed is said on standard error.",
        mixinStandardHelpOptions = true)
public final class ShuffleCommand implements Callable<Integer> {
    private static final int CHUNK = 256;

    /// A thread keeps nothing between chunks.
    private enum Nothing {
        HERE
    }

    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    @Option(names = "--seed", paramLabel = "N", description = "The seed, to get the same again (default: drawn).")
    private @Nullable Long seed;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private SliceOption slice;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    public ShuffleCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PuzzleList list = arguments.list(input, slice, terminal, "shuffle");
        long used = seed != null ? seed : System.nanoTime() & 0xFFFFFF;
        terminal.complain(Report.SEED_USED, used);
        var work = new LineWork<Nothing>((entry, _) -> line(entry, used), OutputFormat.LINE);
        return ChunkRun.of(terminal, errors, new LineOutput(terminal.out()), () -> Nothing.HERE, work, CHUNK)
                .all(list, threads.threads());
    }

    private static String line(PuzzleEntry entry, long seed) {
        Morph morph = Morph.random(RandomSource.of(seed, entry.line()));
        return AnswerLines.withMetadata(morph.apply(entry.puzzle()).toString(), entry.metadata());
    }
}

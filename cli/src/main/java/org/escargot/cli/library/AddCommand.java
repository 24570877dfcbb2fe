package org.escargot.cli.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.canonical.Canonicalizer;
import org.escargot.cli.forms.FormWork;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.SolvedChunk;
import org.escargot.cli.work.Tally;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "add",
        aliases = "import",
        header = "Stores the puzzles of files.",
        description = "A puzzle that the library has, or an equivalent one, is not stored again. A run that was "
                + "stopped goes on where it was when the same files are added again.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class AddCommand implements Callable<Integer> {
    private static final int CHUNK = 256;

    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    @Mixin
    private LibraryOption library;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    AddCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /// The puzzles of a chunk, and what could not be read.
    private record ReadChunk(List<NewPuzzle> puzzles, List<ParseProblem> problems, Tally tally) {}

    @Override
    public Integer call() {
        List<String> sources = arguments.sources(input, terminal, "library add");
        try (LibraryFile file = library.openOrMake();
                Import target = new Import(file)) {
            var run = new ChunkRun<>(
                    terminal,
                    errors,
                    target,
                    Canonicalizer::new,
                    new FormWork<>(AddCommand::read),
                    chunk -> {
                        target.store(
                                chunk.puzzles(),
                                chunk.puzzles().size() + chunk.problems().size());
                        return new SolvedChunk("", chunk.problems(), chunk.tally());
                    },
                    CHUNK);
            for (String source : sources) {
                run.each(PuzzleList.whole(List.of(source), input), opened -> {
                    target.begin(opened.isLiteral() ? opened.name() : place(source), stamp(source));
                    run.through(opened, threads.threads());
                    target.finish();
                });
            }
            run.end();
            long puzzles = run.tally().puzzles();
            terminal.say(terminal.speech().say(Report.STORED, puzzles, target.added(), puzzles - target.added()));
            return run.hasBadInput() ? ExitCode.BAD_INPUT : ExitCode.OK;
        }
    }

    private static ReadChunk read(List<Entry> chunk, Canonicalizer canonicalizer) {
        List<NewPuzzle> puzzles = new ArrayList<>(chunk.size());
        List<ParseProblem> problems = new ArrayList<>();
        for (Entry entry : chunk) {
            switch (entry) {
                case PuzzleEntry puzzle ->
                    puzzles.add(NewPuzzle.of(FormWork.grid(puzzle), puzzle.metadata(), canonicalizer));
                case VariantEntry variant -> problems.add(variant.usual().problem());
                case BrokenEntry broken -> problems.add(broken.problem());
            }
        }
        return new ReadChunk(puzzles, problems, Tally.of(chunk, problems));
    }

    private static String place(String source) {
        return source.equals("-")
                ? source
                : Path.of(source).toAbsolutePath().normalize().toString();
    }

    /// Size and time of a file, by which a changed one is told.
    static String stamp(String source) {
        try {
            Path file = Path.of(source);
            return Files.isRegularFile(file) ? Files.size(file) + " " + Files.getLastModifiedTime(file) : "";
        } catch (IOException | IllegalArgumentException _) {
            return "";
        }
    }
}

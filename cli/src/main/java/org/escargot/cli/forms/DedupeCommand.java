package org.escargot.cli.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.canonical.Canonicalizer;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.SolvedChunk;
import org.escargot.cli.work.Tally;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "dedupe",
        header = "Drops duplicates: keeps the first of each set of equivalent puzzles.",
        description = {
            "A puzzle is printed, and what else stood on its line behind a tab, unless an isomorph of it came before; "
                    + "the order stays, ! stands for a line that cannot be read, and how many were kept is said on "
                    + "standard error.",
            "Puzzles are compared by 128 bits of their canonical forms: 20 to 25 bytes of memory a line kept, and one "
                    + "wrong match in 10^23 runs of 100 million lines."
        },
        mixinStandardHelpOptions = true)
public final class DedupeCommand implements Callable<Integer> {
    private static final int CHUNK = 256;

    private final Terminal terminal;
    private final SeenForms seen = new SeenForms();

    @Mixin
    private SourceArguments arguments;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    public DedupeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /// A line to print, and the key that decides whether it is; null for a line that is printed anyway.
    private record KeyedLine(String text, @Nullable FormKey key) {}

    /// The keys of a chunk, made before it is known which lines came before.
    private record KeyedChunk(List<KeyedLine> lines, List<ParseProblem> problems, Tally tally) {}

    @Override
    public Integer call() {
        List<String> sources = arguments.sources(input, terminal, "dedupe");
        var work = new FormWork<>(DedupeCommand::keyed);
        var run = new ChunkRun<>(
                terminal, errors, new LineOutput(terminal.out()), Canonicalizer::new, work, this::keepFirst, CHUNK);
        int exitCode = run.all(PuzzleList.whole(sources, input), threads.threads());
        long puzzles = run.tally().puzzles();
        terminal.say(terminal.speech().say(Report.DEDUPED, puzzles, seen.size(), puzzles - seen.size()));
        return exitCode;
    }

    private static KeyedChunk keyed(List<Entry> chunk, Canonicalizer canonicalizer) {
        List<KeyedLine> lines = new ArrayList<>(chunk.size());
        List<ParseProblem> problems = new ArrayList<>();
        for (Entry entry : chunk) {
            switch (entry) {
                case PuzzleEntry puzzle -> {
                    String line = AnswerLines.withMetadata(puzzle.puzzle().toString(), puzzle.metadata());
                    lines.add(new KeyedLine(line, FormKey.of(canonicalizer.grid(FormWork.grid(puzzle)))));
                }
                case VariantEntry variant -> lines.add(broken(variant.usual(), problems));
                case BrokenEntry broken -> lines.add(broken(broken, problems));
            }
        }
        return new KeyedChunk(lines, problems, Tally.of(chunk, problems));
    }

    private static KeyedLine broken(BrokenEntry broken, List<ParseProblem> problems) {
        problems.add(broken.problem());
        return new KeyedLine(AnswerLines.broken(OutputFormat.LINE, broken.problem()), null);
    }

    private SolvedChunk keepFirst(KeyedChunk chunk) {
        StringBuilder text = new StringBuilder();
        for (KeyedLine line : chunk.lines()) {
            if (line.key() == null || seen.add(line.key())) {
                text.append(line.text());
            }
        }
        return new SolvedChunk(text.toString(), chunk.problems(), chunk.tally());
    }
}

package org.escargot.cli.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleArgument;
import org.escargot.cli.options.DurationArgument;
import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.options.Values;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.solver.MethodChoice;
import org.escargot.cli.solver.MethodRun;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.grid.Puzzle;
import org.escargot.method.Method;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "compare",
        header = "Compares all methods on one puzzle, side by side.",
        description = "One line for each method: its solutions, counted to --limit; calls, as its text counts them; "
                + "guesses; how many were open at once; the time; and what it found hard: the wrong guess that took "
                + "most calls to refute, or else the hardest rule it needed.",
        mixinStandardHelpOptions = true)
public final class CompareCommand implements Callable<Integer> {
    private static final int MOST_SEEDS = 1_000_000;

    private final Terminal terminal;

    @Mixin
    private PuzzleArgument puzzle;

    @Option(
            names = "--method",
            paramLabel = "M",
            completionCandidates = Values.Methods.class,
            split = ",",
            description = "Only these: plain, random, trials, levels, symbols, bands.")
    private List<String> methods = new ArrayList<>();

    @Option(names = "--limit", paramLabel = "N", description = "Stop at N solutions (default: 2).")
    private long limit = 2;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of random and symbols (default: 1).")
    private long seed = 1;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "Random and symbols have N turns, with N seeds; the median turn is the one shown, and below "
                    + "the table stand the fewest and the most calls.")
    private int seeds = 1;

    @Option(
            names = "--timeout",
            paramLabel = "D",
            description = "Give a method up after this time (default: 10s): then its line begins with >.")
    private @Nullable String timeout;

    @Mixin
    private ExplainOptions explain;

    @Mixin
    private InputOptions input;

    public CompareCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--limit", 1, limit);
        }
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new BadInput(Complaint.WITHIN, "--seeds", 1, MOST_SEEDS, seeds);
        }
        long nanos = DurationArgument.nanos(timeout == null ? "10s" : timeout);
        List<Method> chosen = methods.isEmpty()
                ? Arrays.asList(Method.values())
                : methods.stream().map(MethodChoice::of).toList();
        Puzzle asked = puzzle.puzzle(input, terminal, "compare").puzzle();
        CompareTable table = new CompareTable(explain.compareWords(terminal), terminal.speech());
        for (Method method : chosen) {
            int turns = method.isSeeded() ? seeds : 1;
            table.add(method, MethodRun.take(asked, method, seed, turns, limit, nanos));
        }
        new LineOutput(terminal.out()).write(table.text());
        return ExitCode.OK;
    }
}

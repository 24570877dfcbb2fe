package org.escargot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.random.RandomSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "solve",
        header = "Solves puzzles, one or many millions.",
        description = {
            "One line for each puzzle, in input order: its solution; of several solutions the smallest in reading order; "
                    + "- when there is none; ! when the line cannot be read (then one sentence on standard error says "
                    + "why, the run goes on, and the exit code is 2). What else stood on the line follows behind a tab. "
                    + "A single puzzle on a terminal is drawn as a grid."
        },
        mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|-|PUZZLE",
            description = "Puzzles: files, - for standard input, or the puzzles themselves.")
    private List<String> arguments = new ArrayList<>();

    @ArgGroup
    private @Nullable Task task;

    @ArgGroup
    private @Nullable Pick pick;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Stop at N solutions of a puzzle (default: 2, with --count and --all none).")
    private @Nullable Long limit;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of --random, to draw the same puzzle again.")
    private @Nullable Long seed;

    @Option(names = "--format", paramLabel = "F", description = "line (default), grid or json (docs/schema).")
    private @Nullable OutputFormat format;

    @Option(
            names = "--solver",
            paramLabel = "S",
            description =
                    "band (fast), simple (readable; the default with --all, whose order it keeps), and where this machine "
                            + "can, lanes: one puzzle after the other in vectors, and bulk: whole lists in vectors.")
    private @Nullable SolverChoice solver;

    @Option(names = "--stats", description = "Say on standard error what was done, and how fast.")
    private boolean stats;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private InputOptions input;

    /// What to do beside solving.
    static final class Task {
        @Option(names = "--all", description = "Print every solution, numbered, in lexicographic order.")
        private boolean all;

        @Option(
                names = "--count",
                description = "Print the puzzle and, as the last field, how many solutions it has, up to --limit.")
        @SuppressWarnings("unused") // whoever chose a task and not --all chose this one
        private boolean count;

        private SolveJob.Kind kind() {
            return all ? SolveJob.Kind.ALL : count ? SolveJob.Kind.COUNT : SolveJob.Kind.SOLVE;
        }
    }

    /// Which one of the puzzles.
    static final class Pick {
        @Option(names = "--number", paramLabel = "K", description = "Only puzzle K of the input, counted from 0.")
        private @Nullable Long number;

        @Option(names = "--random", description = "Only one puzzle of the input, drawn at random.")
        private boolean random;
    }

    SolveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit != null && limit < 1) {
            throw new BadInput("--limit must be at least 1, not " + limit);
        }
        if (seed != null && (pick == null || !pick.random)) {
            throw new BadInput("--seed goes with --random");
        }
        List<String> sources = input.sources(terminal, "solve", arguments);
        return run(new SolveRun(terminal, job()), sources);
    }

    private int run(SolveRun run, List<String> sources) {
        if (pick == null) {
            return run.solveAll(sources, input, threads.threads());
        }
        if (sources.size() != 1) {
            throw new BadInput("--number and --random take one file, not " + sources.size());
        }
        return pick.number != null
                ? run.solveNumber(sources.getFirst(), input, pick.number)
                : run.solveRandom(sources.getFirst(), input, RandomSource.of(seed()));
    }

    private long seed() {
        if (seed != null) {
            return seed;
        }
        long drawn = System.nanoTime() & 0xFFFFFF;
        terminal.complain("seed " + drawn);
        return drawn;
    }

    private SolveJob job() {
        SolveJob.Kind kind = task == null ? SolveJob.Kind.SOLVE : task.kind();
        long most = limit != null ? limit : kind == SolveJob.Kind.SOLVE ? 2 : Long.MAX_VALUE;
        return new SolveJob(kind, most, format, solver, stats);
    }
}

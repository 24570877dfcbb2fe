package org.escargot.cli.solve;

import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.options.DurationArgument;
import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.options.Values;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.solver.MethodChoice;
import org.escargot.cli.solver.SolverChoice;
import org.escargot.cli.solver.SolverSource;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.solver.TimedChoice;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.trace.TraceForm;
import org.escargot.cli.trace.TraceRun;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.method.Method;
import org.escargot.random.RandomSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        header = "Solves puzzles, one or many millions.",
        description = {
            "One line for each puzzle, in input order: its solution; of several solutions the smallest in reading order, or "
                    + "with --method the first that the method finds; "
                    + "- when there is none; ! when the line cannot be read (then one sentence on standard error says "
                    + "why, the run goes on, and the exit code is 2). What else stood on the line follows behind a tab. "
                    + "A single puzzle on a terminal is drawn as a grid."
        },
        mixinStandardHelpOptions = true)
public final class SolveCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    @ArgGroup
    private @Nullable Task task;

    @ArgGroup
    private @Nullable Pick pick;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Stop at N solutions of a puzzle (default: 2; unlimited with --count and --all).")
    private @Nullable Long limit;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of --random, to draw the same puzzle again, or of the method random or symbols.")
    private @Nullable Long seed;

    @Option(names = "--format", paramLabel = "F", description = "line (default), grid or json (docs/schema).")
    private @Nullable OutputFormat format;

    @ArgGroup
    private @Nullable SolverOption option;

    @Option(
            names = "--trace",
            paramLabel = "T",
            description = "What the method of --method does: tree (a line for each trial), json (every event, "
                    + "docs/schema), or off (default). Stops at the first solution, plain at none, or at --limit.")
    private TraceForm trace = TraceForm.OFF;

    @Option(
            names = "--timeout",
            paramLabel = "D",
            description =
                    "Give a puzzle up when it takes longer, such as 500ms, 10s or 2m: then ? stands for the solution, >= "
                            + "before the count, and the exit code is 3.")
    private @Nullable String timeout;

    @Option(names = "--stats", description = "Say on standard error what was done, and how fast.")
    private boolean stats;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private ExplainOptions explain;

    @Mixin
    private SliceOption slice;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    /// Who solves.
    static final class SolverOption {
        @Option(
                names = "--solver",
                paramLabel = "S",
                description = "band (fast), simple (readable; the default with --all, whose order it keeps), and where "
                        + "this machine can, lanes: one puzzle after the other in vectors, and bulk: whole lists in "
                        + "vectors.")
        private @Nullable SolverChoice solver;

        @Option(
                names = "--method",
                paramLabel = "M",
                completionCandidates = Values.Methods.class,
                description = "A way of solving to watch: plain, random, trials, levels, symbols, or bands, our own.")
        private @Nullable String method;
    }

    /// What to do beside solving.
    static final class Task {
        @Option(names = "--all", description = "Print every solution, numbered, in lexicographic order.")
        private boolean all;

        @Option(
                names = "--count",
                description = "Print the puzzle and, as the last field, how many solutions it has, up to --limit.")
        @SuppressWarnings("unused") // chosen if a task is given and it is not --all
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

    public SolveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit != null && limit < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--limit", 1, limit);
        }
        if (pick != null && pick.number != null && pick.number < 0) {
            throw new BadInput(Complaint.AT_LEAST, "--number", 0, pick.number);
        }
        MethodChoice method = method();
        boolean draws =
                pick != null && pick.random || method != null && method.method().isSeeded();
        if (seed != null && !draws) {
            throw new BadInput(Complaint.SEED_GOES_WITH);
        }
        List<String> sources = arguments.sources(input, terminal, "solve");
        if (trace != TraceForm.OFF) {
            return trace(method).run(new PuzzleList(sources, input, slice.slice()));
        }
        SolverSource solver = method != null ? method : timed();
        return run(new SolveRun(terminal, errors, job(solver)), sources);
    }

    private @Nullable MethodChoice method() {
        if (option == null || option.method == null) {
            return null;
        }
        Method method = MethodChoice.of(option.method);
        return new MethodChoice(
                method, method.isSeeded() ? seed() : 0, timeout == null ? 0 : DurationArgument.nanos(timeout));
    }

    /// The solver that was chosen, or nothing, with its time.
    private @Nullable SolverSource timed() {
        SolverChoice chosen = option == null ? null : option.solver;
        if (timeout == null) {
            return chosen;
        }
        SolverChoice usual = task != null && task.kind() == SolveJob.Kind.ALL ? SolverChoice.SIMPLE : SolverChoice.BAND;
        return new TimedChoice(chosen == null ? usual : chosen, DurationArgument.nanos(timeout));
    }

    private TraceRun trace(@Nullable MethodChoice method) {
        if (method == null) {
            throw new BadInput(Complaint.GOES_WITH, "--trace", "--method");
        }
        if (task != null || pick != null || format != null || stats) {
            throw new BadInput(Complaint.TRACE_ALONE);
        }
        long last = limit != null ? limit : method.method().findsAll() ? Long.MAX_VALUE : 1;
        return new TraceRun(terminal, errors, method, trace == TraceForm.JSON, last, explain.traceWords(terminal));
    }

    private int run(SolveRun run, List<String> sources) {
        if (pick == null) {
            return run.solveAll(new PuzzleList(sources, input, slice.slice()), threads.threads());
        }
        if (slice.isGiven()) {
            throw new BadInput(Complaint.NOT_WITH, "--slice", pick.random ? "--random" : "--number");
        }
        if (sources.size() != 1) {
            throw new BadInput(Complaint.ONE_FILE, sources.size());
        }
        return pick.number != null
                ? run.solveNumber(sources.getFirst(), input, pick.number)
                : run.solveRandom(sources.getFirst(), input, RandomSource.of(seed()));
    }

    private long seed() {
        if (seed != null) {
            return seed;
        }
        seed = System.nanoTime() & 0xFFFFFF;
        terminal.complain(Report.SEED_USED, seed);
        return seed;
    }

    private SolveJob job(@Nullable SolverSource solver) {
        SolveJob.Kind kind = task == null ? SolveJob.Kind.SOLVE : task.kind();
        long most = limit != null ? limit : kind == SolveJob.Kind.SOLVE ? 2 : Long.MAX_VALUE;
        return new SolveJob(kind, most, format, solver, TimeLimit.of(timeout), stats);
    }
}

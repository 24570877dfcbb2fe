package org.escargot.cli.bench;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.solver.SolverChoice;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.grid.Puzzle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "bench",
        header = "Measures a solver on a file of puzzles.",
        description = {
            "Warms up, then measures the solver alone. Each round takes all puzzles in a new order and each puzzle "
                    + "as a new random isomorph (rows, columns, digits), because files as they come hide a solver's bias.",
            "CPU time is that of the whole process after the warm-up, all threads, without the permuting."
        },
        mixinStandardHelpOptions = true)
public final class BenchCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "Puzzles in any form that solve reads; - for standard input.")
    private String file;

    @Option(
            names = "--solver",
            paramLabel = "S",
            description =
                    "band (default), simple, and where this machine can, lanes: one puzzle after the other in vectors, "
                            + "and bulk: whole lists in vectors.")
    private SolverChoice solver = SolverChoice.BAND;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Stop at N solutions of a puzzle (default 2: prove that the solution is unique).")
    private long limit = 2;

    @Option(names = "--seconds", paramLabel = "T", description = "How long to measure (default 5).")
    private double seconds = 5;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the permutations (default 1).")
    private long seed = 1;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default) or json: one object (docs/schema/bench.schema.json).")
    private TextFormat format = TextFormat.TEXT;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private InputOptions input;

    public BenchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--limit", 1, limit);
        }
        if (!(seconds > 0)) {
            throw new BadInput(Complaint.MORE_THAN, "--seconds", 0, seconds);
        }
        if (solver == SolverChoice.BULK && limit > Integer.MAX_VALUE) {
            throw new BadInput(Complaint.AT_MOST_WITH, "--limit", Integer.MAX_VALUE, "--solver bulk");
        }
        List<Puzzle> puzzles = input.allPuzzles(terminal, file);
        solver.warmUp();
        BenchResult result;
        try (SolverBench<?> bench = SolverBench.of(puzzles, solver, limit, threads.threads(), seed)) {
            bench.run(Math.min(seconds, 3));
            result = bench.run(seconds);
        }
        new LineOutput(terminal.out())
                .write(terminal.printable(format == TextFormat.JSON ? json(result) : text(result)));
        return ExitCode.OK;
    }

    private String text(BenchResult result) {
        return terminal.speech()
                        .say(
                                Report.BENCH,
                                file,
                                solver,
                                limit,
                                threads.threads(),
                                Math.round(result.puzzlesPerSecond()),
                                Math.round(result.puzzlesPerCpuSecond()),
                                result.guessesPerPuzzle(),
                                result.noGuessPercent(),
                                result.puzzles())
                + "\n";
    }

    private String json(BenchResult result) {
        StringWriter text = new StringWriter();
        try (var line = JsonLines.FACTORY.createGenerator(text)) {
            line.writeStartObject();
            line.writeStringField("file", file);
            line.writeStringField("solver", solver.toString());
            line.writeNumberField("limit", limit);
            line.writeNumberField("threads", threads.threads());
            line.writeNumberField("puzzles", result.puzzles());
            line.writeNumberField("puzzlesPerSecond", result.puzzlesPerSecond());
            line.writeNumberField("puzzlesPerCpuSecond", result.puzzlesPerCpuSecond());
            line.writeNumberField("guessesPerPuzzle", result.guessesPerPuzzle());
            line.writeNumberField("noGuessPercent", result.noGuessPercent());
            line.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }
}

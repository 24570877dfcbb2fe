package org.escargot.cli.check;

import java.util.function.Function;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.SolvedChunk;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.solver.general.GeneralSolver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What every command takes that asks the same about each puzzle of a list.
final class QuestionOptions {
    @Mixin
    private SourceArguments arguments;

    @Option(
            names = "--timeout",
            paramLabel = "D",
            description =
                    "Give a puzzle up when it takes longer, such as 500ms, 10s or 2m: that is said in place of an "
                            + "answer, and the exit code is 3.")
    private @Nullable String timeout;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), or json: an object a line (docs/schema).")
    private TextFormat format = TextFormat.TEXT;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private SliceOption slice;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    boolean isJson() {
        return format == TextFormat.JSON;
    }

    /// Has `asked`, which is told how long an answer may take, answer for `command` about each puzzle. Returns how it
    /// went.
    ChunkRun<GeneralSolver, SolvedChunk> run(
            Terminal terminal, String command, Function<TimeLimit, QuestionRun.Asked> asked) {
        return new QuestionRun(asked.apply(TimeLimit.of(timeout)), isJson() ? OutputFormat.JSON : OutputFormat.LINE)
                .run(terminal, errors, arguments.list(input, slice, terminal, command), threads.threads());
    }
}

package org.escargot.cli.check;

import java.util.concurrent.Callable;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ThreadOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        header = "Says whether puzzles have one solution, and why not.",
        description = {
            "A line for each puzzle of any rules, in input order: one solution, several, or none. Of one without solution it "
                    + "names rules and givens that contradict each other, and of which none can be left out of the "
                    + "contradiction; ! when the line cannot be read.",
            "Exit code 1 when a puzzle has several solutions or none."
        },
        mixinStandardHelpOptions = true)
public final class CheckCommand implements Callable<Integer> {
    private final Terminal terminal;

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

    public CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        TimeLimit limit = TimeLimit.of(timeout);
        boolean isJson = format == TextFormat.JSON;
        QuestionRun.Asked asked = (question, solver) -> {
            Verdict verdict = Verdict.of(question, solver, limit.begin());
            return new QuestionRun.Answer(isJson ? verdict.json() : verdict.text(terminal.speech()), verdict.tally());
        };
        var run = new QuestionRun(asked, isJson ? OutputFormat.JSON : OutputFormat.LINE)
                .run(terminal, errors, arguments.list(input, slice, terminal, "check"), threads.threads());
        int code = QuestionRun.exitCode(run);
        boolean isNo = run.tally().none() + run.tally().several() > 0;
        return code == ExitCode.OK && isNo ? ExitCode.FAILED : code;
    }
}

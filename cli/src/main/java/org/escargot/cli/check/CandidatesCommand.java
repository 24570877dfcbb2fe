package org.escargot.cli.check;

import java.util.concurrent.Callable;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.solver.general.Candidates;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "candidates",
        header = "Prints which digits each cell has in some solution.",
        description =
                "For each puzzle of any rules a table with the digits that each cell holds in at least one solution; with "
                        + "--limit, behind a colon, in how many; ! when the line cannot be read.",
        mixinStandardHelpOptions = true)
public final class CandidatesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description =
                    "Count the solutions of each digit up to this; + stands behind what reached it (default: 1, which "
                            + "counts nothing).")
    private int limit = 1;

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

    public CandidatesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--limit", 1, limit);
        }
        TimeLimit time = TimeLimit.of(timeout);
        boolean isJson = format == TextFormat.JSON;
        QuestionRun.Asked asked = (question, solver) -> {
            Candidates found = solver.candidates(question.variant(), limit, time.begin());
            CandidateTable table = new CandidateTable(question, found);
            return new QuestionRun.Answer(isJson ? table.json() : table.text(terminal.speech()), table.tally());
        };
        var run = new QuestionRun(asked, isJson ? OutputFormat.JSON : OutputFormat.LINE)
                .run(terminal, errors, arguments.list(input, slice, terminal, "candidates"), threads.threads());
        return QuestionRun.exitCode(run);
    }
}

package org.escargot.cli.check;

import java.util.concurrent.Callable;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
    private QuestionOptions options;

    public CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        var run = options.run(terminal, "check", time -> (question, solver) -> {
            Verdict verdict = Verdict.of(question, solver, time.begin());
            String answer = options.isJson() ? verdict.json() : verdict.text(terminal.speech());
            return new QuestionRun.Answer(answer, verdict.tally());
        });
        int code = QuestionRun.exitCode(run);
        boolean isNo = run.tally().none() + run.tally().several() > 0;
        return code == ExitCode.OK && isNo ? ExitCode.FAILED : code;
    }
}

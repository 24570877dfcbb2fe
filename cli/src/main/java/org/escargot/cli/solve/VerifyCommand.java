package org.escargot.cli.solve;

import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.LineSource;
import org.escargot.cli.input.PuzzleSource;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        header = "Checks solutions against their puzzles.",
        description = {
            "Line for line, every house must hold 1 to 9 once and every given must be kept; a line '-' says that there "
                    + "is no solution and is checked by search, and '!' stands for a line that cannot be read.",
            "Prints how many are correct and, of the first fault, line, cell and house. Exit code 1 when there is one."
        },
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "PUZZLES", description = "The puzzles, in any form that solve reads.")
    private String puzzles;

    @Parameters(index = "1", paramLabel = "SOLUTIONS", description = "What solve printed of them, a line each.")
    private String solutions;

    @Option(
            names = "--timeout",
            paramLabel = "D",
            description =
                    "Of a puzzle with rules of its own, give up to search for a solution where '-' denies one when it "
                            + "takes longer, such as 500ms, 10s or 2m: such lines are counted apart, and the exit code is 3.")
    private @Nullable String timeout;

    @Mixin
    private InputOptions input;

    public VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        InputOptions.checkInputOnce(List.of(puzzles, solutions));
        Verification verification = new Verification(TimeLimit.of(timeout));
        Progress progress = new Progress(terminal, Report.SOLUTIONS, true);
        try (PuzzleSource source = input.open(terminal, puzzles);
                LineSource lines = LineSource.open(terminal, solutions)) {
            for (var entry = source.next(); entry != null; entry = source.next()) {
                verification.check(entry, lines.next(), lines.number());
                progress.update(verification.checked(), source.share(verification.checked()));
            }
            verification.checkEnd(lines.next(), lines.number());
        }
        progress.clear();
        new LineOutput(terminal.out()).write(terminal.printable(verification.report(terminal.speech())));
        if (!verification.isCorrect()) {
            return ExitCode.FAILED;
        }
        return verification.unchecked() > 0 ? ExitCode.GAVE_UP : ExitCode.OK;
    }
}

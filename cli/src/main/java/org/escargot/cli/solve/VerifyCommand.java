package org.escargot.cli.solve;

import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.LineSource;
import org.escargot.cli.input.PuzzleSource;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private InputOptions input;

    public VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        InputOptions.checkInputOnce(List.of(puzzles, solutions));
        Verification verification = new Verification();
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
        return verification.isCorrect() ? ExitCode.OK : ExitCode.FAILED;
    }
}

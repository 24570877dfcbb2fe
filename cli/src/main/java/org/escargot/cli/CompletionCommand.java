package org.escargot.cli;

import java.util.concurrent.Callable;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

@Command(
        name = "completion",
        header = "Prints a completion script for bash and zsh.",
        description = "Use it with:  source <(escargot completion)",
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {
    private final Terminal terminal;

    CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        new LineOutput(terminal.out()).write(AutoComplete.bash("escargot", Main.withAllCommands(terminal)));
        return ExitCode.OK;
    }
}

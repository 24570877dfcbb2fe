package org.escargot.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "completion",
        header = "Prints a completion script for bash, zsh or fish.",
        description = {"In bash and zsh:  source <(escargot completion)", "In fish:  escargot completion fish | source"
        },
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(arity = "0..1", paramLabel = "SHELL", description = "bash (default), zsh or fish.")
    private Shell shell = Shell.BASH;

    CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /// A shell that completes commands.
    enum Shell {
        BASH,
        ZSH,
        FISH;

        private String script(CommandLine line) {
            return switch (this) {
                case BASH, ZSH -> AutoComplete.bash("escargot", line);
                case FISH -> FishCompletion.of(line);
            };
        }

        /// The name as users type it.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public Integer call() {
        new LineOutput(terminal.out()).write(shell.script(Main.withAllCommands(terminal)));
        return ExitCode.OK;
    }
}

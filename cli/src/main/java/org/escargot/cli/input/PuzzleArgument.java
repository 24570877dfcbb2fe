package org.escargot.cli.input;

import java.util.List;
import java.util.Optional;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The puzzle of commands that take one: typed, in a file, on standard input, or a famous one by its name. Without an
/// argument it is read from standard input, unless a person would have to type it there.
public final class PuzzleArgument {
    @Parameters(
            arity = "0..1",
            paramLabel = "FILE|-|PUZZLE",
            description = "The puzzle in its current state; of several in a file the first one counts.")
    private Optional<String> typed = Optional.empty();

    @Mixin
    private FamousOption famous;

    /// The puzzle that `command` is to take.
    ///
    /// @throws BadInput when there is none, more than one argument says which, or it cannot be read
    public PuzzleEntry puzzle(InputOptions input, Terminal terminal, String command) {
        return input.onePuzzle(terminal, argument(input, terminal, command));
    }

    /// The puzzle of any rules that `command` is to take.
    ///
    /// @throws BadInput as above
    public Entry ofAnyRules(InputOptions input, Terminal terminal, String command) {
        return input.oneOfAnyRules(terminal, argument(input, terminal, command));
    }

    private String argument(InputOptions input, Terminal terminal, String command) {
        List<String> named = typed.stream().toList();
        return famous.argument(named)
                .orElseGet(() -> input.sources(terminal, command, named).getFirst());
    }
}

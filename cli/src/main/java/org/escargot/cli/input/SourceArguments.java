package org.escargot.cli.input;

import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.terminal.Terminal;
import picocli.CommandLine.Parameters;

/// The sources of commands that read lists of puzzles.
public final class SourceArguments {
    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|-|PUZZLE",
            description = "Puzzles: files, - for standard input, or the puzzles themselves.")
    private List<String> typed = new ArrayList<>();

    /// What was typed, in its order.
    public List<String> typed() {
        return typed;
    }

    /// The sources that `command` is to read, standard input when none was typed; as [InputOptions#sources].
    public List<String> sources(InputOptions input, Terminal terminal, String command) {
        return input.sources(terminal, command, typed);
    }

    /// The same, as far as `slice` takes it.
    public PuzzleList list(InputOptions input, SliceOption slice, Terminal terminal, String command) {
        return new PuzzleList(sources(input, terminal, command), input, slice.slice());
    }
}

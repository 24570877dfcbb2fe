package org.escargot.cli.input;

import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.terminal.Terminal;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The sources of commands that read lists of puzzles, one of which can be asked for by its name.
public final class SourceArguments {
    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|-|PUZZLE",
            description = "Puzzles: files, - for standard input, or the puzzles themselves.")
    private List<String> typed = new ArrayList<>();

    @Mixin
    private FamousOption famous;

    /// The sources that `command` is to read: what was typed, the famous puzzle that was named, or standard input when
    /// there is neither; as [InputOptions#sources].
    ///
    /// @throws BadInput when there is both a name and a source
    public List<String> sources(InputOptions input, Terminal terminal, String command) {
        return famous.argument(typed).map(List::of).orElseGet(() -> input.sources(terminal, command, typed));
    }

    /// The same, as far as `slice` takes it.
    public PuzzleList list(InputOptions input, SliceOption slice, Terminal terminal, String command) {
        return new PuzzleList(sources(input, terminal, command), input, slice.slice());
    }
}

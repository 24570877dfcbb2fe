package org.escargot.cli.input;

import java.io.IOException;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.lines.TextInput;
import org.jspecify.annotations.Nullable;

/// The lines of a file, numbered from 1.
public final class LineSource implements AutoCloseable {
    private final InputFile file;
    private final TextInput lines;
    private long number;

    private LineSource(InputFile file, TextInput lines) {
        this.file = file;
        this.lines = lines;
    }

    /// Opens the file `argument`; `-` is standard input.
    ///
    /// @throws org.escargot.cli.speech.BadInput when it cannot be opened
    public static LineSource open(Terminal terminal, String argument) {
        InputFile file = InputFile.open(terminal, argument);
        try {
            return new LineSource(file, TextInput.of(file.stream()));
        } catch (IOException e) {
            throw InputFile.unreadable(file.name(), e);
        }
    }

    /// The next line, or null after the last.
    @Nullable
    public String next() {
        try {
            String line = lines.next();
            number += line == null ? 0 : 1;
            return line;
        } catch (IOException e) {
            throw InputFile.unreadable(file.name(), e);
        }
    }

    /// The number of the last line that [#next] gave.
    public long number() {
        return number;
    }

    @Override
    public void close() {
        file.close();
    }
}

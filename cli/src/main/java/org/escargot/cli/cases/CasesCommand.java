package org.escargot.cli.cases;

import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.escargot.cli.input.BadLines;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.LineSource;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Said;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.logic.corpus.LibraryCase;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "cases",
        header = "Runs technique cases in HoDoKu's library format.",
        description = "A case passes when its technique finds exactly its eliminations and placements, a must-not-find "
                + "case (-x) when it finds nothing. Prints a table by code and the first failing line of each. "
                + "Exit code 1 when a case fails; codes of techniques that are not there yet are counted apart.",
        mixinStandardHelpOptions = true)
public final class CasesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "The cases, one a line; - for standard input.")
    private String file;

    @Mixin
    private ErrorOptions errors;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default) or json: one object (docs/schema/cases.schema.json).")
    private TextFormat format = TextFormat.TEXT;

    public CasesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /// The next line that is neither blank nor a comment.
    private static @Nullable String nextCase(LineSource lines) {
        String line = lines.next();
        while (line != null && (line.isBlank() || line.startsWith("#"))) {
            line = lines.next();
        }
        return line;
    }

    @Override
    public Integer call() {
        CaseTable table = new CaseTable(new TreeMap<>());
        BadLines badLines = new BadLines(terminal.speech(), errors.tellsAll(), terminal::complain);
        boolean unreadable = false;
        try (LineSource lines = LineSource.open(terminal, file)) {
            for (String line = nextCase(lines); line != null; line = nextCase(lines)) {
                var library = LibraryCase.of(line);
                if (library.isEmpty()) {
                    badLines.add(() -> noCase(lines.number()), lines.number(), file);
                    unreadable = true;
                } else {
                    table.add(library.get(), line);
                }
            }
        }
        badLines.end();
        String text = format == TextFormat.JSON ? table.json() : table.text(terminal.speech());
        new LineOutput(terminal.out()).write(terminal.printable(text));
        return unreadable ? ExitCode.BAD_INPUT : table.failed() > 0 ? ExitCode.FAILED : ExitCode.OK;
    }

    private String noCase(long line) {
        return new Said(Complaint.PLACE, file, line, 1, new Said(Complaint.NO_CASE)).in(terminal.speech());
    }
}

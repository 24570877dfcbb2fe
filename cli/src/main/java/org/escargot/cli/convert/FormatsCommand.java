package org.escargot.cli.convert;

import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.registry.Formats;
import picocli.CommandLine.Command;

@Command(
        name = "formats",
        header = "Lists the formats of puzzles.",
        description = "One line for each: the name that --input-format and --to take, the ends of its files, read or "
                + "written too, and what of a puzzle comes back when it is read again. docs/formats.md says more.",
        mixinStandardHelpOptions = true)
public final class FormatsCommand implements Callable<Integer> {
    private final Terminal terminal;

    public FormatsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        StringBuilder lines = new StringBuilder();
        for (Format format : Formats.ALL) {
            Set<Feature> carries = format.writer().map(FormatWriter::carries).orElse(Set.of());
            Report does = Formats.targets().contains(format) ? Report.READ_AND_WRITTEN : Report.READ;
            lines.append(format.id()).append('\t');
            lines.append(String.join(" ", format.extensions())).append('\t');
            lines.append(terminal.speech().say(does)).append('\t');
            lines.append(carries.stream()
                            .map(feature -> terminal.speech().say(ConvertRun.name(feature)))
                            .collect(Collectors.joining(", ")))
                    .append('\n');
        }
        new LineOutput(terminal.out()).write(lines);
        return ExitCode.OK;
    }
}

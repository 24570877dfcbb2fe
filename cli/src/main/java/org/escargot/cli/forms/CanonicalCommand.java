package org.escargot.cli.forms;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.escargot.canonical.CanonicalForm;
import org.escargot.canonical.Canonicalizer;
import org.escargot.canonical.Morph;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.FramedGrid;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.LineWork;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "canonical",
        header = "Prints canonical forms: equivalent puzzles have the same one.",
        description =
                "One line for each puzzle or full grid, in input order: its form (docs/canonical.md), then, behind "
                        + "a tab, what else stood on the line; ! when the line cannot be read.",
        mixinStandardHelpOptions = true)
public final class CanonicalCommand implements Callable<Integer> {
    private static final int CHUNK = 256;

    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    @Option(
            names = "--pattern-first",
            description =
                    "The isomorph with the smallest pattern, then the smallest digits, as dobrichev's lists have it "
                            + "(default: the one with the smallest 81 characters).")
    private boolean patternFirst;

    @Option(
            names = "--format",
            paramLabel = "F",
            description =
                    "line (default), grid, or json: an object a line, with automorphisms and the way there (docs/schema).")
    private OutputFormat format = OutputFormat.LINE;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private SliceOption slice;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    public CanonicalCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        var work = new FormWork<>(new LineWork<>(this::line, format));
        return ChunkRun.of(terminal, errors, new LineOutput(terminal.out()), Canonicalizer::new, work, CHUNK)
                .all(arguments.list(input, slice, terminal, "canonical"), threads.threads());
    }

    private String line(PuzzleEntry entry, Canonicalizer canonicalizer) {
        Grid grid = FormWork.grid(entry);
        CanonicalForm form = patternFirst ? canonicalizer.patternFirst(grid) : canonicalizer.of(grid);
        return switch (format) {
            case LINE -> AnswerLines.withMetadata(form.grid().toString(), entry.metadata());
            case GRID ->
                AnswerLines.withMetadata(
                        FramedGrid.draw(form.grid(), CellSet.EMPTY).stripTrailing(), entry.metadata());
            case JSON -> JsonLines.object(object -> write(object, entry, form));
        };
    }

    private static void write(JsonGenerator object, PuzzleEntry entry, CanonicalForm form) throws IOException {
        AnswerLines.puzzle(object, entry.puzzle(), entry.metadata());
        object.writeStringField("canonical", form.grid().toString());
        object.writeNumberField("automorphisms", form.automorphisms());
        object.writeObjectFieldStart("transformation");
        writeLines(object, "rows", form.morph(), 0);
        writeLines(object, "columns", form.morph(), 9);
        StringBuilder digits = new StringBuilder();
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            digits.append(form.morph().digit(digit));
        }
        object.writeStringField("digits", digits.toString());
        object.writeEndObject();
    }

    private static void writeLines(JsonGenerator object, String name, Morph morph, int first) throws IOException {
        object.writeArrayFieldStart(name);
        for (int line = first; line < first + 9; line++) {
            object.writeString(House.name(morph.source(line)));
        }
        object.writeEndArray();
    }
}

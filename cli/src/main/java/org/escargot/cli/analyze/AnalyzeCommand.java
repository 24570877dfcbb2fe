package org.escargot.cli.analyze;

import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleArgument;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Givens;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "analyze",
        header = "Analyzes one puzzle.",
        description = "Solutions, redundant clues, automorphisms, canonical form, HoDoKu's level and score, backdoors "
                + "(the smallest sets of up to two cells that leave only singles), unavoidable sets of up to twelve "
                + "cells, and the neighborhood {-1+1}: the puzzles that differ by one clue.",
        mixinStandardHelpOptions = true)
public final class AnalyzeCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private PuzzleArgument puzzle;

    @Option(names = "--limit", paramLabel = "N", description = "Count solutions no further than this (default: 1000).")
    private long limit = 1000;

    @Option(
            names = "--neighbors",
            description = "Print the puzzles of the neighborhood too, a line each; isomorphs only once.")
    private boolean neighbors;

    @Option(names = "--sets", description = "Print all backdoors and unavoidable sets, not only how many.")
    private boolean sets;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default) or json: one object (docs/schema), with all sets.")
    private TextFormat format = TextFormat.TEXT;

    @Mixin
    private InputOptions input;

    public AnalyzeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit < 2) {
            throw new BadInput(Complaint.AT_LEAST, "--limit", 2, limit);
        }
        PuzzleEntry entry = puzzle.puzzle(input, terminal, "analyze");
        if (!(entry.puzzle() instanceof Givens givens)) {
            throw new BadInput(Complaint.NO_GIVENS);
        }
        Analysis analysis = Analysis.of(givens, limit);
        boolean json = format == TextFormat.JSON;
        String text = json
                ? AnalysisJson.write(analysis, neighbors)
                : new AnalysisText(terminal.speech()).write(analysis, sets);
        LineOutput out = new LineOutput(terminal.out());
        out.write(text);
        if (neighbors && !json) {
            analysis.proper()
                    .ifPresent(proper ->
                            proper.neighborhood().different().forEach(neighbor -> out.write(neighbor + "\n")));
        }
        return ExitCode.OK;
    }
}

package org.escargot.cli.analyze;

import java.util.concurrent.Callable;
import org.escargot.analysis.Needless;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleArgument;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Givens;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "analyze",
        header = "Analyzes one puzzle.",
        description = "Solutions, redundant clues, automorphisms, canonical form, HoDoKu's level and score, backdoors "
                + "(the smallest sets of up to two cells that leave only singles), unavoidable sets of up to twelve "
                + "cells, and the neighborhood {-1+1}: the puzzles that differ by one clue. Of a puzzle with rules of its "
                + "own: solutions, and which of its rules and clues can be left out.",
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
            names = "--timeout",
            paramLabel = "D",
            description =
                    "Of a puzzle with rules of its own: end when it takes longer, such as 500ms, 10s or 2m, and say "
                            + "what is known by then; the exit code is 3.")
    private @Nullable String timeout;

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
        return switch (puzzle.ofAnyRules(input, terminal, "analyze")) {
            case VariantEntry variant -> analyze(variant);
            case PuzzleEntry usual when usual.puzzle() instanceof Givens givens -> analyze(givens);
            default -> throw new BadInput(Complaint.NO_GIVENS);
        };
    }

    private int analyze(VariantEntry entry) {
        if (neighbors || sets) {
            throw new BadInput(Complaint.USUAL_ONLY, neighbors ? "--neighbors" : "--sets");
        }
        Progress progress = new Progress(terminal, Report.PARTS, true);
        double parts = Math.max(1, Needless.parts(entry.variant()));
        VariantAnalysis analysis =
                VariantAnalysis.of(entry, limit, TimeLimit.of(timeout), asked -> progress.update(asked, asked / parts));
        progress.clear();
        boolean json = format == TextFormat.JSON;
        new LineOutput(terminal.out()).write(json ? analysis.json() : analysis.text(terminal.speech()));
        return analysis.isGivenUp() ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private int analyze(Givens givens) {
        if (timeout != null) {
            throw new BadInput(Complaint.VARIANTS_ONLY, "--timeout");
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

package org.escargot.cli.rate;

import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.OutputFormat;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Puzzle;
import org.escargot.rating.FullRating;

/// Writes ratings as text.
sealed interface RateWriter permits RateTable, RateJson, RateTemplate {
    /// What stands above all lines, with its end; empty if nothing does.
    String header();

    /// The line of a puzzle with the `metadata` that stood behind it, with its end.
    String line(FullRating rating, String metadata);

    /// The line of a puzzle with rules of its own, with its end.
    String line(VariantRating rating);

    /// In which the place of what cannot be read is kept.
    OutputFormat format();

    /// Whether `line`, without its end, is one that this writer would write of `puzzle`, whatever its ratings are.
    boolean isOf(String line, Puzzle puzzle);

    /// The same of a puzzle with rules of its own.
    boolean isOf(String line, VariantEntry variant);

    /// The same for whatever an input holds.
    default boolean isOf(String line, Entry entry) {
        return switch (entry) {
            case PuzzleEntry puzzle -> isOf(line, puzzle.puzzle());
            case VariantEntry variant -> isOf(line, variant);
            case BrokenEntry broken ->
                AnswerLines.broken(format(), broken.problem()).equals(line + "\n");
        };
    }

    /// The writer that `--format` means.
    ///
    /// @throws BadInput when it means none
    static RateWriter of(String format, RateJob job) {
        return switch (format) {
            case "tsv" -> new RateTable(job);
            case "json" -> new RateJson(job);
            default -> RateTemplate.of(format, job.scale());
        };
    }
}

package org.escargot.cli;

/// Writes ratings as text.
sealed interface RateWriter permits RateTable, RateJson, RateTemplate {
    /// What stands above all lines, with its end; empty if nothing does.
    String header();

    /// The line of a puzzle, with its end.
    String line(FullRating rating);

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

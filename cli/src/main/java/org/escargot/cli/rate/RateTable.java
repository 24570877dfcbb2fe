package org.escargot.cli.rate;

import java.util.StringJoiner;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.terminal.Version;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Puzzle;
import org.escargot.rating.FullRating;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.Scale;

/// Ratings in columns, with tabs between; what stood beside the puzzle comes last.
///
/// @param job what was asked for
record RateTable(RateJob job) implements RateWriter {
    /// Stands for what there is not to tell.
    static final String NONE = "-";

    @Override
    public String header() {
        if (!job.scale().takesLimits()) {
            return "";
        }
        StringJoiner header = new StringJoiner(", ", "# ", "\n");
        job.scale().scales().stream()
                .filter(Scale::takesLimits)
                .map(Scale::title)
                .forEach(header::add);
        header.add(new Version().getVersion()[0]);
        addLimits(header);
        return header.toString();
    }

    private void addLimits(StringJoiner header) {
        if (job.mostEr() < Integer.MAX_VALUE) {
            header.add("up to " + Figure.Tenths.decimal(job.mostEr()));
        }
        if (job.nanos() > 0) {
            header.add("up to " + job.nanos() / 1_000_000 + " ms a puzzle");
        }
        switch (job.shape()) {
            case ANY -> {}
            case PEARL -> header.add("pearls only");
            case DIAMOND -> header.add("diamonds only");
        }
    }

    @Override
    public String line(FullRating rating, String metadata) {
        StringJoiner line = new StringJoiner("\t", "", "\n").add(rating.puzzle().toString());
        for (Rating each : rating.ratings()) {
            each.figures().forEach(figure -> line.add(figure.text()));
            line.add(each.remark().orElse(NONE));
        }
        if (!metadata.isEmpty()) {
            line.add(metadata);
        }
        return line.toString();
    }

    @Override
    public String line(VariantRating rating) {
        VariantEntry entry = rating.position().entry();
        return AnswerLines.withMetadata(
                VariantText.puzzle(entry),
                rating.figure(),
                rating.hardest().orElse(NONE),
                rating.level(),
                entry.metadata(),
                VariantText.without(entry));
    }

    @Override
    public boolean isOf(String line, VariantEntry variant) {
        return line.startsWith(VariantText.puzzle(variant) + "\t");
    }

    @Override
    public OutputFormat format() {
        return OutputFormat.LINE;
    }

    @Override
    public boolean isOf(String line, Puzzle puzzle) {
        int tabs = job.scale().scales().stream()
                .mapToInt(scale -> scale.measures().size() + 1)
                .sum();
        return line.startsWith(puzzle + "\t")
                && line.chars().filter(c -> c == '\t').count() >= tabs;
    }
}

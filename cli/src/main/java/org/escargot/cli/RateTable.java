package org.escargot.cli;

import java.util.StringJoiner;
import org.escargot.grid.Puzzle;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;

/// Ratings in columns, with tabs between.
///
/// @param job what was asked for
record RateTable(RateJob job) implements RateWriter {
    @Override
    public String header() {
        if (!job.scale().hasExplainer()) {
            return "";
        }
        StringJoiner header = new StringJoiner(", ", "# ", "\n").add(ExplainerRater.SCALE);
        header.add(new Version().getVersion()[0]);
        if (job.mostEr() < Integer.MAX_VALUE) {
            header.add("up to " + ExplainerRating.decimal(job.mostEr()));
        }
        if (job.nanos() > 0) {
            header.add("up to " + job.nanos() / 1_000_000 + " ms a puzzle");
        }
        switch (job.shape()) {
            case ANY -> {}
            case PEARL -> header.add("pearls only");
            case DIAMOND -> header.add("diamonds only");
        }
        return header.toString();
    }

    @Override
    public String line(FullRating rating) {
        StringJoiner line = new StringJoiner("\t", "", "\n").add(rating.puzzle().toString());
        if (job.scale().hasExplainer()) {
            line.add(rating.er()).add(rating.ep()).add(rating.ed()).add(rating.hardest());
        }
        RatedPuzzle hodoku = rating.hodoku();
        if (hodoku != null) {
            line.add(hodoku.level()).add(Integer.toString(hodoku.score())).add(hodoku.techniques());
        }
        return line.toString();
    }

    @Override
    public AnswerWriter answers() {
        return new AnswerWriter(OutputFormat.LINE, false);
    }

    @Override
    public boolean isOf(String line, Puzzle puzzle) {
        int tabs = (job.scale().hasExplainer() ? 4 : 0) + (job.scale().hasHodoku() ? 3 : 0);
        return line.startsWith(puzzle + "\t")
                && line.chars().filter(c -> c == '\t').count() == tabs;
    }
}

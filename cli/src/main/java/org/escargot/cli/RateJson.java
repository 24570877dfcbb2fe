package org.escargot.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Objects;
import org.escargot.grid.Puzzle;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.ExplainerTechnique;

/// Ratings as JSON, one object a line.
///
/// @param job what was asked for
record RateJson(RateJob job) implements RateWriter {
    @Override
    public String header() {
        return "";
    }

    @Override
    public String line(FullRating rating) {
        return JsonLines.object(object -> {
            AnswerWriter.puzzle(object, rating.puzzle(), rating.metadata());
            object.writeNumberField("solutions", rating.solutions());
            ExplainerRating explainer = rating.explainer();
            if (explainer != null) {
                object.writeObjectFieldStart("explainer");
                explainer(object, explainer);
                object.writeEndObject();
            }
            RatedPuzzle hodoku = rating.hodoku();
            if (hodoku != null) {
                object.writeObjectFieldStart("hodoku");
                object.writeStringField("level", hodoku.level());
                object.writeNumberField("score", hodoku.score());
                object.writeStringField("techniques", hodoku.techniques());
                object.writeEndObject();
            }
        });
    }

    private void explainer(JsonGenerator object, ExplainerRating rating) throws IOException {
        object.writeStringField("scale", ExplainerRater.SCALE);
        object.writeStringField("rater", new Version().getVersion()[0]);
        object.writeStringField("end", rating.end().name());
        number(object, "er", rating.er());
        number(object, "ep", rating.ep());
        number(object, "ed", rating.ed());
        ExplainerTechnique hardest = rating.hardest();
        if (hardest != null) {
            object.writeStringField("hardest", hardest.title());
        }
        if (job.mostEr() < Integer.MAX_VALUE) {
            number(object, "max", job.mostEr());
        }
        if (job.nanos() > 0) {
            object.writeNumberField("timeoutMillis", job.nanos() / 1_000_000);
        }
    }

    @Override
    public AnswerWriter answers() {
        return new AnswerWriter(OutputFormat.JSON, false);
    }

    @Override
    public boolean isOf(String line, Puzzle puzzle) {
        Map<String, String> fields = JsonLines.scalars(line);
        boolean hasRatings =
                !"1".equals(fields.get("solutions")) || job.scale().hasExplainer() == fields.containsKey("er");
        return puzzle.toString().equals(fields.get("puzzle"))
                && hasRatings
                && job.scale().hasHodoku() == fields.containsKey("level")
                && (!fields.containsKey("er") || isOfJob(fields));
    }

    private boolean isOfJob(Map<String, String> fields) {
        return ExplainerRater.SCALE.equals(fields.get("scale"))
                && new Version().getVersion()[0].equals(fields.get("rater"))
                && Objects.equals(
                        fields.get("max"),
                        job.mostEr() < Integer.MAX_VALUE ? ExplainerRating.decimal(job.mostEr()) : null)
                && Objects.equals(
                        fields.get("timeoutMillis"), job.nanos() > 0 ? Long.toString(job.nanos() / 1_000_000) : null);
    }

    private static void number(JsonGenerator object, String name, int tenths) throws IOException {
        object.writeNumberField(name, BigDecimal.valueOf(tenths, 1));
    }
}

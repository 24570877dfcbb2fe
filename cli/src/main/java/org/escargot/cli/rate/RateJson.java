package org.escargot.cli.rate;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import org.escargot.cli.options.FigureJson;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.terminal.Version;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Puzzle;
import org.escargot.logic.step.Technique;
import org.escargot.rating.FullRating;
import org.escargot.rating.Scales;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.Scale;

/// Ratings as JSON, one object a line.
///
/// @param job what was asked for
record RateJson(RateJob job) implements RateWriter {
    @Override
    public String header() {
        return "";
    }

    @Override
    public String line(FullRating rating, String metadata) {
        return JsonLines.object(object -> {
            AnswerLines.puzzle(object, rating.puzzle(), metadata);
            object.writeNumberField("solutions", rating.solutions());
            for (int i = 0; i < rating.ratings().size(); i++) {
                scale(object, job.scale().scales().get(i), rating.ratings().get(i));
            }
        });
    }

    /// A rating that may have been given up says on which conditions it was made; without a rating there are none.
    private void scale(JsonGenerator object, Scale scale, Rating rating) throws IOException {
        if (scale.takesLimits() && !rating.end().isOfRating()) {
            return;
        }
        object.writeObjectFieldStart(scale.id());
        if (scale.takesLimits()) {
            object.writeStringField("scale", scale.title());
            object.writeStringField("rater", new Version().getVersion()[0]);
            object.writeStringField("end", rating.end().name());
        }
        FigureJson.write(object, scale, rating);
        remark(object, scale, rating);
        if (scale.takesLimits()) {
            limits(object);
        }
        object.writeEndObject();
    }

    private static void remark(JsonGenerator object, Scale scale, Rating rating) throws IOException {
        if (scale.remark().equals(HodokuScale.TECHNIQUES)) {
            object.writeArrayFieldStart(scale.remark().name());
            for (Map.Entry<Technique, Integer> use : rating.uses().entrySet()) {
                object.writeStartObject();
                object.writeStringField("technique", use.getKey().id());
                object.writeNumberField("count", use.getValue());
                object.writeEndObject();
            }
            object.writeEndArray();
        } else if (rating.remark().isPresent()) {
            object.writeStringField(scale.remark().name(), rating.remark().get());
        }
    }

    private void limits(JsonGenerator object) throws IOException {
        if (job.mostEr() < Integer.MAX_VALUE) {
            object.writeFieldName("max");
            FigureJson.tenths(object, job.mostEr());
        }
        if (job.nanos() > 0) {
            object.writeNumberField("timeoutMillis", job.nanos() / 1_000_000);
        }
    }

    @Override
    public String line(VariantRating rating) {
        return JsonLines.object(object -> {
            VariantText.write(object, rating.position().entry());
            object.writeNumberField("solutions", rating.solutions());
            object.writeObjectFieldStart("human");
            if (rating.solved().isPresent()) {
                object.writeFieldName("minutes");
                FigureJson.tenths(object, rating.tenths().orElseThrow());
                object.writeBooleanField("calibrated", false);
                object.writeStringField("level", rating.solved().get().level().title());
                object.writeStringField("reason", rating.hardest().orElse(RateTable.NONE));
            } else {
                object.writeStringField("minutes", rating.figure());
            }
            object.writeStringField("scale", "variant ladder " + VariantLadder.VERSION);
            object.writeEndObject();
        });
    }

    @Override
    public boolean isOf(String line, VariantEntry variant) {
        return VariantText.puzzle(variant).equals(JsonLines.scalars(line).get("variant"));
    }

    @Override
    public OutputFormat format() {
        return OutputFormat.JSON;
    }

    @Override
    public boolean isOf(String line, Puzzle puzzle) {
        Map<String, String> fields = JsonLines.scalars(line);
        return puzzle.toString().equals(fields.get("puzzle"))
                && Scales.ALL.stream().allMatch(scale -> isAsIfAsked(scale, fields))
                && (!fields.containsKey("rater") || isOfJob(fields));
    }

    /// Whether the line has the figures of `scale` exactly where this run would write them.
    private boolean isAsIfAsked(Scale scale, Map<String, String> fields) {
        boolean isAsked =
                job.scale().scales().stream().anyMatch(asked -> asked.id().equals(scale.id()));
        boolean isThere = fields.containsKey(scale.measures().getFirst().name());
        return isAsked == isThere || scale.takesLimits() && !"1".equals(fields.get("solutions"));
    }

    private boolean isOfJob(Map<String, String> fields) {
        return job.scale().scales().stream().anyMatch(scale -> scale.title().equals(fields.get("scale")))
                && new Version().getVersion()[0].equals(fields.get("rater"))
                && Objects.equals(
                        fields.get("max"),
                        job.mostEr() < Integer.MAX_VALUE ? Figure.Tenths.decimal(job.mostEr()) : null)
                && Objects.equals(
                        fields.get("timeoutMillis"), job.nanos() > 0 ? Long.toString(job.nanos() / 1_000_000) : null);
    }
}

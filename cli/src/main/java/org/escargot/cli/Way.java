package org.escargot.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Step;
import org.escargot.rating.Rating;
import org.escargot.rating.explainer.ExplainerPath;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.ExplainerStep;

/// The way to the solution on one scale.
sealed interface Way {
    /// Where it starts.
    Pencilmarks start();

    /// The steps in order.
    List<Step> steps();

    /// What stands before the line of the step at `index`: its rating, where the scale rates steps by themselves.
    String before(int index);

    /// What the steps amount to, for people.
    String summary();

    /// The same as fields of an object.
    void writeSummary(JsonGenerator json) throws IOException;

    /// What is known of the step at `index` beside itself, as fields of its object.
    void writeRating(JsonGenerator json, int index) throws IOException;

    /// On HoDoKu's scale.
    record OfHodoku(SolvePath path, Rating rating) implements Way {
        @Override
        public Pencilmarks start() {
            return path.start();
        }

        @Override
        public List<Step> steps() {
            return path.steps();
        }

        @Override
        public String before(int index) {
            return "";
        }

        @Override
        public String summary() {
            return String.format(Locale.ROOT, "%s, score %d (HoDoKu's scale)%n", rating.level(), rating.score());
        }

        @Override
        public void writeSummary(JsonGenerator json) throws IOException {
            json.writeStringField("outcome", path.outcome().name());
            json.writeStringField("level", rating.level());
            json.writeNumberField("score", rating.score());
        }

        @Override
        public void writeRating(JsonGenerator json, int index) {}
    }

    /// On Sudoku Explainer's scale.
    record OfExplainer(Pencilmarks start, ExplainerPath path) implements Way {
        @Override
        public List<Step> steps() {
            return path.steps().stream().map(ExplainerStep::step).toList();
        }

        @Override
        public String before(int index) {
            return ExplainerRating.decimal(path.steps().get(index).rating()) + " ";
        }

        @Override
        public String summary() {
            ExplainerRating rating = path.rating();
            return String.format(
                    Locale.ROOT,
                    "ER %s, EP %s, ED %s (%s)%n",
                    ExplainerRating.decimal(rating.er()),
                    ExplainerRating.decimal(rating.ep()),
                    ExplainerRating.decimal(rating.ed()),
                    ExplainerRater.SCALE);
        }

        @Override
        public void writeSummary(JsonGenerator json) throws IOException {
            Pencilmarks end = start;
            for (ExplainerStep step : path.steps()) {
                end = step.effects().applyTo(end);
            }
            json.writeStringField("outcome", Outcome.of(end).name());
            json.writeStringField("scale", ExplainerRater.SCALE);
            number(json, "er", path.rating().er());
            number(json, "ep", path.rating().ep());
            number(json, "ed", path.rating().ed());
        }

        @Override
        public void writeRating(JsonGenerator json, int index) throws IOException {
            number(json, "rating", path.steps().get(index).rating());
        }

        private static void number(JsonGenerator json, String name, int tenths) throws IOException {
            json.writeNumberField(name, BigDecimal.valueOf(tenths, 1));
        }
    }
}

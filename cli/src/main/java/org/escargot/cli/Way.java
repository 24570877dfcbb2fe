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
    String before(int index, Speech speech);

    /// What the steps amount to, for people.
    String summary(Speech speech);

    /// The same as fields of an object.
    void writeSummary(JsonGenerator json) throws IOException;

    /// What is known of the step at `index` beside itself, as fields of its object.
    void writeRating(JsonGenerator json, int index) throws IOException;

    /// What people call the level that HoDoKu's scale calls `title`.
    static Report level(String title) {
        return Report.valueOf(title.toUpperCase(Locale.ROOT));
    }

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
        public String before(int index, Speech speech) {
            return "";
        }

        @Override
        public String summary(Speech speech) {
            return speech.say(Report.HODOKU, speech.say(level(rating.level())), rating.score());
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
        public String before(int index, Speech speech) {
            return decimal(path.steps().get(index).rating(), speech) + " ";
        }

        @Override
        public String summary(Speech speech) {
            ExplainerRating rating = path.rating();
            return speech.say(
                    Report.EXPLAINER,
                    decimal(rating.er(), speech),
                    decimal(rating.ep(), speech),
                    decimal(rating.ed(), speech),
                    ExplainerRater.SCALE);
        }

        private static String decimal(int tenths, Speech speech) {
            return speech.decimal(tenths / 10.0, 1);
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

package org.escargot.cli.explain;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.options.FigureJson;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.UnseenRules;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.solver.VariantPosition;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.format.VariantEntry;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.VariantPath;
import org.escargot.rating.VariantPath.GradedStep;
import org.escargot.rating.human.OtherBoardTime;
import org.escargot.rules.Constraint;
import org.escargot.told.Replay;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;

/// The path through a puzzle with rules of its own, as text or JSON.
///
/// @param position the puzzle
/// @param path its path
/// @param explainer the language
/// @param prove whether each step is followed by its proof
record VariantSteps(VariantPosition position, VariantPath path, Explainer explainer, boolean prove) {
    /// Tells the path of `variant`; returns the exit code.
    static int explain(VariantEntry variant, Telling telling, boolean prove) {
        VariantPosition position = VariantPosition.of(variant);
        Optional<Notice> obstacle = position.obstacle();
        LineOutput out = new LineOutput(telling.terminal().out());
        if (obstacle.isPresent()) {
            out.write(telling.line(obstacle.get()));
            return ExitCode.FAILED;
        }
        warn(position, telling);
        VariantPath path = position.path();
        VariantSteps steps = new VariantSteps(position, path, telling.explainer(), prove);
        out.write(telling.isJson() ? steps.json() : steps.text(telling));
        return steps.isSolved() ? ExitCode.OK : ExitCode.FAILED;
    }

    /// Says on standard error what a reader of steps has to know beforehand.
    static void warn(VariantPosition position, Telling telling) {
        if (position.hasSeveralSolutions()) {
            telling.warnOfSeveralSolutions();
        }
        UnseenRules.warn(telling.terminal(), position.entry(), position.lowered());
    }

    /// Whether the path leads to the end.
    boolean isSolved() {
        return path.outcome() == Outcome.SOLVED;
    }

    /// Each step with its reason, then the level.
    String text(Telling telling) {
        StringBuilder text = new StringBuilder();
        List<Facts> before = before();
        for (int i = 0; i < path.steps().size(); i++) {
            Step step = path.steps().get(i).step();
            Facts facts = before.get(i);
            ToldStep told = Teller.inWords(explainer, Depth.REASON).tell(facts, step);
            text.append(i + 1).append(". ");
            text.append(ExplainOptions.line(explainer).of(step)).append('\n');
            text.append("   ").append(told.text()).append('\n');
            text.append(telling.board(facts, step));
            text.append(prove ? StepProof.of(facts, step).toString().indent(3) : "");
        }
        return text.append(summary(telling.terminal().speech())).append('\n').toString();
    }

    private List<Facts> before() {
        return Replay.positions(path.start(), path.bareSteps(), path.start());
    }

    private String summary(Speech speech) {
        if (!isSolved()) {
            return speech.say(Report.VARIANT_UNSOLVED, VariantLadder.VERSION);
        }
        return speech.say(
                Report.VARIANT_LEVEL, level(speech), VariantLadder.VERSION, speech.decimal(tenths() / 10.0, 1));
    }

    private String level(Speech speech) {
        return speech.say(
                switch (path.level()) {
                    case EASY -> Report.EASY;
                    case MEDIUM -> Report.MEDIUM;
                    case HARD -> Report.HARD;
                    case EXTREME -> Report.EXTREME;
                });
    }

    private int tenths() {
        return OtherBoardTime.tenths(path.start(), path.bareSteps());
    }

    /// One line (docs/schema/explain.schema.json).
    String json() {
        return JsonLines.object(object -> {
            VariantText.write(object, position.entry());
            object.writeStringField("outcome", path.outcome().name());
            object.writeStringField("scale", "variant ladder " + VariantLadder.VERSION);
            if (isSolved()) {
                object.writeStringField("level", path.level().title());
                object.writeFieldName("minutes");
                FigureJson.tenths(object, tenths());
                object.writeBooleanField("calibrated", false);
            }
            unseen(object);
            steps(object);
        });
    }

    private void steps(JsonGenerator object) throws IOException {
        object.writeArrayFieldStart("steps");
        List<Facts> before = before();
        for (int i = 0; i < path.steps().size(); i++) {
            write(object, before.get(i), path.steps().get(i));
        }
        object.writeEndArray();
    }

    private void unseen(JsonGenerator object) throws IOException {
        object.writeArrayFieldStart("unseen");
        for (Constraint rule : position.lowered().unseen()) {
            object.writeString(rule.id());
        }
        object.writeEndArray();
    }

    private void write(JsonGenerator object, Facts facts, GradedStep each) throws IOException {
        object.writeStartObject();
        object.writeStringField("level", each.level().title());
        StepJson.writeFields(object, Teller.inWords(explainer, Depth.REASON).tell(facts, each.step()));
        object.writeEndObject();
    }
}

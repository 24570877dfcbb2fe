package org.escargot.web;

import java.util.Optional;
import org.escargot.explain.Explainer;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.Scales;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.hodoku.WholeLadder;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// How a puzzle is solved, step by step, with the position before each: on HoDoKu's scale as far as that leads without
/// trial; then by a step of Sudoku Explainer's scale, which always reasons, on HoDoKu's again, and so on to the end.
final class PathWalk {

    private final Givens puzzle;
    private final Explainer explainer;
    private final Scale hodoku = new HodokuScale(WholeLadder.REASONING);
    private final Scale chains = Scales.EXPLAINER.forOneThread();
    /// Where it has come to.
    private Pencilmarks marks;

    PathWalk(Givens puzzle, Explainer explainer) {
        this.puzzle = puzzle;
        this.explainer = explainer;
        this.marks = Pencilmarks.of(puzzle);
    }

    /// The first part, and what HoDoKu's scale says of it: the type `Path` of `engine/steps.ts`.
    String begin() {
        RatedPath path = hodoku.path(marks, puzzle);
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            boolean isWhole = Outcome.of(path.end()) == Outcome.SOLVED;
            Rating rating = isWhole ? path.rating() : Scales.HODOKU.rate(puzzle, RatingLimits.NONE);
            RatingJson.figures(json, hodoku, rating);
            json.name("steps").array(() -> climb(json, path));
            end(json);
        });
        return json.toString();
    }

    /// The next part, which begins with a step of Sudoku Explainer's scale: the type `PathPart`; or `none` where that
    /// knows no step, `late` where it found none within `patience` milliseconds.
    String goOn(int patience) {
        long end = System.currentTimeMillis() + patience;
        Optional<RatedStep> found = chains.next(marks, puzzle, RatingJson.limits(patience));
        if (found.isEmpty()) {
            return JsonWriter.quoted(System.currentTimeMillis() > end ? "late" : "none");
        }
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("steps").array(() -> {
                step(json, chains, found.get());
                climb(json, hodoku.path(marks, puzzle));
            });
            end(json);
        });
        return json.toString();
    }

    private void climb(JsonWriter json, RatedPath path) {
        path.steps().forEach(step -> step(json, hodoku, step));
    }

    private void step(JsonWriter json, Scale scale, RatedStep rated) {
        Step step = rated.step();
        Facts facts = new Facts(marks, puzzle);
        json.object(() -> {
            position(json.name("before"), marks);
            RatingJson.figure(json.name(scale.stepMeasure().name()), rated.cost());
            HintJson.write(json.name("step"), explainer, facts, step);
        });
        marks = step.effects().applyTo(marks);
    }

    private void end(JsonWriter json) {
        json.name("complete").bool(Outcome.of(marks) == Outcome.SOLVED);
        position(json.name("end"), marks);
    }

    /// The type `Position`.
    static void position(JsonWriter json, Pencilmarks marks) {
        json.object(() -> {
            json.name("digits").string(marks.grid().toString());
            json.name("candidates").array(() -> {
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    json.number(marks.candidates(cell).bits());
                }
            });
        });
    }
}

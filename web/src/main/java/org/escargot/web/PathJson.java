package org.escargot.web;

import org.escargot.explain.Explainer;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.Rating;
import org.escargot.rating.hodoku.HodokuScheme;

/// How a puzzle is solved on HoDoKu's scale, step by step, with the position before each: the type `Path` of
/// `engine/answers.ts`.
final class PathJson {
    private static final HodokuScheme SCHEME = new HodokuScheme();

    private PathJson() {}

    static String of(Givens puzzle, Explainer explainer) {
        SolvePath path = SCHEME.climb(Pencilmarks.of(puzzle), puzzle.cells());
        Rating rating = SCHEME.total(path);
        Json json = new Json();
        json.object(() -> {
            json.name("level").string(rating.level());
            json.name("score").number(rating.score());
            json.name("complete").bool(path.outcome() == Outcome.SOLVED);
            json.name("steps").array(() -> {
                Pencilmarks marks = path.start();
                for (Step step : path.steps()) {
                    step(json, new Facts(marks, puzzle.cells()), step, explainer);
                    marks = step.effects().applyTo(marks);
                }
            });
            position(json.name("end"), path.end());
        });
        return json.toString();
    }

    private static void step(Json json, Facts facts, Step step, Explainer explainer) {
        json.object(() -> {
            position(json.name("before"), facts.marks());
            json.name("points").number(SCHEME.score(step));
            HintJson.write(json.name("step"), explainer, facts, step);
        });
    }

    /// The type `Position`.
    static void position(Json json, Pencilmarks marks) {
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

package org.escargot.web;

import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.json.Json;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.rating.Scales;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.hodoku.WholeLadder;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.told.Replay;

/// How a puzzle is solved, step by step, with the position before each: on HoDoKu's scale as far as that leads without
/// trial; then by a step of Sudoku Explainer's scale, which always reasons, on HoDoKu's again, and so on to the end.
final class PathWalk {

    private final Givens puzzle;
    private final Scale hodoku = new HodokuScale(WholeLadder.REASONING);
    private final Scale chains = Scales.EXPLAINER.forOneThread();
    /// Where it has come to.
    private Pencilmarks marks;

    PathWalk(Givens puzzle) {
        this.puzzle = puzzle;
        this.marks = Pencilmarks.of(puzzle);
    }

    /// The first part, and what HoDoKu's scale says of it: the type `Path` of `engine/answers.ts`.
    String begin() {
        RatedPath path = hodoku.path(marks, puzzle);
        Json json = new Json();
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
            return Json.quoted(System.currentTimeMillis() > end ? "late" : "none");
        }
        Facts before = new Facts(marks, puzzle);
        marks = found.get().step().effects().applyTo(marks);
        RatedPath onward = hodoku.path(marks, puzzle);
        Json json = new Json();
        json.object(() -> {
            json.name("steps").array(() -> {
                step(json, chains, new Replay.Turn(1, before, found.get()));
                climb(json, onward);
            });
            end(json);
        });
        return json.toString();
    }

    private void climb(Json json, RatedPath path) {
        Replay.of(path, puzzle).forEach(turn -> step(json, hodoku, turn));
        marks = path.end();
    }

    private static void step(Json json, Scale scale, Replay.Turn turn) {
        json.object(() -> {
            position(json.name("before"), turn.facts().marks());
            RatingJson.figure(
                    json.name(scale.stepMeasure().name()), turn.rated().cost());
            HintJson.write(json.name("step"), turn.facts(), turn.step());
        });
    }

    private void end(Json json) {
        json.name("complete").bool(Outcome.of(marks) == Outcome.SOLVED);
        position(json.name("end"), marks);
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

package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.course.Chapter;
import org.escargot.course.Lesson;
import org.escargot.course.LessonPosition;
import org.escargot.explain.Explainer;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.Board;
import org.escargot.game.Game;
import org.escargot.game.GameState;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;

/// The course: its chapters and lessons, and positions for them, drawn from the puzzles that the page brings along.
final class Course {
    private Course() {}

    /// The chapters with their lessons: the type `ChapterRow[]` of `engine/steps.ts`.
    static String chapters(Explainer explainer) {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (Chapter chapter : Chapter.values()) {
                json.object(() -> {
                    json.name("chapter").string(chapter.id());
                    json.name("lessons")
                            .array(() -> chapter.lessons().forEach(lesson -> lesson(json, lesson, explainer)));
                });
            }
        });
        return json.toString();
    }

    private static void lesson(JsonWriter json, Lesson lesson, Explainer explainer) {
        json.object(() -> {
            json.name("lesson").string(lesson.id());
            json.name("technique").string(lesson.technique().id());
            json.name("name").string(explainer.name(lesson.technique()));
        });
    }

    /// A position for `lesson` from the lines `kept`, as one of its isomorphs; the type `LessonPosition`, or `null`.
    static String position(Lesson lesson, String kept, long seed) {
        return drawn(lesson, kept, seed)
                .map(position -> position(lesson, position))
                .orElse("null");
    }

    /// The position, as [LessonPosition] finds it in the isomorph that was drawn.
    static Optional<LessonPosition> drawn(Lesson lesson, String kept, long seed) {
        return BundledPuzzles.isomorph(lesson.id(), kept, seed, puzzle -> LessonPosition.of(lesson, puzzle));
    }

    private static String position(Lesson lesson, LessonPosition position) {
        Board board = board(lesson, position);
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("link").string(LinkCodec.write(board));
            json.name("ways");
            HintJson.ways(json, position.facts(), ways(lesson, position));
        });
        return json.toString();
    }

    /// With its candidates marked, but for singles: those are found without, and the marks would tell them.
    static Board board(Lesson lesson, LessonPosition position) {
        Board marked = Board.of(position.puzzle(), position.facts().marks());
        return lesson.technique().family() == Family.SINGLES
                ? GameState.of(Game.of(marked))
                        .apply(new BoardCommand.StopCandidates(), 0)
                        .apply(new BoardCommand.ClearMarks(), 0)
                        .board()
                : marked;
    }

    private static List<Step> ways(Lesson lesson, LessonPosition position) {
        List<Step> ways = new ArrayList<>();
        lesson.finder().find(position.facts(), step -> {
            ways.add(step);
            return false;
        });
        return ways;
    }
}

package org.escargot.web;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escargot.canonical.Canonicalizer;
import org.escargot.course.Chapter;
import org.escargot.course.Lesson;
import org.escargot.course.LessonPosition;
import org.escargot.game.Board;
import org.escargot.grid.Givens;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.FirstStep;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The puzzles of the course that the page brings along: enough of them, each audited.
class CourseTest {
    private static final int OF_EACH_CHAPTER = 20;
    private static final int OF_EACH_LESSON = 8;

    private final List<String> lines = Files.readAllLines(Path.of("src/main/page/public/course.txt"));
    private final Map<String, List<Givens>> puzzles =
            lines.stream().collect(groupingBy(CourseTest::lesson, mapping(CourseTest::puzzle, toList())));

    CourseTest() throws IOException {}

    private static String lesson(String line) {
        return line.substring(0, line.indexOf(' '));
    }

    private static Givens puzzle(String line) {
        return Givens.of(line.substring(line.indexOf(' ') + 1));
    }

    @ParameterizedTest
    @EnumSource
    void everyChapterHasEnoughOfThem(Chapter chapter) {
        assertThat(chapter.lessons())
                .allSatisfy(lesson -> assertThat(of(lesson)).hasSizeGreaterThanOrEqualTo(OF_EACH_LESSON));
        assertThat(chapter.lessons().stream()
                        .mapToInt(lesson -> of(lesson).size())
                        .sum())
                .isGreaterThanOrEqualTo(OF_EACH_CHAPTER);
    }

    @ParameterizedTest
    @EnumSource
    void marksAreShownWhereTheLessonNeedsThem(Lesson lesson) {
        Givens puzzle = of(lesson).getFirst();
        Board board = Course.board(lesson, LessonPosition.of(lesson, puzzle).orElseThrow());
        assertThat(board.center().isEmpty()).isEqualTo(lesson.technique().family() == Family.SINGLES);
        assertThat(board.filled()).isGreaterThanOrEqualTo(puzzle.cells().size());
    }

    /// Asked of the finders here, and not of [LessonPosition], which found the puzzles.
    @ParameterizedTest
    @EnumSource
    void everyPuzzleNeedsItsLessonAndNothingThatComesLater(Lesson lesson) {
        for (Givens puzzle : of(lesson)) {
            assertThat(new BandSolver().count(puzzle, 2)).isEqualTo(1);
            assertThat(lesson.before().solve(puzzle).outcome()).isEqualTo(Outcome.INCOMPLETE);
            assertThat(lesson.upTo().solve(puzzle).outcome()).isEqualTo(Outcome.SOLVED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsDrawnIsAPositionInWhichNothingTaughtBeforeLeadsOn(Lesson lesson) {
        LessonPosition drawn = Course.drawn(lesson, String.join("\n", lines), 7).orElseThrow();
        Facts facts = drawn.facts();
        assertThat(new LogicSolver(lesson.before().ladder()).next(facts)).isEmpty();
        assertThat(lesson.finder().find(facts, new FirstStep())).isTrue();
    }

    @Test
    void noPuzzleIsThereTwiceInALesson() {
        Canonicalizer canonicalizer = new Canonicalizer();
        puzzles.forEach((lesson, all) -> {
            Set<String> seen = new HashSet<>();
            assertThat(all)
                    .as(lesson)
                    .allSatisfy(puzzle -> assertThat(
                                    seen.add(canonicalizer.grid(puzzle.grid()).toString()))
                            .isTrue());
        });
    }

    private List<Givens> of(Lesson lesson) {
        return puzzles.getOrDefault(lesson.id(), List.of());
    }
}

package org.escargot.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.escargot.generator.Generated;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.wish.LessonWish;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LessonTest {
    @ParameterizedTest
    @EnumSource
    void everyChapterHasLessonsInOrder(Chapter chapter) {
        assertThat(chapter.lessons()).isNotEmpty().isSorted();
    }

    @Test
    void chaptersFollowOneAnother() {
        assertThat(Arrays.stream(Lesson.values()).map(Lesson::chapter)).isSorted();
        assertThat(Chapter.FULL_HOUSES.number()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void aLessonIsFoundByItsName(Lesson lesson) {
        assertThat(Lesson.of(lesson.id())).contains(lesson);
        assertThat(lesson.finder().finds()).contains(lesson.technique());
    }

    @Test
    void beforeALessonItIsNotTaught() {
        assertThat(Lesson.FULL_HOUSE.before().ladder()).isEmpty();
        assertThat(Lesson.BOX_SINGLE.upTo().ladder())
                .containsExactly(Lesson.FULL_HOUSE.finder(), Lesson.BOX_SINGLE.finder());
    }

    /// Rare lessons take long to meet; those of the page are audited in `CourseTest` of `web`.
    @ParameterizedTest
    @EnumSource(
            names = {"FULL_HOUSE", "BOX_SINGLE", "LINE_SINGLE", "NAKED_SINGLE", "POINTING", "HIDDEN_PAIR", "X_WING"})
    void whatIsMadeForALessonNeedsItAndIsForNoOther(Lesson lesson) {
        Givens puzzle = made(lesson);
        assertThat(Arrays.stream(Lesson.values())
                        .filter(each -> LessonPosition.of(each, puzzle).isPresent()))
                .containsExactly(lesson);
    }

    @Test
    void aPositionComesAfterAllThatWasTaughtBefore() {
        LessonPosition position =
                LessonPosition.of(Lesson.POINTING, made(Lesson.POINTING)).orElseThrow();
        assertThat(position.step().technique()).isEqualTo(Technique.POINTING);
        assertThat(Lesson.NAKED_SINGLE.upTo().next(position.facts())).isEmpty();
    }

    private static Givens made(Lesson lesson) {
        Recipe recipe = Recipe.PLAIN.with(new LessonWish(lesson));
        return new PuzzleGenerator(recipe)
                .generate(7, 0, Long.MAX_VALUE)
                .map(Generated::puzzle)
                .orElseThrow();
    }
}

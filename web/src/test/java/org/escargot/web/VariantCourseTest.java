package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.escargot.course.Road;
import org.escargot.course.VariantLesson;
import org.escargot.course.VariantLessonPosition;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.StepProof;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The puzzles with rules of their own of the course: enough of them, each audited.
class VariantCourseTest {
    private static final int OF_EACH_LESSON = 12;
    /// A lesson with its technique in `engine/roads.ts`.
    private static final Pattern LESSON = Pattern.compile("\"?([a-z-]+)\"?: \"([a-z-]+)\"");

    private final String kept = Files.readString(Path.of("src/main/page/public/variant-course.txt"));

    VariantCourseTest() throws IOException {}

    @ParameterizedTest
    @EnumSource
    @EnabledIfSystemProperty(named = "escargot.many", matches = "true")
    void everyPuzzleHasOneSolutionAndNeedsItsLessonAndNothingThatComesLater(VariantLesson lesson) {
        List<String> sources = VariantCourse.sources(lesson.id(), kept);
        assertThat(sources).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(OF_EACH_LESSON);
        for (String source : sources) {
            Variant puzzle = VariantCourse.puzzle(source);
            Pencilmarks start = ((Lowering.Lowered) Lowering.of(puzzle)).start();
            assertThat(solutions(puzzle)).isEqualTo(1);
            assertThat(lesson.before().solve(start, start).outcome()).isEqualTo(Outcome.INCOMPLETE);
            assertThat(lesson.upTo().solve(start, start).outcome()).isEqualTo(Outcome.SOLVED);
        }
    }

    @ParameterizedTest
    @EnumSource
    @EnabledIfSystemProperty(named = "escargot.many", matches = "true")
    void inEachPositionNothingTaughtBeforeLeadsOnAndEachStepIsProved(VariantLesson lesson) {
        for (String source : VariantCourse.sources(lesson.id(), kept)) {
            VariantLessonPosition position =
                    VariantCourse.of(lesson, VariantCourse.puzzle(source)).orElseThrow();
            Facts facts = position.facts();
            assertThat(lesson.before().next(facts)).isEmpty();
            assertThat(position.steps())
                    .allSatisfy(step -> assertThat(StepProof.of(facts, step).holds())
                            .as(source)
                            .isTrue());
        }
    }

    @ParameterizedTest
    @EnumSource
    void marksAreShownWhereTheLessonEliminates(VariantLesson lesson) {
        Variant puzzle =
                VariantCourse.puzzle(VariantCourse.sources(lesson.id(), kept).getFirst());
        VariantLessonPosition position = VariantCourse.of(lesson, puzzle).orElseThrow();
        boolean places = !position.steps().getFirst().effects().placements().isEmpty();
        assertThat(VariantCourse.beside(puzzle, position).center().isEmpty()).isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource
    void aPositionIsToldFromItsNameToItsReason(VariantLesson lesson) {
        CurrentLanguage.forget();
        PropertiesMessages.of(Language.ENGLISH).texts().forEach(CurrentLanguage::learn);
        String told = VariantCourse.position(lesson, kept, 7, CurrentLanguage.ruleTeller());
        assertThat(told).contains("\"lesson\":\"" + lesson.id() + "\"").contains("\"ways\":[{", "\"told\":[{");
    }

    @Test
    void thePageHasTheChaptersAndLessonsInThisOrder() throws IOException {
        String roads = Files.readString(Path.of("src/main/page/engine/roads.ts"));
        List<String> chapters = Arrays.stream(Road.values())
                .flatMap(road -> road.chapters().stream())
                .map(chapter -> chapter.id())
                .toList();
        assertThat(Pattern.compile("(?m)^    \"?([a-z-]+)\"?: \\{")
                        .matcher(roads)
                        .results()
                        .map(found -> found.group(1)))
                .containsExactlyElementsOf(chapters);
        assertThat(LESSON.matcher(roads).results().map(VariantCourseTest::pair))
                .containsExactly(Arrays.stream(VariantLesson.values())
                        .map(lesson -> lesson.id() + " " + lesson.technique().id())
                        .toArray(String[]::new));
    }

    private static String pair(MatchResult found) {
        return found.group(1) + " " + found.group(2);
    }

    private static int solutions(Variant puzzle) {
        int[] count = {0};
        new GeneralSolver().search(puzzle, _ -> ++count[0] == 2, RulesSolver.NEVER);
        return count[0];
    }
}

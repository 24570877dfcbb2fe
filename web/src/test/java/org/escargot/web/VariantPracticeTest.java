package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.escargot.course.VariantLessonPosition;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantPath;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The puzzles in which techniques of puzzles with rules of their own are practised.
class VariantPracticeTest {
    private static final int OF_EACH = 2;

    private final String kept = Files.readString(Path.of("src/main/page/public/variant-practice.txt"));

    VariantPracticeTest() throws IOException {}

    static Stream<Technique> techniques() {
        return VariantPracticeMaker.TECHNIQUES.stream();
    }

    @ParameterizedTest
    @MethodSource("techniques")
    @EnabledIfSystemProperty(named = "escargot.many", matches = "true")
    void eachTechniqueHasPositionsInWhichItHasItsTurnAndIsProved(Technique technique) {
        List<String> sources = VariantCourse.sources(technique.id(), kept);

        assertThat(sources).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(OF_EACH);
        for (String source : sources) {
            VariantLessonPosition position =
                    VariantCourse.of(technique, VariantCourse.puzzle(source)).orElseThrow();
            assertThat(VariantPath.next(position.facts().marks())
                            .orElseThrow()
                            .step()
                            .technique())
                    .isEqualTo(technique);
            assertThat(position.steps()).isNotEmpty().allSatisfy(step -> {
                assertThat(step.technique()).isEqualTo(technique);
                assertThat(StepProof.of(position.facts(), step).holds()).isTrue();
            });
        }
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void aPositionIsToldFromItsNameToItsReason(Technique technique) {
        CurrentLanguage.forget();
        PropertiesMessages.of(Language.ENGLISH).texts().forEach(CurrentLanguage::learn);

        assertThat(VariantEngine.practise(technique.id(), kept, "7"))
                .startsWith("{\"puzzle\":{")
                .contains("\"ways\":[{", "\"told\":[{");
        assertThat(VariantEngine.practise(technique.id(), "", "7")).isEqualTo("null");
    }
}

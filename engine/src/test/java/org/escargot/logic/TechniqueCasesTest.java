package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The cases of each technique, `techniques/<id>.txt`: what must be found and what must not.
class TechniqueCasesTest {
    static Stream<Technique> techniquesWithCases() {
        return Arrays.stream(Technique.values())
                .filter(technique -> !cases(technique).isEmpty());
    }

    static List<String> cases(Technique technique) {
        return TestPuzzles.lines("/techniques/" + technique.id() + ".txt");
    }

    @ParameterizedTest
    @MethodSource("techniquesWithCases")
    void everyCaseComesOutAsItSays(Technique technique) {
        for (String line : cases(technique)) {
            LibraryCase library = LibraryCase.of(line).orElseThrow();
            CaseCheck check = CaseCheck.of(library);
            assertThat(check.verdict()).as(line).isEqualTo(CaseCheck.Verdict.PASSED);
            assertThat(library.line()).isEqualTo(line);
            assertAllProved(library, check.steps());
        }
    }

    @Test
    void aSampleOfThePublicLibraryPasses() {
        assertPublicLibraryPasses(10);
    }

    @Test
    @Tag("full")
    void thePublicLibraryPasses() {
        assertPublicLibraryPasses(1);
    }

    /// Runs every `stride`-th case.
    private static void assertPublicLibraryPasses(int stride) {
        List<String> lines =
                TestPuzzles.shared("data/logic/technique-cases.txt").orElse(List.of());
        Assumptions.assumeFalse(lines.isEmpty());
        Map<String, int[]> table = new TreeMap<>();
        SoftAssertions softly = new SoftAssertions();
        for (int i = 0; i < lines.size(); i += stride) {
            String line = lines.get(i);
            LibraryCase library = LibraryCase.of(line).orElseThrow();
            CaseCheck check = CaseCheck.of(library);
            if (check.verdict() != CaseCheck.Verdict.NOT_IMPLEMENTED) {
                int[] row = table.computeIfAbsent(library.code(), code -> new int[2]);
                row[0] += check.verdict() == CaseCheck.Verdict.PASSED ? 1 : 0;
                row[1]++;
                softly.assertThat(check.verdict()).as(line).isEqualTo(CaseCheck.Verdict.PASSED);
                assertAllProved(library, check.steps());
            }
        }
        table.forEach((code, row) -> System.out.println(code + " " + row[0] + "/" + row[1]));
        softly.assertAll();
    }

    private static void assertAllProved(LibraryCase library, List<Step> steps) {
        for (Step step : steps) {
            assertThat(StepProof.of(library.facts(), step).holds())
                    .as("%s", step)
                    .isTrue();
        }
    }
}

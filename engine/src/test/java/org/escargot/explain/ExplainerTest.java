package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

class ExplainerTest {
    private static final Path BLESSED = Path.of("src/test/resources/explain/sentences.txt");

    @Test
    void everyStepIsSaidInEveryLanguageAtEveryDepth() {
        for (Positions.Found found : Positions.all()) {
            for (Language language : Language.values()) {
                Explainer explainer = new Explainer(PropertiesMessages.of(language), Coordinates.RC);
                for (Depth depth : Depth.values()) {
                    String text = explainer
                            .explain(found.facts(), found.step(), depth)
                            .text();
                    assertThat(text).doesNotContain("{", "}", "  ").endsWith(".");
                }
            }
            assertThat(Highlights.of(found.facts(), found.step()).marks()).isNotEmpty();
        }
    }

    @Test
    void theShortLineNamesEvidenceAndEffects() {
        HodokuLine lines = new HodokuLine(PropertiesMessages.of(Language.ENGLISH));

        assertThat(lines.of(Positions.xyWing().step()))
                .isEqualTo("XY-Wing: 1/2/3 in r1c1,r1c5,r3c2 => r1c23<>3, r3c456<>3");
        for (Positions.Found found : Positions.all()) {
            assertThat(lines.of(found.step())).doesNotContain(": ,", "  ").containsPattern("(=|<>)[1-9]$");
        }
    }

    /// Run the tests with `-Descargot.bless=true` to write the file anew, then read the difference.
    @Test
    void theSentencesAreThoseThatWereRead() throws IOException {
        StringBuilder said = new StringBuilder();
        Set<Technique> known = EnumSet.noneOf(Technique.class);
        for (Positions.Found found : Positions.all()) {
            if (known.add(found.step().technique())) {
                assertThat(StepProof.of(found.facts(), found.step()).holds()).isTrue();
                said.append(rungs(found));
            }
        }
        if (Boolean.getBoolean("escargot.bless")) {
            Files.writeString(BLESSED, said, StandardCharsets.UTF_8);
        }
        assertThat(said).hasToString(Files.readString(BLESSED, StandardCharsets.UTF_8));
    }

    private static String rungs(Positions.Found found) {
        StringBuilder said = new StringBuilder();
        for (Language language : Language.values()) {
            Explainer explainer = new Explainer(PropertiesMessages.of(language), Coordinates.RC);
            for (Depth depth : Depth.values()) {
                said.append(explainer
                                .explain(found.facts(), found.step(), depth)
                                .text())
                        .append('\n');
            }
        }
        return said.append('\n').toString();
    }
}

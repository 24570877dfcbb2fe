package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.RuleFlaw;
import org.escargot.game.GameFlaw;
import org.escargot.generator.variant.VariantFlaw;
import org.escargot.generator.wish.RecipeFlaw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every flaw comes from some input, and is said in every language.
class FlawsTest {
    private static final Path BLESSED = Path.of("src/test/resources/explain/flaws.txt");
    private static final List<Flaw.Kind> KINDS = Stream.<Flaw.Kind[]>of(
                    PuzzleFlaw.values(), RuleFlaw.values(), GameFlaw.values())
            .flatMap(Stream::of)
            .toList();

    private static String said(Flaw flaw, Language language) {
        return new Explainer(PropertiesMessages.of(language), Coordinates.RC).flaw(flaw);
    }

    @Test
    void everyFlawComesFromSomeInput() {
        assertThat(BadInputs.problems().stream().map(problem -> problem.flaw().kind()))
                .containsAll(KINDS);
    }

    @Test
    void everyLanguageButEnglishHasItsMessages() {
        Set<String> keys = Stream.of(KINDS.stream(), Stream.of(RecipeFlaw.values()), Stream.of(VariantFlaw.values()))
                .flatMap(all -> all)
                .map(kind -> "flaw." + Flaw.of(kind).id())
                .collect(Collectors.toSet());
        keys.addAll(List.of("flaw.visible", "flaw.invisible"));

        for (Language language : Language.values()) {
            assertThat(PropertiesMessages.of(language).texts().keySet().stream().filter(key -> key.startsWith("flaw.")))
                    .containsExactlyInAnyOrderElementsOf(language == Language.ENGLISH ? List.of() : keys);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aFlawIsOneSentenceWithoutAStop(Language language) {
        for (ParseProblem problem : BadInputs.problems()) {
            assertThat(said(problem.flaw(), language))
                    .doesNotContain("{", "}", "|", "  ", "\n")
                    .doesNotEndWith(".");
        }
    }

    @Test
    void whatAnInputHoldsIsNoTemplate() {
        Flaw flaw = new Flaw(PuzzleFlaw.FIELD_NO_CELL, Map.of("field", new Detail.Word("{field?a|b}")));

        for (Language language : Language.values()) {
            assertThat(said(flaw, language)).contains("{field?a|b}");
        }
    }

    /// Run the tests with `-Descargot.bless=true` to write the file anew, then read the difference.
    @Test
    void theSentencesAreThoseThatWereRead() throws IOException {
        StringBuilder all = new StringBuilder();
        for (ParseProblem problem : BadInputs.problems()) {
            all.append("# ").append(problem.flaw().id()).append('\n');
            for (Language language : Language.values()) {
                all.append(said(problem.flaw(), language)).append('\n');
            }
            all.append('\n');
        }
        if (Boolean.getBoolean("escargot.bless")) {
            Files.writeString(BLESSED, all, StandardCharsets.UTF_8);
        }
        assertThat(all).hasToString(Files.readString(BLESSED, StandardCharsets.UTF_8));
    }
}

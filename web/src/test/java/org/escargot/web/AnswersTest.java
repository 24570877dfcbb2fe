package org.escargot.web;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The types by which the page reads the engines' answers are those that the engines have. Answers are asked for here,
/// and put together as literals into a file of TypeScript, where the page's compiler holds each against its type: a
/// member that is renamed, left out or added on either side does not compile.
class AnswersTest {
    private static final Path FILE = Path.of("src", "test", "page", "answers.ts");
    private static final Map<Class<?>, String> TYPES = Map.of(
            Engine.class, "Answers",
            BackgroundEngine.class, "BackgroundAnswers",
            VariantEngine.class, "VariantAnswers",
            PhotoEngine.class, "PhotoAnswers");
    private static final Path PAGE = Path.of("src", "main", "page");
    private static final Pattern TYPE_OF_FILE =
            Pattern.compile("`(\\w+)[^`]*`\\s+(?:///\\s+)?of\\s+(?:///\\s+)?`(engine/[\\w-]+\\.ts)`");
    private static final String HARD =
            "..3.8...49....58.........9....6......1..4..2.6...234.5.7...1...5.....76...82..3..";

    private final AnswerRecord answers = new AnswerRecord();

    @Test
    void thePageKnowsWhatTheEnginesAnswer(@TempDir Path folder) throws IOException {
        speakEnglish();
        Path story = folder.resolve("story.txt");
        try (Transcript transcript = new Transcript(story)) {
            new Story(transcript, HARD, 7).tell();
        }
        answers.note(story);
        new AnswerQuestions(answers).ask();

        for (Class<?> engine : AnswerRecord.ENGINES) {
            assertThat(AnswerRecord.names(engine))
                    .as("Functions that AnswerQuestions does not ask")
                    .filteredOn(function -> answers.literals(engine, function).isEmpty())
                    .isEmpty();
        }
        String wanted = text();
        if (Boolean.getBoolean("escargot.bless")) {
            Files.writeString(FILE, wanted);
        }
        assertThat(FILE).hasContent(wanted);
    }

    /// Such as "the type `Hint` of `engine/steps.ts`", which sends a reader there.
    @Test
    void commentsNameTheFileThatHasAType() throws IOException {
        List<MatchResult> named = new ArrayList<>();
        try (Stream<Path> sources = Files.walk(Path.of("src", "main", "java"))) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                named.addAll(
                        TYPE_OF_FILE.matcher(Files.readString(source)).results().toList());
            }
        }
        assertThat(named)
                .hasSizeGreaterThan(10)
                .allSatisfy(each -> assertThat(PAGE.resolve(each.group(2)))
                        .content()
                        .containsPattern("export (interface|type) " + each.group(1) + "\\b"));
    }

    private void speakEnglish() {
        for (Class<?> engine : List.of(Engine.class, VariantEngine.class)) {
            answers.ask(engine, "forgetMessages");
            PropertiesMessages.of(Language.ENGLISH)
                    .texts()
                    .forEach((key, text) -> answers.ask(engine, "message", key, text));
        }
        answers.ask(BackgroundEngine.class, "message", "unheard-of", "");
        answers.ask(BackgroundEngine.class, "forgetMessages");
        PropertiesMessages.of(Language.ENGLISH)
                .texts()
                .forEach((key, text) -> answers.ask(BackgroundEngine.class, "message", key, text));
    }

    @AfterEach
    void forget() {
        Engine.forgetMessages();
        VariantEngine.forgetMessages();
    }

    private String text() {
        return """
                /** What the engines answer, each set of members once. `AnswersTest` writes it from real answers:
                 * `./mvnw -pl web -am test -Dtest=AnswersTest -Dsurefire.failIfNoSpecifiedTests=false -Descargot.bless=true`. */
                import type { Answers, BackgroundAnswers, PhotoAnswers, VariantAnswers } from "../../main/page/engine/answers";
                """ + AnswerRecord.ENGINES.stream().map(this::samples).collect(joining());
    }

    private String samples(Class<?> engine) {
        return AnswerRecord.names(engine).stream()
                .flatMap(function -> answers.literals(engine, function).stream()
                        .map(literal -> "\n(" + literal + ") satisfies ReturnType<" + TYPES.get(engine) + "[\""
                                + function + "\"]>;\n"))
                .collect(joining());
    }
}

package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The JSON that the build makes for the page says what the `.properties` say.
class MessagesJsonTest {
    private static final Pattern MEMBER =
            Pattern.compile("\"((?:[^\"\\\\]|\\\\[\"\\\\])*)\": \"((?:[^\"\\\\]|\\\\[\"\\\\])*)\"(,?)");

    @ParameterizedTest
    @EnumSource(Language.class)
    void theJsonHasTheSameKeysAndTexts(Language language) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("target/messages/messages_" + language.code() + ".json"));
        Map<String, String> texts = new TreeMap<>();
        for (String line : lines.subList(1, lines.size() - 1)) {
            Matcher member = MEMBER.matcher(line);
            assertThat(member.matches()).as(line).isTrue();
            texts.put(plain(member.group(1)), plain(member.group(2)));
            assertThat(member.group(3).isEmpty()).isEqualTo(line.equals(lines.get(lines.size() - 2)));
        }

        assertThat(lines.getFirst()).isEqualTo("{");
        assertThat(lines.getLast()).isEqualTo("}");
        assertThat(texts).isEqualTo(PropertiesMessages.of(language).texts());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void anExplainerSpeaksFromAnyMessages(Language language) {
        PropertiesMessages properties = PropertiesMessages.of(language);
        Notice notice = Notice.of(Notice.Kind.SOLVED);

        assertThat(new Explainer(properties.texts()::get, Coordinates.RC).notice(notice))
                .isEqualTo(new Explainer(properties, Coordinates.RC).notice(notice));
    }

    private static String plain(String quoted) {
        return quoted.replaceAll("\\\\(.)", "$1");
    }
}

package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Plays on the JVM what the browser tests then play in the worker; see `stories.test.mjs`.
class StoriesTest {
    private static final Path FOLDER = Path.of("target", "stories");
    /// Higher ones take too long by chance.
    private static final int LEVELS = 16;

    @Test
    void someAreToldToTheEnd() throws IOException {
        tell(18, "some");
    }

    @Test
    @Tag("full")
    void aThousandAreToldToTheEnd() throws IOException {
        tell(1_000, "all");
    }

    /// `count` puzzles, alternately by chance and of each level in turn, a third of them in each language.
    private static void tell(int count, String file) throws IOException {
        int languages = Language.values().length;
        int told = 0;
        int last = 0;
        try (Transcript transcript = new Transcript(FOLDER.resolve(file + ".txt"))) {
            for (Language language : Language.values()) {
                transcript.askBoth("forgetMessages");
                PropertiesMessages.of(language)
                        .texts()
                        .forEach((key, text) -> transcript.askBoth("message", key, text));
                last += count / languages + (told == 0 ? count % languages : 0);
                for (; told < last; told++) {
                    String puzzle = told % 2 == 0 ? byChance(told) : made(transcript, told / 2 % LEVELS, told);
                    new Story(transcript, puzzle, told).tell();
                }
            }
        }
        assertThat(told).isEqualTo(count);
    }

    private static String byChance(long seed) {
        return new PuzzleGenerator(Recipe.PLAIN)
                .generate(seed, 0, Long.MAX_VALUE)
                .orElseThrow()
                .puzzle()
                .toString();
    }

    private static String made(Transcript transcript, int level, long seed) {
        String quoted = transcript.ask("generate", level, Long.toString(seed));
        return quoted.substring(1, quoted.length() - 1);
    }
}

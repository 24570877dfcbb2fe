package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Plays on the JVM what the browser tests then play in the worker; see `stories.test.mjs`.
class StoriesTest {
    /// Puzzles of our own that Sudoku Explainer rates at 8.5, 9.0 and 9.5.
    private static final List<String> HARD = List.of(
            ".3.1.9...5.4..3......7....2..7.3.....8.....1..692..5.8..85...94.....2..16.....8..",
            "..3.8...49....58.........9....6......1..4..2.6...234.5.7...1...5.....76...82..3..",
            "9....42...3.6.......7.1..5.....8.54.7...23..8.8...9.....1.4..9.3....6.2..7....4..");

    private static final int HARD_EVERY = 6;
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

    /// `count` puzzles, hard ones now and then, else alternately by chance and of each level in turn, a third of them
    /// in each language.
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
                    new Story(transcript, puzzle(transcript, told), told).tell();
                }
            }
        }
        assertThat(told).isEqualTo(count);
    }

    private static String puzzle(Transcript transcript, int number) {
        if (number % HARD_EVERY == 0) {
            return HARD.get(number / HARD_EVERY % HARD.size());
        }
        return number % 2 == 0 ? byChance(number) : made(transcript, number / 2 % LEVELS, number);
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

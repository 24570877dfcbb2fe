package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BackgroundEngineTest {
    private static final Pattern MADE = Pattern.compile("\\{\"attempts\":(\\d+),\"puzzle\":(\"[.1-9]{81}\")}");

    @Test
    void aSearchThatIsContinuedFindsWhatOneSearchFinds() {
        BackgroundEngine.seekPuzzle(11, "7");
        String answer = BackgroundEngine.attempt(1);
        int asked = 1;
        while (!answer.contains("puzzle")) {
            assertThat(answer).isEqualTo("{\"attempts\":" + asked + "}");
            answer = BackgroundEngine.attempt(1);
            asked++;
        }

        Matcher made = MADE.matcher(answer);
        assertThat(made.matches()).isTrue();
        assertThat(made.group(1)).isEqualTo(String.valueOf(asked));
        assertThat(made.group(2)).isEqualTo(BackgroundEngine.generate(11, "7"));
    }

    @Test
    void isomorphsHaveOneForm() {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        String reversed = new StringBuilder(puzzle).reverse().toString();

        assertThat(BackgroundEngine.canonical(reversed)).isEqualTo(BackgroundEngine.canonical(puzzle));
        assertThat(BackgroundEngine.canonical(puzzle))
                .isEqualTo("\"........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.\"");
    }
}

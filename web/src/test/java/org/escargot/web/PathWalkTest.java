package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathWalkTest {
    /// HoDoKu's scale ends before its solution, where HoDoKu would guess; rated 9.3.
    private static final Givens GUESSED =
            Givens.of(".9.3.....7.......1..2.86.7..54...9....8..5.6.6...3...5.4.2..81...14....2.....3...");

    private static final Pattern UNTOLD =
            Pattern.compile("\\{\"tag\":\"\\w+\",\"text\":\"[^\"]*r[1-9]+c[1-9][^\"]*\"}");

    @BeforeEach
    void speakEnglish() {
        PropertiesMessages.of(Language.ENGLISH).texts().forEach(CurrentLanguage::learn);
    }

    @AfterEach
    void forget() {
        CurrentLanguage.forget();
    }

    @Test
    void whereHodokusScaleEndsChainsLeadOnToTheSolution() {
        PathWalk walk = new PathWalk(GUESSED);
        String part = walk.begin();
        assertThat(part).contains("\"complete\":false");
        int chains = 0;
        while (part.contains("\"complete\":false")) {
            part = walk.goOn(60_000);
            assertThat(part).contains("\"rating\":");
            chains++;
        }
        assertThat(part).contains("\"complete\":true");
        assertThat(chains).isPositive();
    }

    /// The page lights what a run names; it does not read the names.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "300400100054080072080009000009004500500290400000000010070006001600300000002070060",
                ".3.7...........5..8.5..3.1....67.43.......6...2......97....1..41....8.5..8.3....6",
                ".3.1.9...5.4..3......7....2..7.3.....8.....1..692..5.8..85...94.....2..16.....8.."
            })
    void everyRunThatNamesCellsSaysWhich(String puzzle) {
        PathWalk walk = new PathWalk(Givens.of(puzzle));
        String part = walk.begin();
        while (part.contains("\"complete\":false")) {
            assertThat(part).doesNotContainPattern(UNTOLD);
            part = walk.goOn(60_000);
        }
        assertThat(part).doesNotContainPattern(UNTOLD);
    }

    @Test
    void whereNoTimeIsLeftItSaysSo() {
        PathWalk walk = new PathWalk(GUESSED);
        walk.begin();
        assertThat(walk.goOn(-1)).isEqualTo("\"late\"");
    }
}

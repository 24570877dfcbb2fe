package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Givens;
import org.escargot.method.Counters;
import org.escargot.method.Counting;
import org.escargot.method.Method;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompareWordsTest {
    private static final Givens AI_ESCARGOT =
            Givens.of("100007090030020008009600500005300900010080002600004000300000010040000007007000300");

    @ParameterizedTest
    @EnumSource
    void everythingIsSaid(Language language) {
        CompareWords words = new CompareWords(PropertiesMessages.of(language), Coordinates.RC);

        for (CompareWords.Column column : CompareWords.Column.values()) {
            assertThat(words.heading(column)).isNotBlank();
        }
        assertThat(words.givenUp()).isNotBlank();
        assertThat(words.seeds("random", 3, 10, 30, 20)).contains("random", "3", "10", "30", "20");
        assertThat(words.hard(counted(Method.PLAIN))).startsWith("r1c2=5 ").contains("4905");
        assertThat(words.hard(counted(Method.SYMBOLS))).containsPattern("\\d").doesNotContain("{");
    }

    private static Counters counted(Method method) {
        Counting counting = new Counting();
        method.search(1).orElseThrow().search(AI_ESCARGOT, counting);
        return counting.counters();
    }
}

package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Givens;
import org.escargot.method.DigitCombinations;
import org.escargot.method.Event;
import org.escargot.method.Method;
import org.escargot.method.MethodSearch;
import org.escargot.method.Rule;
import org.escargot.method.Trace;
import org.junit.jupiter.api.Test;

class TraceWordsTest {
    private static final Givens AI_ESCARGOT =
            Givens.of("100007090030020008009600500005300900010080002600004000300000010040000007007000300");

    @Test
    void everyEventOfEveryMethodCanBeSaidInEveryLanguage() {
        for (Language language : Language.values()) {
            TraceWords words = new TraceWords(PropertiesMessages.of(language), Coordinates.RC);
            for (Method method : Method.values()) {
                method.search(1).ifPresent(search -> assertThatAllIsSaid(words, search));
            }
            for (Rule rule : Rule.values()) {
                assertThat(words.rule(rule)).isNotBlank();
            }
            for (TraceWords.Tally tally : TraceWords.Tally.values()) {
                assertThat(words.tally(tally, 7)).contains("7");
            }
        }
    }

    private static void assertThatAllIsSaid(TraceWords words, MethodSearch search) {
        Trace trace = Trace.of(search, AI_ESCARGOT, 1, 3000);
        for (int i = 0; i < trace.size(); i++) {
            assertThat(words.event(trace.event(i))).doesNotContain("{", "  ").isNotBlank();
        }
    }

    @Test
    void theShareThatIsDoneIsSaidInWholePercent() {
        Trace trace = Trace.of(Method.SYMBOLS.search(1).orElseThrow(), AI_ESCARGOT, 2, 100_000);
        TraceWords words = new TraceWords(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);
        int told = 0;
        for (int i = 0; i < trace.size(); i++) {
            int event = trace.event(i);
            if (Event.kind(event) == Event.Kind.SHARE) {
                assertThat(words.event(event)).startsWith(Event.thousandths(event) / 10 + " %");
                told++;
            }
        }
        assertThat(told).isGreaterThan(50);
    }

    @Test
    void combinationsInWords() {
        DigitCombinations eights = new DigitCombinations(11, 5, 462, 17);

        assertThat(combinations(Language.ENGLISH, eights)).isEqualTo("5 of 11: 462 combinations, 17 left");
        assertThat(combinations(Language.FRENCH, eights)).isEqualTo("5 parmi 11\u00a0: 462 combinaisons, 17 valables");
        assertThat(combinations(Language.GREEK, eights)).isEqualTo("5 από 11: 462 συνδυασμοί, 17 έγκυροι");
    }

    private static String combinations(Language language, DigitCombinations combinations) {
        return new TraceWords(PropertiesMessages.of(language), Coordinates.RC).combinations(combinations);
    }

    @Test
    void aTrialInWords() {
        Trace trace = Trace.of(Method.PLAIN.search(0).orElseThrow(), AI_ESCARGOT, 1, 10);
        int guess = trace.event(1);

        assertThat(Event.kind(guess)).isEqualTo(Event.Kind.GUESS);
        assertThat(new TraceWords(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC).event(guess))
                .isEqualTo("Trial: 2 in r1c2 (first empty cell).");
        assertThat(new TraceWords(PropertiesMessages.of(Language.FRENCH), Coordinates.LC).event(guess))
                .isEqualTo("Essai\u00a0: 2 en L1C2 (première case vide).");
    }
}

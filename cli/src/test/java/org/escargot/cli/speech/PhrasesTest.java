package org.escargot.cli.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.escargot.cli.CommandRun;
import org.escargot.explain.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every phrase is there in every language, with all its details.
class PhrasesTest {
    private static final List<Phrase> PHRASES = Stream.<Phrase[]>of(
                    CatalogWord.values(), Complaint.values(), Report.values())
            .flatMap(Stream::of)
            .toList();

    private static final Pattern DETAIL = Pattern.compile("\\{(\\d)");

    /// A space before these, or after «, would let a line end there.
    private static final Pattern BREAKING = Pattern.compile(" [:;!?»%]|« |\\d \\d");

    private static Set<String> details(String template) {
        Set<String> found = new TreeSet<>();
        DETAIL.matcher(template).results().forEach(detail -> found.add(detail.group(1)));
        return found;
    }

    @Test
    void noTwoHaveTheSameKey() {
        assertThat(PHRASES.stream().map(Phrase::key)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"FRENCH", "GREEK"})
    void everyPhraseIsInEveryLanguage(Language language) {
        assertThat(Speech.of(language).words().stringPropertyNames())
                .containsExactlyInAnyOrderElementsOf(
                        PHRASES.stream().map(Phrase::key).toList());
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"FRENCH", "GREEK"})
    void everyPhraseNamesTheSameDetails(Language language) {
        for (Phrase phrase : PHRASES) {
            String words = Speech.of(language).words().getProperty(phrase.key());
            assertThat(details(words)).as(phrase.key()).isEqualTo(details(phrase.english()));
        }
    }

    @Test
    void frenchPunctuationStaysOnItsLine() {
        assertThat(Speech.of(Language.FRENCH).words().values().stream()
                        .map(String::valueOf)
                        .filter(text -> BREAKING.matcher(text).find()))
                .isEmpty();
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() {
        assertThat(Speech.of(Language.ENGLISH).decimal(1234567.25, 1)).isEqualTo("1,234,567.3");
        assertThat(Speech.of(Language.FRENCH).decimal(1234567.25, 1)).isEqualTo("1\u202f234\u202f567,3");
        assertThat(Speech.of(Language.GREEK).decimal(1234567.25, 1)).isEqualTo("1.234.567,3");
    }

    @Test
    void oneThingIsSingular() {
        assertThat(Speech.ENGLISH.say(Report.PUZZLES, 0)).isEqualTo("0 puzzles");
        assertThat(Speech.ENGLISH.say(Report.PUZZLES, 1)).isEqualTo("1 puzzle");
        assertThat(Speech.of(Language.FRENCH).say(Report.PUZZLES, 0)).isEqualTo("0 grille");
        assertThat(Speech.of(Language.FRENCH).say(Report.PUZZLES, 2)).isEqualTo("2 grilles");
    }

    @Test
    void whatSomebodyTypedIsNoTemplate() {
        assertThat(CommandRun.of("solve", "--limit", "{0?a|b}").err()).contains("not {0?a|b}");
    }
}

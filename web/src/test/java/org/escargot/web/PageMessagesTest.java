package org.escargot.web;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Language;
import org.escargot.explain.Notice;
import org.escargot.explain.PropertiesMessages;
import org.escargot.famous.FamousPuzzle;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The page's first engine can say all that it finds with the messages that `build/messages.json` leaves it.
class PageMessagesTest {
    private static final Path PAGES = Path.of("../docs/techniques");
    private static final Pattern LIST =
            Pattern.compile("\"(unasked|variants|later)\": \\[(.*?)\\n  \\]", Pattern.DOTALL);
    private static final Pattern ENTRY = Pattern.compile("\"(.*)\"");

    /// What `FIRST` finds in the examples of all pages of techniques.
    private static final Map<Step, Facts> FOUND = found();

    @Test
    void eachPatternMeansAKey() {
        // English has no texts of flaws: the code says them.
        Set<String> keys = Stream.of(Language.values())
                .flatMap(language -> PropertiesMessages.of(language).texts().keySet().stream())
                .collect(toSet());

        assertThat(patterns("unasked", "variants", "later"))
                .isNotEmpty()
                .allSatisfy(pattern ->
                        assertThat(keys).anyMatch(Pattern.compile(pattern).asMatchPredicate()));
    }

    @Test
    void theExamplesHaveEachTechniqueOfTheFirstEngine() {
        Set<Technique> missing = HintLadder.FIRST.stream()
                .flatMap(finder -> finder.finds().stream())
                .collect(toSet());
        FOUND.keySet().forEach(step -> missing.remove(step.technique()));

        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theFirstEngineLacksNoWord(Language language) {
        Map<String, String> all = PropertiesMessages.of(language).texts();
        Predicate<String> absent = Pattern.compile(String.join("|", patterns("unasked", "variants", "later")))
                .asMatchPredicate();
        Explainer whole = new Explainer(all::get, Coordinates.RC);
        Explainer first = new Explainer(key -> absent.test(key) ? null : all.get(key), Coordinates.RC);

        FOUND.forEach((step, facts) -> assertThat(first.explain(facts, step, List.of(Depth.values())))
                .isEqualTo(whole.explain(facts, step, List.of(Depth.values()))));
        for (Notice.Kind kind : Notice.Kind.values()) {
            assertThat(first.notice(Notice.of(kind))).isNotEmpty();
        }
        assertThat(Stream.of(FamousPuzzle.values()).map(each -> "famous." + each.id() + ".name"))
                .noneMatch(absent);
        assertThat("tally.combinations")
                .satisfies(key -> assertThat(absent.test(key)).isFalse());
    }

    private static Map<Step, Facts> found() {
        Map<Step, Facts> found = new TreeMap<>(Comparator.comparing(Step::toString));
        for (Facts facts : examples()) {
            for (Finder finder : HintLadder.FIRST) {
                finder.find(facts, step -> {
                    found.putIfAbsent(step, facts);
                    return false;
                });
            }
        }
        return found;
    }

    private static List<Facts> examples() {
        List<Facts> examples = new ArrayList<>();
        try (Stream<Path> pages = Files.list(PAGES)) {
            for (Path page : pages.filter(each -> each.toString().endsWith(".md"))
                    .sorted()
                    .toList()) {
                Files.readAllLines(page).stream()
                        .map(LibraryCase::of)
                        .flatMap(Optional::stream)
                        .map(LibraryCase::facts)
                        .forEach(examples::add);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return examples;
    }

    private static List<String> patterns(String... lists) {
        try {
            String text = Files.readString(Path.of("src/main/build/messages.json"));
            return LIST.matcher(text)
                    .results()
                    .filter(list -> List.of(lists).contains(list.group(1)))
                    .flatMap(list -> ENTRY.matcher(list.group(2)).results())
                    .map(entry -> entry.group(1))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}

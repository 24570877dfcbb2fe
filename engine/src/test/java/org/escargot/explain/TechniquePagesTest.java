package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.logic.Finders;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.corpus.LibraryCodes;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerStep;
import org.escargot.rating.explainer.ExplainerTechnique;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The pages `docs/techniques/<id>.md`: their examples are our cases, their names those of the messages, and their
/// ratings those of the ladder. The pages with pictures and sentences of the examples are written to
/// `target/techniques`.
@Tag("many")
class TechniquePagesTest {
    private static final String ASSUMES = "It assumes that the puzzle has exactly one solution.";

    private static final Map<Language, List<String>> HEADINGS = Map.of(
            Language.FRENCH,
            List.of("## Motif", "## Pourquoi ça marche", "## Aussi appelée", "## Cotation"),
            Language.GREEK,
            List.of("## Σχήμα", "## Γιατί ισχύει", "## Λέγεται και", "## Βαθμολογία"));

    private static final Map<Language, String> EXAMPLE = Map.of(
            Language.ENGLISH, "## Example",
            Language.FRENCH, "## Exemple",
            Language.GREEK, "## Παράδειγμα");

    private final HodokuScale scheme = new HodokuScale();

    @ParameterizedTest
    @MethodSource("org.escargot.explain.Example#ofTheUsualBoard")
    void everyPageHasTheSameHeadings(Technique technique) throws IOException {
        assertThat(page(technique).lines().filter(line -> line.startsWith("#")))
                .containsExactly(
                        "# " + name(Language.ENGLISH, technique),
                        "## Pattern",
                        "## Why it works",
                        "## Example",
                        "## Also called",
                        "## Rated");
    }

    @ParameterizedTest
    @MethodSource("org.escargot.explain.Example#ofTheUsualBoard")
    void everyPageIsThereInTheOtherLanguages(Technique technique) throws IOException {
        for (Language language : HEADINGS.keySet()) {
            List<String> lines = page(language, technique).lines().toList();
            List<String> headings = new ArrayList<>(HEADINGS.get(language));
            headings.addFirst("# " + name(language, technique));
            assertThat(lines.stream().filter(line -> line.startsWith("#"))).containsExactlyElementsOf(headings);
            assertThat(lines)
                    .filteredOn(line -> !line.isEmpty() && !line.startsWith("#"))
                    .hasSizeGreaterThanOrEqualTo(4);
        }
    }

    @ParameterizedTest
    @MethodSource("org.escargot.explain.Example#ofTheUsualBoard")
    void everyExampleIsTheFirstOfOurCases(Technique technique) throws IOException {
        LibraryCase library = Example.of(technique).library();

        assertThat(section(page(technique), "Example")).isEqualTo("\n    " + library.line() + "\n\n");
        assertThat(steps(technique, library)).extracting(Step::technique).containsOnly(technique);
    }

    @ParameterizedTest
    @MethodSource("org.escargot.explain.Example#ofTheUsualBoard")
    void everyPageIsWrittenWithItsExample(Technique technique) throws IOException {
        for (Language language : Language.values()) {
            String example = example(Example.of(technique), language);
            assertThat(example).contains("    ").contains("`").endsWith("\n\n");
            Path whole = Path.of("target/techniques").resolve(file(language, technique));
            Files.createDirectories(whole.getParent());
            Files.writeString(whole, withExample(page(language, technique), language, example), StandardCharsets.UTF_8);
        }
    }

    /// A page, whose example, if it has one, is shown before its last two sections.
    private static String withExample(String page, Language language, String example) {
        String heading = EXAMPLE.get(language) + "\n";
        int place = page.contains(heading)
                ? page.indexOf(heading) + heading.length()
                : page.lastIndexOf("## ", page.lastIndexOf("## ") - 1);
        return page.substring(0, place)
                + (page.contains(heading) ? "" : heading)
                + example
                + page.substring(place).replaceFirst("^\n", "");
    }

    private static List<Step> steps(Technique technique, LibraryCase library) {
        if (!Finders.TECHNIQUES.contains(technique)) {
            return List.of(Example.ofScale(library));
        }
        CaseCheck check = CaseCheck.of(library);
        assertThat(check.verdict()).isEqualTo(CaseCheck.Verdict.PASSED);
        return check.steps();
    }

    @ParameterizedTest
    @MethodSource("org.escargot.explain.Example#ofTheUsualBoard")
    void everyPageSaysWhatItIsCalledInTheOtherLanguages(Technique technique) throws IOException {
        String names = section(page(technique), "Also called");
        for (Language language : List.of(Language.FRENCH, Language.GREEK)) {
            String name = name(language, technique);
            if (!name.equals(name(Language.ENGLISH, technique))) {
                assertThat(names).contains(language == Language.FRENCH ? "French: " + name : "Greek: " + name);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.escargot.explain.Example#ofTheUsualBoard")
    void everyRatingIsThatOfTheLadder(Technique technique) throws IOException {
        String rated = section(page(technique), "Rated");
        Optional<String> ladder = onTheLadder(technique);
        if (ladder.isPresent()) {
            assertThat(rated).startsWith("\n" + ladder.get());
        } else if (!Finders.TECHNIQUES.contains(technique)) {
            assertThat(rated).startsWith("\nSudoku Explainer: " + rating(technique));
        } else {
            assertThat(rated).contains("not on our ladder");
        }
        assertThat(rated.contains(ASSUMES)).isEqualTo(technique.assumesUniqueSolution());
    }

    /// What the scale's table in `docs/ratings.md` says of the rung of the page's example, with its name.
    private static String rating(Technique technique) {
        ExplainerStep step =
                new ExplainerRater().next(Example.of(technique).facts().marks()).orElseThrow();
        int number = List.of(ExplainerTechnique.values()).indexOf(step.rung()) + 1;
        return "rung " + number + ", " + step.rung().title() + ",";
    }

    /// HoDoKu's own table has also what its usual path and our ladder leave out.
    @Test
    void everyRatingIsThatOfHodokusTable() throws IOException {
        List<String> table =
                TestPuzzles.shared("reference/hodoku-techniques.md").orElse(List.of());
        Assumptions.assumeFalse(table.isEmpty());
        for (String row : table) {
            List<String> fields = List.of(row.split("\\s*\\|\\s*", -1));
            Optional<Technique> technique = fields.size() > 7
                    ? LibraryCodes.row(fields.get(4), "").map(LibraryCodes.Row::technique)
                    : Optional.empty();
            if (technique.isPresent() && !fields.get(7).isEmpty()) {
                assertThat(section(page(technique.get()), "Rated"))
                        .startsWith("\nHoDoKu: level " + fields.get(6) + ", " + fields.get(7) + " points, code "
                                + fields.get(4));
            }
        }
    }

    private Optional<String> onTheLadder(Technique technique) {
        for (Finder finder : scheme.ladder()) {
            if (finder.finds().contains(technique)) {
                Example example = Example.of(technique);
                SolvePath path = new SolvePath(
                        example.facts().marks(),
                        List.of(example.step()),
                        example.facts().marks(),
                        Outcome.SOLVED);
                return Optional.of("HoDoKu: level " + scheme.total(path).title() + ", " + scheme.points(technique)
                        + " points, code " + LibraryCodes.code(technique) + ".\n");
            }
        }
        return Optional.empty();
    }

    /// The picture, the short line and the reason.
    private static String example(Example example, Language language) {
        Coordinates names = language == Language.FRENCH ? Coordinates.LC : Coordinates.RC;
        Explainer explainer = new Explainer(PropertiesMessages.of(language), names);
        StringBuilder text = new StringBuilder("\n");
        for (String line : ExamplePicture.of(example, language)) {
            text.append(line.isEmpty() ? "" : "    ").append(line).append('\n');
        }
        text.append("\n`")
                .append(new HodokuLine(explainer.messages(), names).of(example.step()))
                .append("`\n\n");
        text.append(
                explainer.explain(example.facts(), example.step(), Depth.REASON).text());
        return text.append("\n\n")
                .append(proof(explainer.proof(example.step())))
                .toString();
    }

    private static String proof(List<Statement> statements) {
        StringBuilder text = new StringBuilder();
        for (Statement statement : statements) {
            text.append("    ".repeat(statement.level() + 1))
                    .append(statement.text())
                    .append('\n');
        }
        return statements.isEmpty() ? "" : text.append('\n').toString();
    }

    /// What stands below a heading, each paragraph on one line.
    private static String section(String page, String heading) {
        int start = page.indexOf("## " + heading + "\n") + heading.length() + 4;
        int end = page.indexOf("\n## ", start);
        return page.substring(start, end < 0 ? page.length() : end + 1).replaceAll("(?<!^|\n)\n(?!\n|$)", " ");
    }

    private static String name(Language language, Technique technique) {
        return new Explainer(PropertiesMessages.of(language), Coordinates.RC).name(technique);
    }

    private static String page(Technique technique) throws IOException {
        return page(Language.ENGLISH, technique);
    }

    private static String page(Language language, Technique technique) throws IOException {
        return Files.readString(
                Path.of("../docs/techniques").resolve(file(language, technique)), StandardCharsets.UTF_8);
    }

    /// The English pages stand beside the folders of the others.
    private static String file(Language language, Technique technique) {
        return (language == Language.ENGLISH ? "" : language.code() + "/") + technique.id() + ".md";
    }
}

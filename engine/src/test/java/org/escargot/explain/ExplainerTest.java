package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.escargot.explain.reading.FishReading;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.pattern.Template;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every technique is said, from steps of our own cases.
class ExplainerTest {
    private static final Path BLESSED = Path.of("src/test/resources/explain/sentences.txt");
    /// `C1` beside an arrow is a column that moves.
    private static final Map<Coordinates, String> NAMES_OF_CELLS = Map.of(
            Coordinates.RC, "r[1-9]+c[1-9]",
            Coordinates.A1, "(?<![↔→])\\b[A-HJ]+[1-9]+\\b(?![↔→])",
            Coordinates.LC, "L[1-9]+C[1-9]");

    @ParameterizedTest
    @EnumSource(Technique.class)
    void everyTechniqueIsSaidInEveryLanguageAtEveryDepthWithAllNamesOfCells(Technique technique) {
        for (Example example : Example.all(technique)) {
            for (Language language : Language.values()) {
                for (Coordinates coordinates : Coordinates.values()) {
                    Explainer explainer = new Explainer(PropertiesMessages.of(language), coordinates);
                    for (Depth depth : Depth.values()) {
                        Explanation said = explainer.explain(example.facts(), example.step(), depth);
                        assertReadable(said, coordinates);
                        assertRunsNameTheStep(example, said);
                    }
                }
            }
        }
    }

    private static void assertReadable(Explanation said, Coordinates coordinates) {
        // In a chain a bar joins cells that share neither row nor column.
        assertThat(said.text().replaceAll("(?<=\\w)\\|(?=[A-Za-z][0-9])", ","))
                .doesNotContain("{", "}", "|", "  ", "..", " ,", " .", "( ", " )")
                .endsWith(".");
        for (Coordinates other : Coordinates.values()) {
            if (other != coordinates) {
                assertThat(said.text()).doesNotContainPattern(NAMES_OF_CELLS.get(other));
            }
        }
        if (said.depth().compareTo(Depth.CELLS) >= 0) {
            assertThat(said.text()).containsPattern(NAMES_OF_CELLS.get(coordinates));
        }
    }

    /// What the words light is what the step rests on and what it does, and nothing else.
    private static void assertRunsNameTheStep(Example example, Explanation said) {
        Step step = example.step();
        CellSet evidence = evidence(example);
        CellSet all = evidence.or(step.effects().eliminations().cells())
                .or(step.effects().placements().cells());
        CellSet named = CellSet.EMPTY;
        CandidateSet eliminated = CandidateSet.EMPTY;
        CandidateSet placed = CandidateSet.EMPTY;
        int houses = 0;
        for (TextRun run : said.runs()) {
            switch (run) {
                case TextRun.Plain _, TextRun.Linked _ -> {}
                case TextRun.Cells cells -> named = named.or(cells.cells());
                case TextRun.Defining defining ->
                    named = named.or(defining.candidates().cells());
                case TextRun.Digits digits ->
                    assertThat(digits.digits().isEmpty()).isFalse();
                case TextRun.House house -> houses += house.houses().size();
                case TextRun.Eliminated gone -> eliminated = eliminated.or(gone.candidates());
                case TextRun.Placed put -> placed = placed.or(put.candidates());
            }
        }
        assertThat(all.containsAll(named)).as(said.text()).isTrue();
        switch (said.depth()) {
            case TECHNIQUE -> assertThat(houses + named.size()).isZero();
            // Colors and templates run through so many houses that only their digit narrows the search; a symmetry
            // is of all givens.
            case HOUSE ->
                assertThat(houses > 0)
                        .as(said.text())
                        .isNotEqualTo(step.pattern() instanceof Coloring
                                || step.pattern() instanceof Medusa
                                || step.pattern() instanceof GivenSymmetry
                                || step.pattern() instanceof Template);
            case CELLS -> assertThat(named).as(said.text()).isEqualTo(mainCells(example));
            case REASON -> {
                assertThat(eliminated).isEqualTo(step.effects().eliminations());
                assertThat(placed).isEqualTo(step.effects().placements());
            }
        }
    }

    /// The cells that the grid shows as the reason; of a single, its own cell.
    private static CellSet evidence(Example example) {
        CellSet cells = CellSet.EMPTY;
        for (Highlights.Mark mark :
                Highlights.of(example.facts(), example.step()).marks()) {
            cells = switch (mark.role()) {
                case ELIMINATED, PLACED -> cells;
                default -> cells.or(mark.candidates().cells());
            };
        }
        return cells;
    }

    /// The cells of the third rung: of a deadly pattern, the pattern itself, or what lies outside of a grave; of
    /// forcing chains, where they start; of a kraken fish, its base; of a symmetry, what it decides.
    private static CellSet mainCells(Example example) {
        if (example.step().pattern() instanceof DeadlyPattern deadly) {
            return deadly.form() == DeadlyPattern.Form.BUG ? deadly.guardians() : deadly.cells();
        }
        if (example.step().pattern() instanceof GivenSymmetry) {
            return example.step().effects().eliminations().cells();
        }
        if (example.step().pattern() instanceof Forcing forcing) {
            return forcing.starts();
        }
        if (example.step().pattern() instanceof KrakenFish kraken) {
            Fish fish = kraken.fish();
            return FishReading.places(example.facts(), fish.digit(), fish.base());
        }
        CellSet evidence = evidence(example);
        return evidence.isEmpty() ? example.step().effects().placements().cells() : evidence;
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void theGridShowsReasonAndEffects(Technique technique) {
        for (Example example : Example.all(technique)) {
            Highlights lit = Highlights.of(example.facts(), example.step());
            CandidateSet shown = CandidateSet.EMPTY;
            for (Highlights.Mark mark : lit.marks()) {
                assertThat(mark.candidates().isEmpty()).isFalse();
                shown = shown.or(mark.candidates());
            }
            assertThat(shown.cells().containsAll(evidence(example))).isTrue();
            assertThat(lit.marks())
                    .contains(new Highlights.Mark(
                            example.step().effects().placements().isEmpty()
                                    ? Highlights.Role.ELIMINATED
                                    : Highlights.Role.PLACED,
                            example.step().effects().placements().isEmpty()
                                    ? example.step().effects().eliminations()
                                    : example.step().effects().placements()));
        }
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void theShortLineNamesEvidenceAndEffects(Technique technique) {
        HodokuLine lines = new HodokuLine(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);

        for (Example example : Example.all(technique)) {
            assertThat(lines.of(example.step()))
                    .startsWith(PropertiesMessages.of(Language.ENGLISH).message(technique.id() + ".name"))
                    .doesNotContain(": ,", "  ")
                    .containsPattern("(=|<>)[1-9]$");
        }
    }

    /// Every line of a proof is said in every language, and rests on earlier lines of its level.
    @Tag("many")
    @ParameterizedTest
    @EnumSource(Technique.class)
    void everyLineOfAProofIsReadable(Technique technique) {
        for (Example example : Example.all(technique)) {
            for (Language language : Language.values()) {
                Explainer explainer = new Explainer(PropertiesMessages.of(language), Coordinates.RC);
                for (Statement statement : explainer.proof(example.step())) {
                    assertThat(statement.text())
                            .doesNotContain("{", "}", "|", "  ", "..", " ,", " .")
                            .containsPattern(NAMES_OF_CELLS.get(Coordinates.RC));
                    assertThat(statement.because()).allMatch(number -> number < statement.number());
                }
            }
        }
    }

    /// Run the tests with `-Descargot.bless=true` to write the file anew, then read the difference.
    @Test
    void theSentencesAreThoseThatWereRead() throws IOException {
        StringBuilder said = new StringBuilder();
        for (Example example : Example.ofEveryTechniqueAndShape()) {
            assertThat(StepProof.of(example.facts(), example.step()).holds()).isTrue();
            said.append("# ").append(example.step().technique().id());
            said.append(" (").append(example.shape()).append(")\n").append(rungs(example));
        }
        if (Boolean.getBoolean("escargot.bless")) {
            Files.writeString(BLESSED, said, StandardCharsets.UTF_8);
        }
        assertThat(said).hasToString(Files.readString(BLESSED, StandardCharsets.UTF_8));
    }

    private static String rungs(Example example) {
        HodokuLine lines = new HodokuLine(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);
        StringBuilder said = new StringBuilder(lines.of(example.step())).append('\n');
        for (Language language : Language.values()) {
            Explainer explainer = new Explainer(PropertiesMessages.of(language), Coordinates.RC);
            for (Depth depth : List.of(Depth.HOUSE, Depth.CELLS, Depth.REASON)) {
                said.append(explainer
                                .explain(example.facts(), example.step(), depth)
                                .text())
                        .append('\n');
            }
        }
        for (Language language : Language.values()) {
            Explainer explainer = new Explainer(PropertiesMessages.of(language), Coordinates.RC);
            for (Statement statement : explainer.proof(example.step())) {
                said.append("  ".repeat(statement.level() + 1))
                        .append(statement.text())
                        .append('\n');
            }
        }
        return said.append('\n').toString();
    }
}

package org.escargot.logic.chains;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainCheck;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What finders call their chains follows from the links, and each link stands in the position.
class ChainNamesTest {
    private static final Set<Technique> OF_LOOPS = EnumSet.of(
            Technique.CONTINUOUS_NICE_LOOP,
            Technique.DISCONTINUOUS_NICE_LOOP,
            Technique.AIC,
            Technique.GROUPED_CONTINUOUS_NICE_LOOP,
            Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
            Technique.GROUPED_AIC);

    /// The names of open chains that depend on nothing but their links.
    static Stream<Technique> namesOfLinks() {
        Stream<Technique> ofCandidates = ChainNames.ALL.stream()
                .filter(technique -> technique != Technique.EMPTY_RECTANGLE && !OF_LOOPS.contains(technique));
        return Stream.concat(ofCandidates, Stream.of(Technique.ALS_W_WING));
    }

    @ParameterizedTest
    @MethodSource("namesOfLinks")
    void namesFollowFromTheLinks(Technique technique) {
        for (Step step : steps(technique)) {
            assertThat(ChainNames.of((Chain) step.pattern())).as("%s", step).isEqualTo(technique);
        }
    }

    /// One whose box has two places is told from a turbot fish by its finder alone.
    @ParameterizedTest
    @EnumSource(names = "EMPTY_RECTANGLE")
    void anEmptyRectangleIsKnownByItsGroup(Technique technique) {
        for (Step step : steps(technique)) {
            Chain chain = (Chain) step.pattern();
            boolean isGrouped = chain.links().stream().anyMatch(StrongLink::isGrouped);
            assertThat(ChainNames.of(chain)).isEqualTo(isGrouped ? technique : Technique.TURBOT_FISH);
        }
    }

    /// A short X-chain or XY-chain, and a loop through one candidate, have other names too.
    @ParameterizedTest
    @FieldSource("OF_LOOPS")
    void loopsAreNamedByTheirLinksAndWhatTheyEliminate(Technique technique) {
        for (Step step : steps(technique)) {
            assertThat(ChainNames.amongLoops(
                            (Chain) step.pattern(), step.effects().eliminations()))
                    .isEqualTo(technique);
        }
    }

    private static List<Step> steps(Technique technique) {
        List<Step> steps = TestPuzzles.lines("/techniques/" + technique.id() + ".txt").stream()
                .flatMap(line -> steps(LibraryCase.of(line).orElseThrow()).stream())
                .filter(step -> step.technique() == technique)
                .toList();
        assertThat(steps).isNotEmpty();
        return steps;
    }

    private static List<Step> steps(LibraryCase library) {
        List<Step> steps = CaseCheck.of(library).steps();
        for (Step step : steps) {
            if (step.pattern() instanceof Chain chain) {
                assertThat(ChainCheck.faults(library.facts().marks(), chain)).isEmpty();
            }
        }
        return steps;
    }
}

package org.escargot.logic.chains;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

/// What finders call their chains follows from the links, and each link stands in the position.
class ChainNamesTest {
    @ParameterizedTest
    @EnumSource(
            names = {
                "SKYSCRAPER",
                "TWO_STRING_KITE",
                "TURBOT_FISH",
                "XY_WING",
                "W_WING",
                "REMOTE_PAIR",
                "X_CHAIN",
                "XY_CHAIN"
            })
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
    @EnumSource(
            names = {
                "CONTINUOUS_NICE_LOOP",
                "DISCONTINUOUS_NICE_LOOP",
                "AIC",
                "GROUPED_CONTINUOUS_NICE_LOOP",
                "GROUPED_DISCONTINUOUS_NICE_LOOP",
                "GROUPED_AIC"
            })
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

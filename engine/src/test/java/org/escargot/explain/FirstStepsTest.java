package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The page's first engine says the steps that it finds as the whole one does.
class FirstStepsTest {
    private static final Explainer FIRST =
            Explainer.ofFirstSteps(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);
    private static final Explainer WHOLE = new Explainer(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);

    static Stream<Technique> techniques() {
        return HintLadder.FIRST.stream().flatMap(finder -> finder.finds().stream());
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void everyFirstTechniqueIsSaidAndLitAsByTheWholeExplainer(Technique technique) {
        for (Example example : Example.all(technique)) {
            assertThat(FIRST.explain(example.facts(), example.step(), Depth.REASON))
                    .isEqualTo(WHOLE.explain(example.facts(), example.step(), Depth.REASON));
            assertThat(FIRST.highlights(example.facts(), example.step()).marks())
                    .isEqualTo(WHOLE.highlights(example.facts(), example.step()).marks());
            assertThat(WHOLE.proof(example.step())).isEmpty();
        }
    }

    @Test
    void aLaterStepIsRefused() {
        Example forcing = Example.of(Technique.SUE_DE_COQ);

        assertThatThrownBy(() -> FIRST.explain(forcing.facts(), forcing.step(), Depth.REASON))
                .hasMessageContaining("sue-de-coq");
    }
}

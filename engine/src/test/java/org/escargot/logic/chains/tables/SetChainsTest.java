package org.escargot.logic.chains.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.HodokuLine;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.junit.jupiter.api.Test;

/// Chains through almost locked sets, found in a position.
class SetChainsTest {
    private static final Facts FACTS = LibraryCase.of(":chain:1:7+83+9+1....5163......+9.+68.+1.+3+93+7..6.1.+8.+17.95"
                    + "+36.+6+5+13...96.8.91+3..+35......1+1.94.+3..8:227 427 727 228 428 728 236 436 238 438 285::")
            .orElseThrow()
            .facts();

    private static List<Step> steps(GroupUse groups) {
        List<Step> steps = new ArrayList<>();
        new NiceLoopFinder(groups).find(FACTS, step -> {
            steps.add(step);
            return false;
        });
        return steps;
    }

    private static boolean passesASet(Step step) {
        return ((Chain) step.pattern()).nodes().stream().anyMatch(node -> node instanceof Node.Als);
    }

    @Test
    void chainsPassThroughSetsOnlyWhereTheyMay() {
        assertThat(steps(GroupUse.ALLOWED)).noneMatch(SetChainsTest::passesASet);
        assertThat(steps(GroupUse.WITH_SETS)).anyMatch(SetChainsTest::passesASet);
    }

    @Test
    void everyChainIsProvedByItsOwnLinks() {
        for (Step step : steps(GroupUse.WITH_SETS)) {
            assertThat(StepProof.of(FACTS, step).holds()).as("%s", step).isTrue();
        }
    }

    @Test
    void everyChainIsWrittenInEveryLanguage() {
        for (Step step : steps(GroupUse.WITH_SETS)) {
            for (Language language : Language.values()) {
                PropertiesMessages messages = PropertiesMessages.of(language);
                Explainer explainer = new Explainer(messages, Coordinates.RC);
                assertThat(explainer.explain(FACTS, step, Depth.REASON).text()).doesNotContain("{", "null");
                assertThat(explainer.proof(step)).isNotNull();
                assertThat(new HodokuLine(messages, Coordinates.RC).of(step)).contains("=>");
            }
        }
    }

    /// The set stands once in HoDoKu's line, between the digits that it is entered and left by.
    @Test
    void aSetIsNamedByAllItsCells() {
        Step step = steps(GroupUse.WITH_SETS).stream()
                .filter(SetChainsTest::passesASet)
                .findFirst()
                .orElseThrow();
        Node.Als set = (Node.Als) ((Chain) step.pattern())
                .nodes().stream()
                        .filter(node -> node instanceof Node.Als)
                        .findFirst()
                        .orElseThrow();
        assertThat(new HodokuLine(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC).of(step))
                .containsOnlyOnce(Coordinates.RC.cells(set.cells()));
    }
}

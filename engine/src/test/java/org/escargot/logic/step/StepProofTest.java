package org.escargot.logic.step;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.junit.jupiter.api.Test;

/// A deadly pattern proves something only where its two digits can be exchanged.
class StepProofTest {
    private static final String AVOIDABLE_RECTANGLE =
            ":0607:19:..5..41+9+8...+8..+2.38..2..+6..5...8..4+2...+49.8.+5.4+8+5.2.6.3+5+7+1+48.2...9+3+25+4+87.8.+967"
                    + "+5.+1:711 712 725 126 433 335 735 136 742 758 761 165 967:979::";
    private static final String UNIQUENESS_TEST_4 =
            ":0603:57:2................4.....68.1.8...93.6.....3...7..18.2..31........9...86...657.19..::516 526::";

    @Test
    void placedDigitsAreExchangedOnlyWhereNoneIsKnownToBeGiven() {
        LibraryCase library = LibraryCase.of(AVOIDABLE_RECTANGLE).orElseThrow();
        Facts facts = library.facts();
        Step step = CaseCheck.of(library).steps().getFirst();

        assertThat(StepProof.of(facts, step).holds()).isTrue();
        assertThat(holds(facts.marks(), step)).isFalse();
    }

    @Test
    void aCellThatNeverHadOneOfTheDigitsCannotExchangeThem() {
        LibraryCase library = LibraryCase.of(UNIQUENESS_TEST_4).orElseThrow();
        Step step = CaseCheck.of(library).steps().getFirst();
        int eliminated = step.effects().eliminations().first();
        Effects others = Effects.eliminate(step.effects().eliminations().minus(CandidateSet.of(eliminated)));
        Step rest = new Step(step.technique(), step.pattern(), others);
        Pencilmarks without = library.facts().marks().without(CandidateSet.of(eliminated));

        assertThat(StepProof.of(new Facts(without, library.facts().start()), rest)
                        .holds())
                .isTrue();
        assertThat(holds(without, rest)).isFalse();
    }

    private static boolean holds(Pencilmarks start, Step step) {
        return StepProof.of(new Facts(start, start), step).holds();
    }
}

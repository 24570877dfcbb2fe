package org.escargot.logic.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.rating.VariantLevel;
import org.escargot.rating.VariantPath;
import org.escargot.rules.Lowering;
import org.junit.jupiter.api.Test;

/// A deadly pattern proves something only where its two digits can be exchanged, a symmetry only where the givens have
/// it.
class StepProofTest {
    private static final String AVOIDABLE_RECTANGLE =
            ":0607:19:..5..41+9+8...+8..+2.38..2..+6..5...8..4+2...+49.8.+5.4+8+5.2.6.3+5+7+1+48.2...9+3+25+4+87.8.+967"
                    + "+5.+1:711 712 725 126 433 335 735 136 742 758 761 165 967:979::";
    private static final String UNIQUENESS_TEST_4 =
            ":0603:57:2................4.....68.1.8...93.6.....3...7..18.2..31........9...86...657.19..::516 526::";

    private static final String HALF_TURN = ":gurths-symmetrical-placement:9:"
            + ".51..7.....89.6..4.4...3....17........2...5........46....8...7.7..1.93.....4..62."
            + "::155 355 455 655 755 855::";

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

    /// What follows from a symmetry is proved for this motion and this change only, only for givens that have it, and
    /// only where there is one solution.
    @Test
    void aSymmetryProvesNothingForGivensThatDoNotHaveIt() {
        LibraryCase library = LibraryCase.of(HALF_TURN).orElseThrow();
        Facts facts = library.facts();
        Step step = CaseCheck.of(library).steps().getFirst();
        GivenSymmetry turn = (GivenSymmetry) step.pattern();
        GivenSymmetry mirror = new GivenSymmetry(GivenSymmetry.Motion.DIAGONAL, turn.images());
        GivenSymmetry.Motion apart = new GivenSymmetry.Motion(
                List.of(8, 7, 5, 6, 4, 3, 2, 1, 0), turn.motion().columns(), false);
        GivenSymmetry noMotion = new GivenSymmetry(apart, turn.images());
        GivenSymmetry otherDigits = new GivenSymmetry(turn.motion(), List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));

        assertThat(StepProof.of(facts, step).holds()).isTrue();
        assertThat(holds(facts.marks(), step)).isFalse();
        for (GivenSymmetry wrong : List.of(mirror, noMotion, otherDigits)) {
            Step other = new Step(step.technique(), wrong, step.effects());
            assertThat(StepProof.of(facts, other).holds()).isFalse();
        }
        Step assumingNothing = new Step(Technique.BROKEN_WING, turn, step.effects());
        assertThat(StepProof.of(facts, assumingNothing).holds()).isFalse();
        Step nine = new Step(step.technique(), turn, Effects.eliminate(CandidateSet.of(Candidate.of(40, 9))));
        assertThat(StepProof.of(facts, nine).holds()).isFalse();
    }

    /// Eight cells with eight digits that become seven are more cases than anyone would follow, so they are counted. A
    /// puzzle of ours.
    @Test
    void manyCellsWithTooFewDigitsAreCounted() {
        String puzzle =
                ".AntiKnight.~R1C7_4~R3C1_2~R3C4_3~R3C6_1~R3C8_9~R4C4_9~R7C1_5~R7C9_7~R9C1_7~R9C3_1~R9C4_6~R9C5_4";
        VariantEntry entry = (VariantEntry) Formats.read(puzzle).getFirst();
        Pencilmarks start = ((Lowering.Lowered) Lowering.of(entry.variant())).start();
        List<Step> steps = VariantPath.of(start, VariantLevel.EXTREME).steps().stream()
                .map(VariantPath.GradedStep::step)
                .toList();
        Step large = steps.getLast();
        Pencilmarks before = start;
        for (Step step : steps.subList(0, steps.size() - 1)) {
            before = step.effects().applyTo(before);
        }

        assertThat(large.pattern().truths().cells().size()).isEqualTo(16);
        assertThat(holds(before, large)).isTrue();
    }

    private static boolean holds(Pencilmarks start, Step step) {
        return StepProof.of(new Facts(start, start), step).holds();
    }
}

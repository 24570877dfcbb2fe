package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Candidate;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.pattern.Trial;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;

class BruteForceFinderTest {
    private static final Givens ESCARGOT =
            Givens.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    private static final Givens SEVERAL_SOLUTIONS =
            Givens.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7......");

    private final LogicSolver trial = new LogicSolver(List.of(new BruteForceFinder()));

    @Test
    void theMiddleCellIsPlaced() {
        Pencilmarks marks = Pencilmarks.of(ESCARGOT);
        int[] unsolved = marks.unsolved().stream().toArray();
        int middle = unsolved[unsolved.length / 2];
        int digit = new BandSolver().solve(ESCARGOT).orElseThrow().digit(middle);

        assertThat(trial.next(new Facts(marks, ESCARGOT)))
                .contains(new Step(Technique.BRUTE_FORCE, new Trial(middle, digit), Effects.place(middle, digit)));
    }

    @Test
    void withSeveralSolutionsOrNoneThereIsNothingToPlace() {
        assertThat(new BandSolver().count(SEVERAL_SOLUTIONS, 2)).isEqualTo(2);
        assertThat(trial.next(new Facts(Pencilmarks.of(SEVERAL_SOLUTIONS), SEVERAL_SOLUTIONS)))
                .isEmpty();

        Givens none = Givens.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7.27...3..");
        assertThat(new BandSolver().count(none, 2)).isZero();
        assertThat(trial.next(new Facts(Pencilmarks.of(none), none))).isEmpty();
    }

    /// The proof goes through all cases, without knowing the solution; a wrong digit has none.
    @Test
    void everyCaseComesOutAsItSaysAndIsProved() {
        for (String line : TestPuzzles.lines("/rating/hodoku-cases.txt")) {
            LibraryCase library = LibraryCase.of(line).orElseThrow();
            Facts facts = library.facts();
            Step step = next(facts).orElseThrow();

            assertThat(LibraryCase.of(facts, step).line()).isEqualTo(line);
            assertThat(StepProof.of(facts, step).holds()).as(line).isTrue();
            assertThat(StepProof.of(facts, wrong(facts, step)).holds()).as(line).isFalse();
        }
    }

    private static Step wrong(Facts facts, Step step) {
        int placed = step.effects().placements().first();
        int cell = Candidate.cell(placed);
        int digit = facts.candidates(cell).without(Candidate.digit(placed)).first();
        return new Step(Technique.BRUTE_FORCE, new Trial(cell, digit), Effects.place(cell, digit));
    }

    private static Optional<Step> next(Facts facts) {
        return Scales.HODOKU
                .next(facts.marks(), facts.start(), RatingLimits.NONE)
                .map(rated -> rated.step());
    }

    @Test
    void noHintTries() {
        assertThat(HintLadder.finders()).noneMatch(finder -> finder.finds().contains(Technique.BRUTE_FORCE));
        assertThat(WholeLadder.REASONING.finders())
                .noneMatch(finder -> finder.finds().contains(Technique.BRUTE_FORCE));
    }
}

package org.escargot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.Givens;
import org.escargot.grid.House;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.ShortLadder;
import org.junit.jupiter.api.Test;

/// What a player is told first.
class HintLadderTest {
    private static final Givens INKALA_2012 =
            Givens.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private final LogicSolver hints = new LogicSolver(HintLadder.finders());

    @Test
    void whatLevelsKnowIsKnownToHintsToo() {
        Set<Technique> known = EnumSet.noneOf(Technique.class);
        HintLadder.finders().forEach(finder -> known.addAll(finder.finds()));
        for (Finder finder : ShortLadder.V1.finders()) {
            assertThat(known).containsAll(finder.finds());
        }
        assertThat(known).contains(Technique.FORCING_CHAIN_VERITY, Technique.FORCING_NET_CONTRADICTION);
    }

    /// Eyes look a box over at once; that a cell has one digit left takes three houses.
    @Test
    void aHiddenSingleOfABoxComesBeforeANakedSingle() {
        int boxes = 0;
        for (Givens givens : TestPuzzles.minimal(20)) {
            SolvePath path = hints.solve(givens);
            Pencilmarks marks = path.start();
            for (Step step : path.steps()) {
                if (step.technique() == Technique.NAKED_SINGLE) {
                    assertThat(boxSingle(new Facts(marks, givens))).isEmpty();
                } else if (step.pattern() instanceof Single.Hidden) {
                    boxes++;
                }
                marks = step.effects().applyTo(marks);
            }
        }
        assertThat(boxes).isPositive();
    }

    private static Optional<Step> boxSingle(Facts facts) {
        List<Step> found = new ArrayList<>();
        Finders.of(Technique.HIDDEN_SINGLE).orElseThrow().find(facts, step -> {
            boolean isInBox =
                    step.pattern() instanceof Single.Hidden hidden && House.kind(hidden.house()) == House.Kind.BOX;
            return isInBox && found.add(step);
        });
        return found.stream().findFirst();
    }

    /// Sudoku Explainer needs 58 nested or dynamic forcing chains for it.
    @Test
    void inkalasPuzzleNeedsNoAssumption() {
        SolvePath path = hints.solve(INKALA_2012);
        assertThat(path.outcome()).isEqualTo(Outcome.SOLVED);
        Pencilmarks marks = path.start();
        for (Step step : path.steps()) {
            assertThat(step.technique().id()).doesNotContain("forcing");
            assertThat(StepProof.of(new Facts(marks, INKALA_2012), step).holds())
                    .as("%s", step)
                    .isTrue();
            marks = step.effects().applyTo(marks);
        }
    }
}

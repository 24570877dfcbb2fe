package org.escargot.logic.houses;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Lowering;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;

/// Small positions in which each finder must find something, beside such in which it must not.
class HouseFindersTest {
    private static final Frame SQUARE = Frame.ofBoxes(9);
    private static final HouseRule FALLING = new HouseRule.Diagonal(HouseRule.Slope.FALLING);

    /// The first two rows hold what the pieces at the top hold, but for r2c2 and r3c3.
    private static final Frame PIECES = Frame.ofPieces(4, new int[] {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});

    private static Pencilmarks start(Frame frame, Constraint... rules) {
        Variant variant = new Variant(Rules.of(frame, List.of(rules)).orElseThrow(), Digits.empty(frame));
        return ((Lowering.Lowered) Lowering.of(variant)).start();
    }

    /// All steps, each of them proved.
    private static List<Step> steps(Finder finder, Pencilmarks marks) {
        List<Step> steps = new ArrayList<>();
        Facts facts = new Facts(marks, marks);
        finder.find(facts, step -> {
            steps.add(step);
            return false;
        });
        assertThat(steps).allMatch(step -> StepProof.of(facts, step).holds());
        assertThat(steps).extracting(Step::technique).allMatch(finder.finds()::contains);
        return steps;
    }

    @Test
    void aDiagonalPointsIntoABox() {
        CellSet rest = CellSet.of(30, 40, 50, 60, 70, 80);
        List<Step> steps = steps(new AnyLockedFinder(), start(SQUARE, FALLING).without(rest, 5));

        assertThat(steps)
                .containsExactly(new Step(
                        Technique.POINTING,
                        new Locked(5, House.diagonal(0), House.box(0)),
                        Effects.eliminate(CellSet.of(1, 2, 9, 11, 18, 19), 5)));
        assertThat(steps(new AnyLockedFinder(), start(SQUARE).without(rest, 5))).isEmpty();
    }

    @Test
    void aKnightsMoveLinksTheTwoPlacesOfARow() {
        CellSet rest = CellSet.of(0, 2, 4, 5, 6, 7, 8);
        List<Step> steps = steps(
                new OneLinkFinder(), start(SQUARE, new ApartRule.AntiKnight()).without(rest, 5));

        assertThat(steps).extracting(Step::effects).containsExactly(Effects.eliminate(CellSet.of(10, 12, 20), 5));
        assertThat(steps(new OneLinkFinder(), start(SQUARE).without(rest, 5))).isEmpty();
    }

    @Test
    void bothDigitsOfACellForbidItsNeighborsTheOneBetween() {
        CandidateSet others = CandidateSet.of(0, DigitSet.ALL.minus(DigitSet.of(4, 6)));
        List<Step> steps = steps(
                new OneLinkFinder(),
                start(SQUARE, new ApartRule.NonConsecutive()).without(others));

        assertThat(steps).extracting(Step::effects).containsExactly(Effects.eliminate(CellSet.of(1, 9), 5));
        assertThat(steps(
                        new OneLinkFinder(),
                        start(SQUARE, new ApartRule.AntiKing()).without(others)))
                .isEmpty();
    }

    @Test
    void whatIsLeftOfRowsAndOfPiecesIsTheSame() {
        List<Step> steps = steps(new LeftoversFinder(), start(PIECES).without(20, 1));

        assertThat(steps).extracting(Step::effects).contains(Effects.eliminate(CellSet.of(10), 1));
        assertThat(steps)
                .extracting(step -> step.effects().eliminations().digits())
                .containsOnly(DigitSet.of(1));
        assertThat(steps(new LeftoversFinder(), start(PIECES))).isEmpty();
        assertThat(steps(new LeftoversFinder(), start(Frame.ofBoxes(4)).without(20, 1)))
                .isEmpty();
    }

    /// Phistomefel's ring, the lines 3 and 7 within each other, and the four corners of four cells.
    @Test
    void theRingAroundTheMiddleHoldsWhatTheCornersHold() {
        CellSet corners = CellSet.of(0, 1, 9, 10, 7, 8, 16, 17, 63, 64, 72, 73, 70, 71, 79, 80);
        CellSet ring = CellSet.of(20, 21, 22, 23, 24, 29, 38, 47, 33, 42, 51, 56, 57, 58, 59, 60);

        assertThat(steps(new EqualSetsFinder(), start(SQUARE).without(ring, 5)))
                .extracting(Step::effects)
                .contains(Effects.eliminate(corners, 5));
        assertThat(steps(new EqualSetsFinder(), start(SQUARE).without(corners, 5)))
                .extracting(Step::effects)
                .contains(Effects.eliminate(ring, 5));
        assertThat(steps(new EqualSetsFinder(), start(SQUARE))).isEmpty();
    }
}

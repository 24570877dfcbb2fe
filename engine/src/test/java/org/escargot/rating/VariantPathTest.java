package org.escargot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantPath.GradedStep;
import org.escargot.rating.human.OtherBoardTime;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Lowering;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.junit.jupiter.api.Test;

class VariantPathTest {
    private static final Frame SIX = Frame.ofBoxes(6);
    private static final Variant DIAGONALS = new Variant(
            Rules.of(
                            SIX,
                            List.of(
                                    new HouseRule.Diagonal(HouseRule.Slope.FALLING),
                                    new HouseRule.Diagonal(HouseRule.Slope.RISING)))
                    .orElseThrow(),
            Digits.of(SIX, "......2..3...........1......6.....4."));

    private static Pencilmarks start(Variant variant) {
        return ((Lowering.Lowered) Lowering.of(variant)).start();
    }

    @Test
    void theStepsAreThoseOfTheWholeLadder() {
        Pencilmarks start = start(DIAGONALS);
        VariantPath path = VariantPath.of(start);
        SolvePath whole = new LogicSolver(VariantLadder.FINDERS).solve(start, start);

        assertThat(path.bareSteps()).isEqualTo(whole.steps());
        assertThat(path.end()).isEqualTo(whole.end());
        assertThat(path.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(VariantPath.next(start).map(GradedStep::step))
                .contains(whole.steps().getFirst());
    }

    @Test
    void itEndsInTheSolution() {
        Digits solution = new GeneralSolver().solve(DIAGONALS).orElseThrow();
        Pencilmarks end = VariantPath.of(start(DIAGONALS)).end();

        assertThat(SIX.cells().stream()).allMatch(cell -> end.digit(cell) == solution.digit(cell));
    }

    @Test
    void theLevelIsThatOfTheHardestStep() {
        VariantPath path = VariantPath.of(start(DIAGONALS));
        Step hardest = path.hardest().orElseThrow();

        assertThat(path.level()).isEqualTo(VariantLevel.HARD);
        assertThat(hardest.technique()).isEqualTo(Technique.TURBOT_FISH);
        assertThat(path.steps().stream().filter(each -> each.level() == VariantLevel.EASY))
                .extracting(each -> each.step().technique())
                .containsOnly(Technique.FULL_HOUSE, Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE);
    }

    @Test
    void moreStepsTakeMoreTime() {
        VariantPath path = VariantPath.of(start(DIAGONALS));
        List<Step> some = path.bareSteps().subList(0, path.steps().size() / 2);

        assertThat(OtherBoardTime.tenths(path.start(), path.bareSteps()))
                .isGreaterThan(OtherBoardTime.tenths(path.start(), some));
    }

    @Test
    void anEmptyBoardHasAPathWithoutSteps() {
        Variant empty = new Variant(DIAGONALS.rules(), Digits.empty(SIX));
        VariantPath path = VariantPath.of(start(empty));

        assertThat(path.steps()).isEmpty();
        assertThat(path.outcome()).isEqualTo(Outcome.INCOMPLETE);
        assertThat(path.hardest()).isEmpty();
    }
}

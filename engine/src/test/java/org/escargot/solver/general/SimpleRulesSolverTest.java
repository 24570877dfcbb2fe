package org.escargot.solver.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;

class SimpleRulesSolverTest {
    private static final Frame FOUR = Frame.ofBoxes(4);

    private static Variant empty(Frame frame, Constraint... constraints) {
        return new Variant(Rules.of(frame, List.of(constraints)).orElseThrow(), Digits.empty(frame));
    }

    private static long count(Variant puzzle) {
        return new SimpleRulesSolver()
                .count(puzzle, 1_000_000, RulesSolver.NEVER)
                .counted();
    }

    @Test
    void countsTheGridsThatAreKnown() {
        assertThat(count(empty(FOUR))).isEqualTo(288);
        assertThat(count(empty(Frame.withoutRegions(4)))).isEqualTo(576);
        assertThat(count(empty(Frame.withoutRegions(5)))).isEqualTo(161_280);
    }

    @Test
    void bothDiagonalsLeaveFortyEight() {
        assertThat(count(empty(
                        FOUR,
                        new HouseRule.Diagonal(HouseRule.Slope.RISING),
                        new HouseRule.Diagonal(HouseRule.Slope.FALLING))))
                .isEqualTo(48);
    }

    @Test
    void aThermometerOfFourFixesItsCells() {
        Variant puzzle = empty(FOUR, new LineRule.Thermo(FOUR.rowCells(0)));
        assertThat(new SimpleRulesSolver().solve(puzzle).orElseThrow().toString())
                .startsWith("1234");
        assertThat(count(puzzle)).isEqualTo(12);
    }

    @Test
    void aWrongTotalOfAWholeRegionLeavesNothing() {
        Cells row = FOUR.rowCells(0);
        assertThat(count(empty(FOUR, new SumRule.Cage(row, OptionalInt.of(10)))))
                .isEqualTo(288);
        assertThat(count(empty(FOUR, new SumRule.Cage(row, OptionalInt.of(9))))).isZero();
    }

    @Test
    void whatIsCutShortIsNoNumberOfSolutions() {
        SimpleRulesSolver solver = new SimpleRulesSolver();
        assertThat(solver.count(empty(FOUR), 2, RulesSolver.NEVER)).isEqualTo(new Tally.AtLeast(2));
        assertThat(solver.count(empty(FOUR), 2, () -> true)).isEqualTo(new Tally.Cancelled(0));
        assertThat(solver.count(empty(FOUR), 288, RulesSolver.NEVER)).isEqualTo(new Tally.AtLeast(288));
        assertThat(solver.count(empty(FOUR), 289, RulesSolver.NEVER)).isEqualTo(new Tally.Exactly(288));
    }
}
